#include "core/model/active_settings.h"

#include <algorithm>
#include <iterator>

#include "core/model/forward.h"

namespace playground {
namespace {

// What the conditions depend on.
struct Facts {
  const Config& config;
  const AttentionConfig& attention;
  const BlockConfig block;  // defaults where there is none
  bool has_block;
  bool attends;
  bool has_heads;
  bool looks_up;  // tokens in a table
  bool masks;     // also for padding only
};

Facts facts_of(const Config& config, const Graph& graph) {
  const AttentionConfig& attention = config.attention;
  const BlockConfig block = config.block.value_or(BlockConfig{});
  const bool has_heads = attention.num_heads > 1;
  const bool looks_up =
      !config.input.embeddings || (config.context.given() && !config.context.embeddings);
  const bool masks = std::any_of(graph.begin(), graph.end(), [](const Node& node) {
    return node.role != nullptr && node.role->name == "mask";
  });
  return {config,          attention, block,    config.block.has_value(),
          block.attention, has_heads, looks_up, masks};
}

using Condition = bool (*)(const Facts&);

bool always(const Facts&) { return true; }
bool attends(const Facts& f) { return f.attends; }
bool has_heads(const Facts& f) { return f.attends && f.has_heads; }
bool projects(const Facts& f) { return f.attends && f.attention.projections; }
bool takes_mask(const Facts& f) { return f.attends && attends_to_tokens(f.attention); }
bool drops_weights(const Facts& f) { return f.attends && f.attention.dropout.rate > 0; }
bool has_block(const Facts& f) { return f.has_block; }
bool feeds_forward(const Facts& f) { return f.has_block && f.block.feed_forward; }
bool norms(const Facts& f) { return f.has_block && f.block.norm != Norm::none; }
bool drops_in_block(const Facts& f) { return f.has_block && f.block.dropout.rate > 0; }
bool learns_positions(const Facts& f) { return f.config.position.kind == PositionKind::learned; }

template <MaskKind Kind>
bool mask_is(const Facts& f) {
  return takes_mask(f) && mask_kind(f.config) == Kind;
}

bool scales(const Facts& f) { return f.attends && f.attention.score == Score::scaled_dot; }

template <StudyKind Kind>
bool study_is(const Facts& f) {
  return f.config.study.kind == Kind;
}

struct FieldRule {
  std::string_view field;
  Condition acts;
};

constexpr FieldRule rules[] = {
    {"/embedding/kind", [](const Facts& f) { return f.looks_up; }},
    {"/embedding/d_in",
     [](const Facts& f) {
       return !f.config.input.embeddings && f.config.embedding.kind != EmbeddingKind::table;
     }},
    {"/embedding/seed",
     [](const Facts& f) {
       return learns_positions(f) ||
              (f.looks_up && f.config.embedding.kind != EmbeddingKind::table);
     }},
    {"/embedding/values",
     [](const Facts& f) { return f.looks_up && f.config.embedding.kind == EmbeddingKind::table; }},
    {"/position/kind", always},
    {"/position/length", learns_positions},
    {"/attention/score", attends},
    {"/attention/additive_hidden",
     [](const Facts& f) { return f.attends && f.attention.score == Score::additive; }},
    {"/attention/projections", attends},
    {"/attention/d_out", [](const Facts& f) { return projects(f) && !f.has_block; }},
    {"/attention/num_heads", attends},
    {"/attention/num_kv_heads",
     [](const Facts& f) {
       return has_heads(f) && projects(f) && f.attention.head_style == HeadStyle::split;
     }},
    {"/attention/head_style", has_heads},
    {"/attention/qkv_bias", projects},
    {"/attention/output_projection", attends},
    {"/attention/scale", scales},
    {"/attention/mask/kind", takes_mask},
    {"/attention/mask/window", mask_is<MaskKind::sliding_window>},
    {"/attention/mask/length", mask_is<MaskKind::prefix>},
    {"/attention/mask/allowed", mask_is<MaskKind::custom>},
    {"/attention/mask_method", [](const Facts& f) { return f.attends && f.masks; }},
    {"/attention/normalize", attends},
    {"/attention/dropout/rate", attends},
    {"/attention/dropout/seed", drops_weights},
    {"/attention/dropout/generator", drops_weights},
    {"/block/attention", has_block},
    {"/block/feed_forward", has_block},
    {"/block/d_ff", feeds_forward},
    {"/block/activation", feeds_forward},
    {"/block/norm", has_block},
    {"/block/norm_position", [](const Facts& f) { return norms(f) && f.block.norm != Norm::deep; }},
    {"/block/norm_epsilon", norms},
    {"/block/deep_norm_alpha",
     [](const Facts& f) { return norms(f) && f.block.norm == Norm::deep && f.block.residual; }},
    {"/block/final_norm", norms},
    {"/block/residual", has_block},
    {"/block/dropout/rate", has_block},
    {"/block/dropout/seed", drops_in_block},
    {"/block/dropout/generator", drops_in_block},
    {"/block/num_layers", has_block},
    {"/block/kind", has_block},
    {"/weights/init", always},
    {"/weights/seed", always},
    {"/weights/values", always},
    {"/weights/layout", [](const Facts& f) { return !f.config.weights.values.empty(); }},
    {"/study/kind", [](const Facts& f) { return !f.has_block; }},
    {"/study/length",
     [](const Facts& f) { return study_is<StudyKind::cache>(f) || study_is<StudyKind::pages>(f); }},
    {"/study/tile", study_is<StudyKind::tiles>},
    {"/study/layers", study_is<StudyKind::reach>},
    {"/study/blocks", study_is<StudyKind::depth>},
    {"/study/width", study_is<StudyKind::scale>},
    {"/study/temperature", study_is<StudyKind::lookup>},
    {"/study/position", study_is<StudyKind::positions>},
    {"/study/shuffle", study_is<StudyKind::positions>},
    {"/study/page", study_is<StudyKind::pages>},
    {"/study/other", study_is<StudyKind::pages>},
};

struct AblationRule {
  Ablation ablation;
  Condition has;
};

constexpr AblationRule ablation_rules[] = {
    {{"scale", "/attention/scale", "false"},
     [](const Facts& f) { return scales(f) && (f.attention.scaled || f.attention.scale); }},
    {{"mask", "/attention/mask", R"({"kind":"none"})"},
     [](const Facts& f) {
       return takes_mask(f) && mask_kind(f.config) != MaskKind::none &&
              f.config.study.kind != StudyKind::cache &&  // which need it
              f.config.study.kind != StudyKind::pages;
     }},
    {{"position", "/position/kind", R"("none")"},
     [](const Facts& f) { return f.config.position.kind != PositionKind::none; }},
    {{"norm", "/block/norm", R"("none")"}, norms},
    {{"final_norm", "/block/final_norm", "false"},
     [](const Facts& f) { return norms(f) && f.block.final_norm; }},
    {{"residual", "/block/residual", "false"},
     [](const Facts& f) { return f.has_block && f.block.residual; }},
    {{"feed_forward", "/block/feed_forward", "false"}, feeds_forward},
};

// Heads are split only where they have projections; their number divides the width, and rotary
// positions rotate pairs within each.
std::vector<std::int64_t> head_counts(const Facts& f, const Widths& widths) {
  if (!projects(f) || f.attention.head_style == HeadStyle::stacked) return {};
  const std::int64_t width = f.has_block ? widths.input : f.attention.d_out.value_or(widths.input);
  const bool rotary =
      f.config.position.kind == PositionKind::rotary || f.config.study.kind == StudyKind::positions;
  const std::int64_t shared = f.attention.num_kv_heads.value_or(1);
  std::vector<std::int64_t> counts;
  for (std::int64_t heads = 1; heads <= width; ++heads) {
    const bool divides = width % heads == 0 && heads % shared == 0;
    if (divides && (!rotary || width / heads % 2 == 0)) counts.push_back(heads);
  }
  return counts.size() > 1 ? counts : std::vector<std::int64_t>();
}

// Not in an encoder or in cross-attention, which mask only padding. The maximum and the sum of a
// row have no cell for each key.
bool has_own_mask(const Node& node) {
  if (node.op == "row_max" || node.op == "exp_sum" || node.op == "row_sum") return false;
  const std::size_t rank = node.axes.size();
  return node.place.part == ModelPart::attention && node.place.stack != StackName::encoder &&
         rank >= 2 && node.axes[rank - 2] == Axis::query && node.axes[rank - 1] == Axis::key;
}

}  // namespace

std::vector<std::string_view> setting_fields() {
  std::vector<std::string_view> fields;
  for (const FieldRule& rule : rules) fields.push_back(rule.field);
  return fields;
}

ActiveSettings active_settings(const Config& config, const Widths& widths, const Graph& graph) {
  const Facts facts = facts_of(config, graph);
  ActiveSettings active;
  for (const FieldRule& rule : rules) {
    if (rule.acts(facts)) active.fields.push_back(rule.field);
  }
  for (const AblationRule& rule : ablation_rules) {
    if (rule.has(facts)) active.ablations.push_back(rule.ablation);
  }
  active.head_counts = head_counts(facts, widths);
  for (const Node& node : graph) {
    if (has_own_mask(node)) active.painted_nodes.push_back(node.id);
  }
  return active;
}

}  // namespace playground
