#include "core/ops/study/cache.h"

#include "core/base/message.h"
#include "core/model/study/attention_nodes.h"
#include "core/model/study/kept_keys.h"
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
