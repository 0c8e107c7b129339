// Two tensors of different shapes in one elementwise operation, as NumPy and PyTorch do it.
#pragma once

#include <optional>

#include "core/base/shape.h"

namespace playground {

// The shape both are stretched to: aligned at the last axis, sizes equal or 1. Empty if they do not
// fit.
std::optional<Shape> broadcast(const Shape& a, const Shape& b);

// For each element of `result` (row-major), the index of the element of a tensor of shape `from`
// that it reads.
std::vector<std::int64_t> broadcast_indices(const Shape& from, const Shape& result);

}  // namespace playground
