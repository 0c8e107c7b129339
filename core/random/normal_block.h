// How PyTorch's AVX2 kernel turns 16 uniform numbers into 16 normal ones.
#pragma once

#include <span>

namespace playground {

inline constexpr int normal_block_size = 16;

// Box and Muller 1958, in place: values j and j + 8 (uniform in [0, 1)) become
// sqrt(-2 ln(1 - values[j])) times cosine and sine of 2 pi values[j + 8], then times `deviation`
// plus `mean`. Logarithm, sine and cosine are the float32 polynomials of Cephes that torch uses,
// because those of the C library round differently.
void make_normal_block(float mean, float deviation, std::span<float, normal_block_size> values);

}  // namespace playground
