#include "core/ops/study/cache.h"

#include "core/base/message.h"
#include "core/model/study/attention_nodes.h"
#include "core/model/study/records.h"

namespace playground {
namespace {

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
  require(attends_to_tokens(attention), ErrorCode::invalid_value, {"/attention/head_style"},
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

}  // namespace

void record_cache(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  require_causal(attention, input);
  require_dot_product(attention);
  const CacheCosts costs = cache_costs(attention, tape.last_size(input.query.rows));
  tape.set_path("/attention/d_out");
  cache(tape, "cache", cached_attention(tape), costs, config.length);
}

}  // namespace playground
