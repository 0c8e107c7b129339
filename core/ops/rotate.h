// Rotary position embeddings.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/graph/tape.h"
#include "core/kernels/elementary.h"

namespace playground {

inline constexpr double rotary_base = 10000;

// The rotation of each pair of a row of `width` numbers, by the angle position * base^(-2i/width).
using Rotation = elementary::SineCosine;
std::vector<Rotation> rotations_of(std::int64_t position, std::int64_t width, double base);

// op `rotate` (Su et al. 2021, RoFormer): in each row, the pair (2i, 2i+1) is rotated by pos *
// base^(-2i/D). x (…, D), D even, else `invalid_value`; pos is the index along `position_axis`,
// from 0.
struct RotateOptions {
  std::int64_t position_axis;
  double base = rotary_base;
  bool back = false;  // by the opposite angles
};
Ref rotate(Tape& tape, NodeName name, Ref x, RotateOptions options);

// Their rows in the op table.
std::span<const Op* const> rotate_ops();

}  // namespace playground
