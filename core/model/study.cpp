#include "core/model/study.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/ops/study/cache.h"
#include "core/ops/study/reach.h"
#include "core/ops/study/tiles.h"

namespace playground {
namespace {

// The first node for which `holds`; where heads are stacked that of the first head. Null: none.
template <class Condition>
const Node* first_node(const Tape& tape, Condition holds) {
  const Graph& graph = tape.graph();
  const auto node = std::find_if(graph.begin(), graph.end(), holds);
  return node == graph.end() ? nullptr : &*node;
}

bool has_role(const Node& node, std::string_view role) {
  return node.role != nullptr && node.role->name == role;
}

const Node* node_with_role(const Tape& tape, std::string_view role) {
  return first_node(tape, [&](const Node& node) { return has_role(node, role); });
}

Ref ref_of(const Tape& tape, const Node* node) {
  if (node == nullptr) throw std::logic_error("a study of an attention that is not on the tape");
  return {static_cast<std::size_t>(node - tape.graph().data())};
}

// One for each head where heads are stacked, else one or none.
std::vector<Ref> masks_of(const Tape& tape) {
  std::vector<Ref> masks;
  for (const Node& node : tape.graph()) {
    if (has_role(node, "mask")) masks.push_back(ref_of(tape, &node));
  }
  return masks;
}

Ref input_of(const Tape& tape, const Node& of, std::size_t input) {
  return ref_of(tape,
                first_node(tape, [&](const Node& node) { return node.id == of.inputs[input]; }));
}

// The node of the context before heads are merged.
const Node* context_node(const Tape& tape) {
  const Node* of_heads = node_with_role(tape, "context_heads");
  return of_heads != nullptr ? of_heads : node_with_role(tape, "context");
}

// Keys as they are compared, rotated and repeated; values as they are mixed; scores under the mask,
// unless that is applied to the weights.
CachedAttention cached_attention(const Tape& tape) {
  const Node* scores = node_with_role(tape, "scores");
  const Node* masked = node_with_role(tape, "masked_scores");
  return {input_of(tape, *scores, 1), input_of(tape, *context_node(tape), 1),
          ref_of(tape, masked != nullptr ? masked : scores)};
}

// What cannot be written one token at a time needs no cache.
void require_causal(const AttentionConfig& attention, const AttentionInput& input) {
  require(input.query.rows.index == input.key.rows.index, ErrorCode::invalid_value, {"/study/kind"},
          {"a cache needs attention of a sentence to itself; leave the other sentence out",
           "缓存需要句子对自身的注意力；请去掉另一个句子"});
  require(attention.head_style != HeadStyle::untransposed || attention.num_heads == 1,
          ErrorCode::invalid_value, {"/attention/head_style"},
          {"untransposed heads attend to heads, not to tokens, so nothing can be kept; use split",
           "没有转置的头关注的是头而不是词元，没有可保留的内容；请用 split"});
  require(attention.mask->kind == MaskKind::causal, ErrorCode::invalid_value,
          {"/attention/mask/kind"},
          {"a cache needs a causal mask, as only then do the rows of earlier tokens stay the same",
           "缓存需要因果掩码，只有这样前面词元的各行才不会改变"});
}

// Other scores cost more than one product of a query and a key.
void require_dot_product(const AttentionConfig& attention) {
  const bool is_dot = attention.score == Score::scaled_dot || attention.score == Score::dot;
  require(is_dot, ErrorCode::invalid_value, {"/attention/score"},
          {"the multiplications of a cache are counted for scaled_dot and dot",
           "缓存的乘法次数按 scaled_dot 和 dot 统计"});
}

// Of the products of matrices; biases, scale, rotation and softmax are left out, since they are few
// and every row has the same.
CacheCosts cache_costs(const AttentionConfig& attention, std::int64_t width) {
  const bool stacked = attention.head_style == HeadStyle::stacked;
  const std::int64_t heads = attention.num_heads;
  const std::int64_t head_dim = stacked ? *attention.d_out : *attention.d_out / heads;
  const std::int64_t queries = heads * head_dim;
  const std::int64_t keys = *attention.num_kv_heads * head_dim;
  const std::int64_t inward = attention.projections ? width * (queries + 2 * keys) : 0;
  const std::int64_t outward = attention.output_projection ? queries * queries : 0;
  return {inward + outward, 2 * queries, 2 * keys};
}

void record_cache(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  require_causal(attention, input);
  require_dot_product(attention);
  const CacheCosts costs = cache_costs(attention, tape.last_size(input.query.rows));
  tape.set_path("/attention/d_out");
  cache(tape, "cache", cached_attention(tape), costs, config.length);
}

// The correction of tiles is that of softmax, and its scores must be masked before it.
void require_softmax(const AttentionConfig& attention) {
  require(attention.normalize == Normalize::softmax, ErrorCode::invalid_value,
          {"/attention/normalize"},
          {"tiles correct the sums of softmax; use softmax",
           "分块修正的是 softmax 的和；请用 softmax"});
  require(attention.mask_method == MaskMethod::minus_infinity, ErrorCode::invalid_value,
          {"/attention/mask_method"},
          {"tiles need scores that are masked before softmax; use minus_infinity",
           "分块需要在 softmax 之前加掩码；请用 minus_infinity"});
  require(
      attention.head_style != HeadStyle::untransposed || attention.num_heads == 1,
      ErrorCode::invalid_value, {"/attention/head_style"},
      {"untransposed heads attend to heads, not to tokens, so there are no tiles of tokens; use "
       "split",
       "没有转置的头关注的是头而不是词元，不能按词元分块；请用 split"});
}

// Dropout would have to drop the same weights in tiles and without.
void require_all_weights(const AttentionInput& input) {
  require(input.dropout == nullptr, ErrorCode::invalid_value, {"/attention/dropout/rate"},
          {"tiles are compared with attention without dropout; use the rate 0",
           "分块的结果与没有随机失活的注意力比较；请把比率设为 0"});
}

void record_tiles(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  require_softmax(attention);
  require_all_weights(input);
  tape.set_path("/study/tile");
  const Node* context = context_node(tape);
  const Node& weights = tape.graph()[input_of(tape, *context, 0).index];
  tiles(tape, "tiles",
        {input_of(tape, weights, 0), input_of(tape, *context, 1), ref_of(tape, context)},
        config.tile, attention.mask->kind == MaskKind::causal);
}

void record_reach(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  tape.set_path("/study/kind");
  const bool to_itself = input.query.rows.index == input.key.rows.index;
  const bool of_tokens =
      attention.head_style != HeadStyle::untransposed || attention.num_heads == 1;
  tape.require(
      to_itself && of_tokens, ErrorCode::invalid_value,
      {"reach needs a sentence that attends to itself, token by token; leave out the other "
       "sentence and untransposed heads",
       "感受野要求句子的词元关注这句话自己；请去掉另一句话和没有转置的头"});
  reach(tape, "reach", {masks_of(tape), ref_of(tape, node_with_role(tape, "scores"))},
        config.layers);
}

}  // namespace

void record_study(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  const Scope scope(tape, "study", {.part = ModelPart::study});
  switch (config.kind) {
    case StudyKind::none:
      return;
    case StudyKind::cache:
      record_cache(tape, config, attention, input);
      return;
    case StudyKind::tiles:
      record_tiles(tape, config, attention, input);
      return;
    case StudyKind::reach:
      record_reach(tape, config, attention, input);
      return;
  }
}

}  // namespace playground
