// The principal directions of points: those of largest variance.
#pragma once

#include <cstdint>

#include "core/tensor/views.h"

namespace playground {

// points (N, C), with their mean subtracted. Returns (C, count): each column is a direction, and
// they are orthonormal, in the order of decreasing variance. A column is zero where no variance is
// left, or where a point is not finite. The sign of a direction is arbitrary; here its entry of
// largest magnitude is positive.
//
// The eigenvectors are those of Eigen's solver for symmetric matrices; the cost grows with min(N,
// C)^3.
Doubles principal_directions(const Doubles& points, std::int64_t count);

}  // namespace playground
