#include "core/kernels/elementary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <numbers>

namespace playground::elementary {
namespace {

constexpr std::size_t terms = 8;

// 1 / (first)!, 1 / (first + 2)!, …; the factorials are exact.
constexpr std::array<double, terms> inverse_factorials(int first) {
  std::array<double, terms> inverse{};
  double factorial = 1;
  for (int n = 1; n < first; ++n) factorial *= n;
  for (double& term : inverse) {
    factorial *= first;
    term = 1 / factorial;
    factorial *= first + 1;
    first += 2;
  }
  return inverse;
}

struct Series {
  double even;
  double odd;
};

// Taylor's series, of the hyperbolic functions for z = x^2, of the others for z = -x^2:
// even = cosh(x) - 1 or cos(x) - 1, odd = sinh(x) / x - 1 or sin(x) / x - 1. For |x| <= pi / 4,
// where the truncation error is below 3e-18.
Series series(double z) {
  constexpr std::array<double, terms> even = inverse_factorials(2);
  constexpr std::array<double, terms> odd = inverse_factorials(3);
  Series sums{0, 0};
  for (std::size_t i = terms; i-- > 0;) {
    sums.even = z * (sums.even + even[i]);
    sums.odd = z * (sums.odd + odd[i]);
  }
  return sums;
}

double nearest_integer(double x) { return std::floor(x + 0.5); }

// For the exponents of normal numbers.
double power_of_two(int exponent) {
  const std::uint64_t bits = static_cast<std::uint64_t>(exponent + 1023) << 52;
  double power = 0;
  std::memcpy(&power, &bits, sizeof power);
  return power;
}

}  // namespace

double exp(double x) {
  if (std::isnan(x)) return x;
  x = std::clamp(x, -746.0, 710.0);  // the result is 0 and infinity beyond
  const double twos = nearest_integer(x * std::numbers::log2e);
  // ln 2 in two parts: the large one has few bits, so that its product is exact.
  const double rest = (x - twos * 0x1.62e42fefa2p-1) - twos * 0x1.9ef35793c7673p-41;
  const auto [even, odd] = series(rest * rest);
  const double power = 1 + (even + (rest + rest * odd));
  const int exponent = static_cast<int>(twos);
  return power * power_of_two(exponent / 2) * power_of_two(exponent - exponent / 2);
}

double tanh(double x) {
  if (std::abs(x) < 0x1p-10) return x - x * x * x / 3;  // where the difference would cancel digits
  return 1 - 2 / (exp(2 * x) + 1);
}

double erfc(double x) {
  if (x < 0) return 2 - erfc(-x);
  // erfc(x) exp(x^2) / t between the 13 Chebyshev nodes of t in 0..1.
  constexpr std::array coefficients = {
      0.22567583339147088, 0.22567584230673726,  0.2076213962425071,  0.17151666140800295,
      0.12173681458027033, 0.06564070142544648,  0.02768734259656604, -0.05800128606199708,
      0.10097666060209529, -0.23746509109236064, 0.2374959612955198,  -0.10735655693520005,
      0.01879572059180118};
  const double t = 1 / (1 + 0.4 * x);
  double sum = 0;
  for (std::size_t i = coefficients.size(); i-- > 0;) sum = sum * t + coefficients[i];
  return sum * t * exp(-x * x);
}

SineCosine sine_cosine(double angle) {
  if (!std::isfinite(angle)) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    return {nan, nan};
  }
  const double quarters = nearest_integer(angle * (2 / std::numbers::pi));
  // pi / 2 in three parts for the same reason as ln 2.
  double rest = angle - quarters * 0x1.921fb544p+0;
  rest = rest - quarters * 0x1.0b4611a6p-34;
  rest = rest - quarters * 0x1.3198a2e037073p-69;
  if (std::abs(rest) > 1) rest = 0;  // neighbouring doubles of this size differ by more than 2 pi
  const auto [even, odd] = series(-rest * rest);
  const double cosine = 1 + even;
  const double sine = rest + rest * odd;
  switch (static_cast<int>(quarters - 4 * std::floor(quarters / 4))) {
    case 0:
      return {sine, cosine};
    case 1:
      return {cosine, -sine};
    case 2:
      return {-sine, -cosine};
    default:
      return {-cosine, sine};
  }
}

}  // namespace playground::elementary
