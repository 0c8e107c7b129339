#include "core/kernels/functions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>

#include "tests/core/kernels/support.h"

namespace playground {
namespace {

using Function = Vector (*)(Vector);

float at(Function function, float x) { return function(splat(x))[0]; }

// |got - exact| in units in the last place of a float of the size of `exact`.
double ulps(float got, double exact) {
  if (std::isinf(got)) return std::abs(exact) >= 0x1.ffffffp127 ? 0 : 1e9;
  const int exponent = std::max(std::ilogb(exact == 0 ? 1e-300 : exact), -126);
  return std::abs(got - exact) / std::ldexp(1.0, exponent - 23);
}

// Over all finite floats of both signs with a stride, each lane with an argument of its own.
double worst(Function function, double (*exact)(double)) {
  double found = 0;
  for (std::uint32_t first = 0; first < 0x7f800000U; first += lanes * 211) {
    float x[lanes];
    for (std::uint32_t i = 0; i < lanes; ++i) {
      const std::uint32_t pattern = std::min(first + i * 211, 0x7f7fffffU);
      x[i] = std::bit_cast<float>(pattern | (i % 2) << 31);
    }
    const Vector y = function(load(x));
    for (std::size_t i = 0; i < lanes; ++i) found = std::max(found, ulps(y[i], exact(x[i])));
  }
  return found;
}

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float no_number = std::numeric_limits<float>::quiet_NaN();
constexpr float least = std::numeric_limits<float>::denorm_min();

}  // namespace

TEST_CASE("exp, tanh and erf err by no more units in the last place than their header says") {
  const double exp_error = worst(exp, std::exp);
  const double tanh_error = worst(tanh, std::tanh);
  const double erf_error = worst(erf, std::erf);
  MESSAGE("ulp: exp " << exp_error << ", tanh " << tanh_error << ", erf " << erf_error);
  CHECK(exp_error <= 1);
  CHECK(tanh_error <= 2);
  CHECK(erf_error <= 2);
}

TEST_CASE("exp is 0, 1 and inf where it must be, and nan for nan") {
  CHECK(identical(at(exp, -inf), 0));
  CHECK(identical(at(exp, -104.0F), 0));
  CHECK(at(exp, -103.9F) == least);
  CHECK(at(exp, 0.0F) == 1);
  CHECK(at(exp, -0.0F) == 1);
  CHECK(at(exp, least) == 1);
  CHECK(std::isfinite(at(exp, 88.72F)));
  CHECK(at(exp, 88.73F) == inf);
  CHECK(at(exp, inf) == inf);
  CHECK(std::isnan(at(exp, no_number)));
}

TEST_CASE("tanh and erf are odd, exact around zero, 1 at the ends, and nan for nan") {
  for (const Function function : {Function{tanh}, Function{erf}}) {
    CHECK(identical(at(function, 0.0F), 0.0F));
    CHECK(identical(at(function, -0.0F), -0.0F));
    CHECK(at(function, least) == least);
    for (const float x : {0.3F, 0.6F, 0.9F, 2.0F, 5.0F}) {
      CHECK(at(function, -x) == -at(function, x));
    }
    for (const float x : {12.0F, 1e30F, inf}) {
      CHECK(at(function, x) == 1);
      CHECK(at(function, -x) == -1);
    }
    CHECK(std::isnan(at(function, no_number)));
  }
}

TEST_CASE("every lane is computed by its own argument alone") {
  for (const Function function : {Function{exp}, Function{tanh}, Function{erf}}) {
    const float special[] = {no_number, inf, -inf, 0.0F, -0.0F, least, 0.5F, -3.0F};
    for (std::size_t shift = 0; shift < 8; ++shift) {
      float x[lanes];
      for (std::size_t i = 0; i < lanes; ++i) x[i] = special[(i + shift) % 8];
      const Vector y = function(load(x));
      for (std::size_t i = 0; i < lanes; ++i) CHECK(identical(y[i], at(function, x[i])));
    }
  }
}

}  // namespace playground
