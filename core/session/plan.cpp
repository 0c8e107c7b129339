#include "core/session/plan.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

#include "core/base/limits.h"
#include "core/base/message.h"
#include "core/fast/model.h"
#include "core/model/forward.h"
#include "core/run/experiment.h"
#include "core/run/plan.h"

namespace playground {
namespace {

constexpr std::int64_t default_tokens = 1024;

// A setting that the fast engine may not support, and how to reset it to its default.
struct Setting {
  const char* path;
  void (*reset)(Config& config, BlockConfig& block);
};

constexpr std::array settings{
    Setting{"/attention/score", [](Config& c, BlockConfig&) { c.attention.score = {}; }},
    Setting{"/attention/head_style", [](Config& c, BlockConfig&) { c.attention.head_style = {}; }},
    Setting{"/attention/mask_method",
            [](Config& c, BlockConfig&) { c.attention.mask_method = {}; }},
    Setting{"/attention/normalize", [](Config& c, BlockConfig&) { c.attention.normalize = {}; }},
    Setting{"/attention/dropout/rate", [](Config& c, BlockConfig&) { c.attention.dropout = {}; }},
    Setting{"/block/norm", [](Config&, BlockConfig& block) { block.norm = {}; }},
    Setting{"/block/dropout/rate", [](Config&, BlockConfig& block) { block.dropout = {}; }},
};

// Resets one setting after the other. The one after which the fast engine supports the rest is
// named in the error.
void require_fast(Config& config) {
  if (is_fast(config)) return;
  BlockConfig no_block;
  for (const Setting& setting : settings) {
    setting.reset(config, config.block ? *config.block : no_block);
    require(!is_fast(config), ErrorCode::invalid_value, {setting.path},
            {"a session cannot compute this; leave it out, or use the command run",
             "会话不能计算这一项；请省去它，或改用命令 run"});
  }
  throw std::logic_error("a setting that the fast engine does not support is not listed here");
}

void require_own_vectors(const EmbeddingConfig& embedding) {
  require(embedding.kind != EmbeddingKind::random, ErrorCode::invalid_value, {"/embedding/kind"},
          {"a random table is drawn for the tokens of one request, and a session does not know its "
           "tokens yet; use token or table",
           "random 嵌入表按一个请求的词元抽取，而会话还不知道会有哪些词元；请用 token 或 table"});
}

void require_one_sentence_of_any_length(const Config& config) {
  require(!config.block || config.block->kind != BlockKind::encoder_decoder,
          ErrorCode::invalid_value, {"/block/kind"},
          {"a session reads one sentence and an encoder_decoder two; use decoder or encoder",
           "会话只读一个句子，而 encoder_decoder 要读两个；请用 decoder 或 encoder"});
  require(!config.attention.mask || config.attention.mask->kind != MaskKind::custom,
          ErrorCode::invalid_value, {"/attention/mask/kind"},
          {"a custom mask fits sentences of one length only; use another kind",
           "自定义掩码只适用于一种句长；请用别的掩码"});
}

std::int64_t settled_tokens(const PositionConfig& position,
                            std::optional<std::int64_t> max_tokens) {
  const bool learned = position.kind == PositionKind::learned;
  const std::int64_t tokens =
      max_tokens.value_or(learned ? std::min(position.rows(), limits.tokens) : default_tokens);
  require(tokens >= 1, ErrorCode::invalid_value, {"/max_tokens"},
          {"must be at least 1", "至少为 1"});
  require(tokens <= limits.tokens, ErrorCode::too_large, {"/max_tokens"},
          {"{0} tokens are beyond the limit of {1} tokens in a sentence",
           "{0} 个词元超出了每句最多 {1} 个的限制"},
          tokens, limits.tokens);
  require(!learned || tokens <= position.rows(), ErrorCode::invalid_value,
          {position.length ? "/position/length" : "/max_tokens"},
          {"there are only {0} learned positions for {1} tokens; make position.length larger or "
           "max_tokens smaller",
           "只有 {0} 个可学习的位置，不够 {1} 个词元用；请增大 position.length 或减小 max_tokens"},
          position.rows(), tokens);
  return tokens;
}

// A sentence of so many tokens, all alike, to plan with.
TokenSides sentence_of(std::int64_t tokens) {
  TokenSides sides;
  sides.input.sentences = {std::vector<Token>(static_cast<std::size_t>(tokens), {"x", 0})};
  sides.vocabulary = {"x"};
  return sides;
}

bool adds_positions(const PositionConfig& position) {
  return position.kind == PositionKind::sinusoidal || position.kind == PositionKind::learned;
}

std::int64_t floats_of(const std::vector<ParameterSpec>& specs) {
  std::int64_t floats = 0;
  for (const ParameterSpec& spec : specs) floats += count(spec.shape);
  return floats;
}

}  // namespace

SessionPlan plan_session(Config config, std::optional<std::int64_t> max_tokens) {
  require_own_vectors(config.embedding);
  require_one_sentence_of_any_length(config);
  require_fast(config);
  const std::int64_t tokens = settled_tokens(config.position, max_tokens);
  const TokenSides sides = sentence_of(tokens);
  const std::int64_t d_in = widths_of(config, sides).input;
  Tape tape = planning_tape_of_any_size();  // as nothing is recorded later
  const std::int64_t d_out = tape.last_size(forward(tape, config, sides));
  SessionPlan plan{std::move(config), {tokens, d_in, d_out, 0, 0}, {}};
  for (const ParameterSpec& spec : tape.parameter_specs()) {
    if (spec.kind != ParameterKind::embedding_table) plan.parameter_specs.push_back(spec);
  }
  const std::int64_t layers = plan.config.block ? plan.config.block->num_layers : 1;
  const std::int64_t cached = 2 * layers * std::max(d_in, d_out);
  const std::int64_t positioned = adds_positions(plan.config.position) ? 2 * d_in : 0;
  plan.sizes.parameters = floats_of(plan.parameter_specs);
  plan.sizes.floats = plan.sizes.parameters + tokens * (d_in + positioned + cached + d_out);
  return plan;
}

}  // namespace playground
