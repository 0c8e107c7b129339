#include "core/kernels/elementary.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace playground {
namespace {

using Function = double (*)(double);

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

// The largest relative error from `first` to `last`.
double worst(Function function, Function exact, double first, double last) {
  constexpr int steps = 200'000;
  double found = 0;
  for (int i = 0; i <= steps; ++i) {
    const double x = first + (last - first) * i / steps;
    const double wanted = exact(x);
    if (wanted != 0) found = std::max(found, std::abs(function(x) / wanted - 1));
  }
  return found;
}

// The largest error of sine and cosine at 200,000 angles that grow to `last`.
double worst_angle(double last) {
  double found = 0;
  for (double angle = last; angle > last * 1e-17; angle /= 1.0002) {
    const auto [sine, cosine] = elementary::sine_cosine(-angle);
    found = std::max({found, std::abs(sine + std::sin(angle)), std::abs(cosine - std::cos(angle))});
  }
  return found;
}

}  // namespace

TEST_CASE("exp, tanh and erfc of doubles err by no more than their header says") {
  CHECK(worst(elementary::exp, std::exp, -708, 709.5) <= 4.5e-16);
  CHECK(worst(elementary::exp, std::exp, -1, 1) <= 4.5e-16);
  for (const double last : {1e-5, 0.002, 0.1, 30.0}) {
    CHECK(worst(elementary::tanh, std::tanh, -last, last) <= 1e-12);
  }
  CHECK(worst(elementary::erfc, std::erfc, -6, 1) <= 1e-9);
  CHECK(worst(elementary::erfc, std::erfc, 1, 26) <= 1e-9);
}

TEST_CASE("exp, tanh and erfc of doubles reach their limits") {
  CHECK(elementary::exp(0) == 1);
  CHECK(elementary::exp(-746) == 0);
  CHECK(elementary::exp(-745) == std::numeric_limits<double>::denorm_min());
  CHECK(elementary::exp(-inf) == 0);
  CHECK(std::isfinite(elementary::exp(709.7)));
  CHECK(elementary::exp(709.8) == inf);
  CHECK(elementary::exp(inf) == inf);
  CHECK(elementary::tanh(0) == 0);
  CHECK(elementary::tanh(inf) == 1);
  CHECK(elementary::tanh(-inf) == -1);
  CHECK(elementary::erfc(inf) == 0);
  CHECK(elementary::erfc(-inf) == 2);
  for (const Function function : {elementary::exp, elementary::tanh, elementary::erfc}) {
    CHECK(std::isnan(function(no_number)));
  }
}

TEST_CASE("sine and cosine err by no more than their header says, and stay within -1..1") {
  CHECK(worst_angle(7) <= 2e-16);
  CHECK(worst_angle(1e6) <= 2e-16);
  CHECK(worst_angle(1e9) <= 4e-7);
  for (const double angle : {0x1p52, 1e17, 1e300}) {
    const auto [sine, cosine] = elementary::sine_cosine(angle);
    CHECK(std::abs(sine * sine + cosine * cosine - 1) <= 1e-12);
  }
  for (const double angle : {inf, -inf, no_number}) {
    CHECK(std::isnan(elementary::sine_cosine(angle).sine));
    CHECK(std::isnan(elementary::sine_cosine(angle).cosine));
  }
}

}  // namespace playground
