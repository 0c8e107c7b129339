// The directions in which a cloud of points spreads most.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace playground {

// points (N, C), their mean already taken off. Returns (count, C), orthonormal, by falling spread;
// rows of zeros where the cloud spreads no further. The largest entry of each row is positive, so
// that the answer does not depend on the library. Cost min(N, C)^3.
std::vector<double> principal_directions(std::span<const double> points, std::int64_t width,
                                         std::int64_t count);

}  // namespace playground
