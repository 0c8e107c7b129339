// The directions in which a cloud of points spreads most.
#pragma once

#include <cstdint>

#include "core/tensor/views.h"

namespace playground {

// points (N, C), their mean already taken off. Returns (C, count): a direction a column,
// orthonormal, by falling spread; columns of zeros where the cloud spreads no further, or where a
// point is not finite. The sign of a direction is free: we take the one whose largest entry is
// positive.
//
// The eigenvectors are those of Eigen's solver for symmetric matrices; cost min(N, C)^3.
Doubles principal_directions(const Doubles& points, std::int64_t count);

}  // namespace playground
