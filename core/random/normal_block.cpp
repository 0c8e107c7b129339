#include "core/random/normal_block.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <numbers>
#include <utility>

namespace playground {
namespace {

struct SineCosine {
  float sine;
  float cosine;
};

// a b + c with one rounding, as the kernel's FMA instruction. The product of two floats is exact in
// double, so only the sum could round twice; compared with std::fma on all 2^24 inputs of the two
// functions below it makes no difference, and it is several times faster.
float multiply_add(float a, float b, float c) {
  return static_cast<float>(static_cast<double>(a) * static_cast<double>(b) +
                            static_cast<double>(c));
}

// The natural logarithm of x in [2^-24, 1].
float logarithm(float x) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &x, sizeof bits);
  float exponent = static_cast<float>(static_cast<std::int32_t>(bits >> 23) - 126);
  bits = (bits & 0x807FFFFFU) | 0x3F000000U;  // the mantissa, in [0.5, 1)
  std::memcpy(&x, &bits, sizeof x);
  if (x < std::numbers::sqrt2_v<float> / 2) {
    exponent -= 1;
    x = (x - 1) + x;
  } else {
    x = x - 1;
  }

  const float square = x * x;
  float y = 7.0376836292e-2F;
  for (const float coefficient :
       {-1.1514610310e-1F, 1.1676998740e-1F, -1.2420140846e-1F, 1.4249322787e-1F, -1.6668057665e-1F,
        2.0000714765e-1F, -2.4999993993e-1F, 3.3333331174e-1F}) {
    y = multiply_add(y, x, coefficient);
  }
  y = y * x;
  // ln 2 in two parts: the large one has few bits, so that its product with the exponent is exact.
  y = multiply_add(y, square, exponent * -2.12194440e-4F);
  y = multiply_add(-square, 0.5F, y);
  return multiply_add(exponent, 0.693359375F, x + y);
}

// Sine and cosine of x in [0, 2 pi].
SineCosine sine_cosine(float x) {
  const auto octant = (static_cast<std::int32_t>(x * 1.27323954473516F) + 1) & ~1;  // x / (pi/4)
  // x less octant pi/4, in three parts for the same reason as above.
  const auto count = static_cast<float>(octant);
  x = multiply_add(count, -0.78515625F, x);
  x = multiply_add(count, -2.4187564849853515625e-4F, x);
  x = multiply_add(count, -3.77489497744594108e-8F, x);

  const float square = x * x;
  float cosine = 2.443315711809948e-5F;
  cosine = multiply_add(cosine, square, -1.388731625493765e-3F);
  cosine = multiply_add(cosine, square, 4.166664568298827e-2F);
  cosine = multiply_add(cosine * square, square, -0.5F * square) + 1;
  float sine = -1.9515295891e-4F;
  sine = multiply_add(sine, square, 8.3321608736e-3F);
  sine = multiply_add(sine, square, -1.6666654611e-1F);
  sine = multiply_add(sine * square, x, x);

  if ((octant & 2) != 0) std::swap(sine, cosine);
  const bool lower_half = (octant & 4) != 0;
  const bool left_half = ((octant + 2) & 4) != 0;
  return {.sine = lower_half ? -sine : sine, .cosine = left_half ? -cosine : cosine};
}

}  // namespace

void make_normal_block(float mean, float deviation, std::span<float, normal_block_size> values) {
  constexpr std::size_t half = normal_block_size / 2;
  for (std::size_t j = 0; j < half; ++j) {
    const float radius = std::sqrt(-2 * logarithm(1 - values[j]));
    const auto [sine, cosine] = sine_cosine(2 * std::numbers::pi_v<float> * values[j + half]);
    values[j] = std::fma(radius * cosine, deviation, mean);
    values[j + half] = std::fma(radius * sine, deviation, mean);
  }
}

}  // namespace playground
