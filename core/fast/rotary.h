// Rotary positions for the fast engine.
#pragma once

#include <cstdint>
#include <vector>

#include "core/tensor/views.h"

namespace playground::fast {

// The rotations of `count` positions from `first` on, (count, D): cosine and sine of each pair.
// `rotations` keeps those made so far.
ConstMatrixView rotations_for(std::vector<float>& rotations, std::int64_t first, std::int64_t count,
                              std::int64_t head_dim);

// Rotates each pair of the rows, (B T, heads D), by the rotations of its token, (T, D).
void rotate_pairs(MatrixView rows, const ConstMatrixView& rotations);
// By the opposite angles, as gradients are.
void rotate_pairs_back(MatrixView rows, const ConstMatrixView& rotations);

}  // namespace playground::fast
