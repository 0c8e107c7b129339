// The axis that a program names, and numbers in the order of other axes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "core/graph/tape.h"

namespace playground {

// The index of an axis of x that a program gives, which counts from the end if negative. `op` asks
// for it. Error: `invalid_value` if x has no such axis.
std::size_t axis_of(const Tape& tape, Ref x, std::string_view op, std::int64_t axis);

// Copies `from`, of this shape, (O, A, M, B, I) as (O, B, M, A, I): A and B are the axes `first` <
// `second`, and O, M and I all axes before, between and after them.
void swap_axes(std::span<const float> from, const Shape& shape,
               std::pair<std::size_t, std::size_t> axes, std::span<float> to);

}  // namespace playground
