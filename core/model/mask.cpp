#include "core/model/mask.h"

#include <algorithm>

#include "core/ops/source.h"

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
    const auto cells = static_cast<std::size_t>(sizes.queries * sizes.keys);
    for (std::size_t cell = 0; cell < result.size(); ++cell) {
      const auto i = static_cast<std::int64_t>(cell % cells) / sizes.keys;
      const auto j = static_cast<std::int64_t>(cell % cells) % sizes.keys;
      const bool allowed = !custom || custom->values[cell % custom->values.size()] != 0.0F;
      const bool seen = allowed && may_see(config, i, j) && j < length_of(cell / cells);
      result[cell] = seen ? 1.0F : 0.0F;
    }
  });
}

}  // namespace playground
