// Rotary positions.
#pragma once

#include <string_view>

#include "core/graph/tape.h"

namespace playground {

// op `rotate` (Su et al. 2021, RoFormer): in each row, the pair (2i, 2i+1) is turned by
// pos * base^(-2i/D). x (…, D), D even, else `invalid_value`; pos is the place along
// `position_axis`, counted from the left.
struct Rotation {
  std::int64_t position_axis;
  double base = 10000;
};
Ref rotate(Tape& tape, std::string_view id, Ref x, Rotation rotation);

}  // namespace playground
