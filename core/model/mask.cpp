#include "core/model/mask.h"

#include <algorithm>

#include "core/ops/source.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

bool may_see(const MaskConfig& config, std::int64_t i, std::int64_t j) {
  switch (config.kind) {
    case MaskKind::causal:
      return j <= i;
    case MaskKind::sliding_window:
      return i - *config.window < j && j <= i;
    case MaskKind::prefix:
      return j <= i || j < *config.length;
    case MaskKind::none:
    case MaskKind::custom:
      return true;
  }
  return true;
}

bool is_padded(const MaskSizes& sizes) {
  return std::any_of(sizes.key_lengths.begin(), sizes.key_lengths.end(),
                     [&](std::int64_t length) { return length < sizes.keys; });
}

bool padding_differs(const MaskSizes& sizes) {
  return std::adjacent_find(sizes.key_lengths.begin(), sizes.key_lengths.end(),
                            std::not_equal_to<>()) != sizes.key_lengths.end();
}

// What the request allows, one matrix for all or one a sentence; empty if it is no custom mask.
std::optional<Tensor> custom_mask(const MaskConfig& config, const MaskSizes& sizes) {
  if (config.kind != MaskKind::custom) return std::nullopt;
  const Shape each{sizes.batch, sizes.queries, sizes.keys};
  const bool one_for_all =
      static_cast<std::int64_t>(config.allowed->values.size()) != count(each) || sizes.batch == 1;
  return fit(*config.allowed, one_for_all ? Shape{1, sizes.queries, sizes.keys} : each);
}

std::string name_of(MaskKind kind) {
  switch (kind) {
    case MaskKind::none:
      return "none";
    case MaskKind::causal:
      return "causal";
    case MaskKind::sliding_window:
      return "sliding_window";
    case MaskKind::prefix:
      return "prefix";
    case MaskKind::custom:
      return "custom";
  }
  return "none";
}

Step mask_step(const MaskConfig& config, const MaskSizes& sizes, bool by_sentence) {
  Step step{given_op, {}, {}, {}};
  if (by_sentence) step.append(sizes.batch, Axis::batch);
  step.append(sizes.queries, Axis::query).append(sizes.keys, Axis::key);
  step.with("kind", name_of(config.kind));
  if (config.kind == MaskKind::sliding_window) step.with("window", *config.window);
  if (config.kind == MaskKind::prefix) step.with("length", *config.length);
  return step;
}

}  // namespace

std::optional<Ref> record_mask(Tape& tape, const MaskConfig& config, const MaskSizes& sizes) {
  if (config.kind == MaskKind::none && !is_padded(sizes)) return std::nullopt;
  const std::optional<Tensor> custom = custom_mask(config, sizes);
  const bool by_sentence = padding_differs(sizes) || (custom && custom->shape[0] > 1);
  const auto length_of = [&](std::size_t b) {
    return sizes.key_lengths.empty() ? sizes.keys
                                     : sizes.key_lengths[std::min(b, sizes.key_lengths.size() - 1)];
  };
  return tape.record("mask", mask_step(config, sizes, by_sentence), [&](std::span<float> result) {
    const auto is_allowed = [&](std::int64_t row, std::int64_t j) {
      if (!custom) return true;
      const ConstMatrixView allowed = matrix(std::span(custom->values), sizes.keys);
      return allowed(row % allowed.rows(), j) != 0.0F;
    };
    MatrixView seen = matrix(result, sizes.keys);  // (B T, S), or (T, S) for all sentences
    seen = Cells::NullaryExpr(seen.rows(), seen.cols(), [&](std::int64_t row, std::int64_t j) {
      const bool visible = may_see(config, row % sizes.queries, j) && is_allowed(row, j);
      return visible && j < length_of(static_cast<std::size_t>(row / sizes.queries)) ? 1.0F : 0.0F;
    });
  });
}

}  // namespace playground
