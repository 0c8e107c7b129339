// Broadcasting of two shapes, as NumPy and PyTorch do it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/shape.h"

namespace playground {

// The shape that both broadcast to: they are aligned at the last axis, and two sizes must be equal
// or one of them 1. Empty if they do not broadcast.
std::optional<Shape> broadcast(const Shape& a, const Shape& b);

// The strides of a row-major tensor of shape `from` along the axes of `result`: 0 where it is
// repeated.
std::vector<std::int64_t> broadcast_strides(const Shape& from, const Shape& result);

// The offset by these strides of the element of `shape` that has the row-major index `place`.
std::int64_t offset_of(std::int64_t place, const Shape& shape,
                       const std::vector<std::int64_t>& strides);

}  // namespace playground
