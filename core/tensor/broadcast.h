// Two tensors of different shapes in one elementwise operation, as NumPy and PyTorch do it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/shape.h"

namespace playground {

// The shape both are stretched to: aligned at the last axis, sizes equal or 1. Empty if they do not
// fit.
std::optional<Shape> broadcast(const Shape& a, const Shape& b);

// How far apart, along each axis of `result`, neighbours stand in a tensor of shape `from`,
// row-major: 0 where it is stretched.
std::vector<std::int64_t> broadcast_strides(const Shape& from, const Shape& result);

// Where a place of `shape`, counted row-major, stands by these strides.
std::int64_t offset_of(std::int64_t place, const Shape& shape,
                       const std::vector<std::int64_t>& strides);

}  // namespace playground
