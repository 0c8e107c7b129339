#include "core/ops/mask.h"

#include <limits>

namespace playground {
namespace {

bool fits(const Shape& x, const Shape& mask) {
  if (x.size() < 2 || mask.size() < 2 || mask.size() > 3 || mask.size() > x.size()) return false;
  const bool same_rows = x[x.size() - 2] == mask[mask.size() - 2] && x.back() == mask.back();
  return same_rows && (mask.size() == 2 || mask[0] == x[0]);
}

}  // namespace

Ref mask(Tape& tape, std::string_view id, Ref x, Ref allowed, Fill fill) {
  const Shape& shape = tape.shape(x);
  const Shape& mask_shape = tape.shape(allowed);
  tape.require(
      fits(shape, mask_shape), ErrorCode::shape_mismatch,
      {"a mask of shape ", mask_shape, " does not fit ", shape, "; (T, S) or (B, T, S) is needed"});
  const bool infinite = fill == Fill::minus_infinity;
  Step step = tape.like("mask", {x, allowed});
  step.with("fill", std::string(infinite ? "-inf" : "0"));
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    const float hidden = infinite ? -std::numeric_limits<float>::infinity() : 0.0F;
    const std::span<const float> values = tape.values(x);
    const std::span<const float> seen = tape.values(allowed);
    const auto cells = static_cast<std::size_t>(shape[shape.size() - 2] * shape.back());
    const std::size_t per_batch =
        mask_shape.size() == 2 ? result.size() : result.size() / static_cast<std::size_t>(shape[0]);
    for (std::size_t i = 0; i < result.size(); ++i) {
      const bool may_see = seen[i / per_batch * cells + i % cells] != 0.0F;
      result[i] = may_see ? values[i] : hidden;
    }
  });
}

}  // namespace playground
