#include "core/model/attention.h"

#include <string>

#include "core/base/message.h"
#include "core/model/mask.h"
#include "core/model/projection.h"
#include "core/ops/activation.h"
#include "core/ops/arithmetic.h"
#include "core/ops/mask.h"
#include "core/ops/product.h"
#include "core/ops/rows.h"
#include "core/ops/score.h"
#include "core/ops/shape/heads.h"
#include "core/ops/shape/reshape.h"
#include "core/ops/shape/slice.h"
#include "core/ops/softmax.h"

namespace playground {
namespace {

Ref score(Tape& tape, const AttentionConfig& config, const Projected& projected) {
  const auto& [query, key, value, parameters] = projected;
  switch (config.score) {
    case Score::scaled_dot:
    case Score::dot:
      return matmul_transposed(tape, "scores", query, key);
    case Score::cosine:
      return cosine(tape, "scores", query, key);
    case Score::bilinear:
      return bilinear(tape, "scores", query, key, *parameters.key);
    case Score::additive:
      break;
  }
  const Ref sum =  // (B, H, T, S, hidden)
      additive(tape, "additive_sum", query, key, {*parameters.key, *parameters.query});
  return matmul(tape, "scores", tanh(tape, "additive_tanh", sum), *parameters.vector);
}

Ref normalized(Tape& tape, Normalize kind, Ref scores) {
  switch (kind) {
    case Normalize::softmax:
      return softmax(tape, "weights", scores);
    case Normalize::softmax_naive:
      return softmax_naive(tape, "weights", scores);
    case Normalize::sum:
      return divide_by_sum(tape, "weights", scores);
  }
  return scores;
}

// The attention weights of scores under the mask, by either method.
Ref masked_weights(Tape& tape, const AttentionConfig& config, Ref scores,
                   std::optional<Ref> allowed) {
  if (!allowed) return normalized(tape, config.normalize, scores);
  if (config.mask_method == MaskMethod::minus_infinity) {
    const Ref masked = mask(tape, "masked_scores", scores, *allowed, Fill::minus_infinity);
    return normalized(tape, config.normalize, masked);
  }
  const Ref weights = normalized(tape, config.normalize, scores);
  const Ref masked = mask(tape, "masked_weights", weights, *allowed, Fill::zero);
  const Ref sums = row_sum(tape, "row_sums", masked);
  return divide_by_sum(tape, "renormalized_weights", masked, sums);
}

std::optional<Ref> mask_for(Tape& tape, const AttentionConfig& config,
                            const AttentionInput& input) {
  if (!attends_to_tokens(config)) {
    return std::nullopt;  // its scores are between heads, so no token attends to another
  }
  return record_mask(tape, *config.mask,
                     {tape.size(input.query.rows, 0), tape.size(input.query.rows, 1),
                      tape.size(input.key.rows, 1), input.key.lengths});
}

// One head, or all heads of one split matrix: softmax(Q K^T / sqrt(D)) V.
Ref attend(Tape& tape, const AttentionConfig& config, const AttentionInput& input) {
  const Projected projected = project(tape, config, input);  // (B, H, T, D), without H for one head
  const Ref scores = score(tape, config, projected);         // (B, H, T, S)
  const Ref scaled_scores = scale_scores(tape, config, scores, tape.last_size(projected.key));
  Ref weights = masked_weights(tape, config, scaled_scores, mask_for(tape, config, input));
  if (input.dropout != nullptr) {
    weights = dropout(tape, {"dropout_mask", "dropped_weights"}, weights, *input.dropout);
  }
  if (tape.rank(weights) == 3) {
    return matmul(tape, "context", weights, projected.value);  // (B, T, D)
  }
  const Ref context = matmul(tape, "context_heads", weights, projected.value);  // (B, H, T, D)
  if (config.head_style == HeadStyle::split) {
    return merge_heads(tape, "context", context);  // (B, T, H D)
  }
  const Shape& shape = tape.shape(context);  // (B, T, H, D)
  return view(tape, "context", context, {shape[0], shape[1], shape[2] * shape[3]},
              tape.axes(input.query.rows));
}

Ref attend_stacked(Tape& tape, const AttentionConfig& config, const AttentionInput& input) {
  std::vector<Ref> contexts;
  for (std::int64_t head = 0; head < config.num_heads; ++head) {
    NodePlace place = tape.place();
    place.head = head;
    const Scope scope(tape, "head." + std::to_string(head), place);
    contexts.push_back(attend(tape, config, input));  // (B, T, D)
  }
  const Ref context = concatenate(tape, "context", contexts);  // (B, T, H D)
  tape.name_axis(context, 2, Axis::feature);
  return context;
}

void require_pairs(const Tape& tape, const AttentionConfig& config, const AttentionInput& input) {
  const std::int64_t queries = tape.size(input.query.rows, 1);
  const std::int64_t keys = tape.size(input.key.rows, 1);
  if (attends_to_tokens(config) || queries == keys) return;
  refuse(ErrorCode::shape_mismatch, {"/attention/head_style"},
         {"untransposed heads pair token with token, so both sentences must have the same length; "
          "they have {0} and {1}",
          "没有转置的头按词元配对，两个句子的长度必须相同；现在是 {0} 和 {1}"},
         queries, keys);
}

}  // namespace

Ref attention(Tape& tape, const AttentionConfig& config, const AttentionInput& input) {
  require_pairs(tape, config, input);
  const bool stacked = config.head_style == HeadStyle::stacked;
  const Ref context = stacked ? attend_stacked(tape, config, input) : attend(tape, config, input);
  if (!config.output_projection) return context;
  const std::int64_t width = tape.last_size(context);
  const LinearNames names{"W_output", "b_output", tape.axes(context).back(), Axis::feature};
  const LinearParameters layer = linear_parameters(tape, names, {width, width}, true);
  return linear(tape, "output", context, layer.weight, layer.bias);  // (B, T, C)
}

Ref scale_scores(Tape& tape, const AttentionConfig& config, Ref scores, std::int64_t head_dim) {
  if (config.score != Score::scaled_dot) return scores;
  if (config.scale) return scale(tape, "scaled_scores", scores, *config.scale);
  return config.scaled ? scale_by_width(tape, "scaled_scores", scores, head_dim) : scores;
}

}  // namespace playground
