// The directions in which a cloud of points spreads most.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace playground {

// points (N, C), their mean already taken off. Returns (count, C), orthonormal, by falling spread;
// rows of zeros where the cloud spreads no further, or where a point is not finite. The sign of a
// direction is free: of each row we take the one whose largest entry is positive.
//
// The eigenvectors are those of Eigen's solver for symmetric matrices; cost min(N, C)^3.
std::vector<double> principal_directions(std::span<const double> points, std::int64_t width,
                                         std::int64_t count);

}  // namespace playground
