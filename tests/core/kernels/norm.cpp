#include "core/kernels/norm.h"

#include <doctest/doctest.h>

#include <cmath>

#include "tests/core/kernels/support.h"

namespace playground {
namespace {

using Values = std::vector<float>;

// One row in double.
std::vector<double> naive(const float* x, const NormParameters& parameters, bool takes_mean) {
  const auto width = static_cast<double>(parameters.width);
  double mean = 0;
  for (std::int64_t i = 0; takes_mean && i < parameters.width; ++i) mean += x[i] / width;
  double square = 0;
  for (std::int64_t i = 0; i < parameters.width; ++i)
    square += (x[i] - mean) * (x[i] - mean) / width;
  std::vector<double> result;
  for (std::int64_t i = 0; i < parameters.width; ++i) {
    const double bias = parameters.bias == nullptr ? 0 : parameters.bias[i];
    result.push_back((x[i] - mean) / std::sqrt(square + parameters.epsilon) * parameters.gain[i] +
                     bias);
  }
  return result;
}

}  // namespace

TEST_CASE("norms of rows are those of plain loops, whatever remains of the width") {
  for (std::int64_t width = 1; width <= 20; ++width) {
    CAPTURE(width);
    const Values x = noise(3 * width, 1);
    const Values gain = noise(width, 2);
    const Values bias = noise(width, 3);
    for (const bool takes_mean : {false, true}) {
      for (const float* some_bias : {bias.data(), static_cast<const float*>(nullptr)}) {
        const NormParameters parameters{gain.data(), some_bias, width, 1e-5};
        const auto norm = takes_mean ? layer_norm : rms_norm;
        Values result = x;  // in place
        norm(result.data(), 3, parameters, result.data());
        for (std::int64_t cell = 0; cell < 3 * width; ++cell) {
          const std::int64_t start = cell / width * width;
          const auto expected = naive(x.data() + start, parameters, takes_mean);
          CHECK(result[static_cast<std::size_t>(cell)] ==
                doctest::Approx(expected[static_cast<std::size_t>(cell - start)]).epsilon(1e-5));
        }
      }
    }
  }
}

TEST_CASE(
    "the mean is taken off before anything is squared, so that far numbers keep their spread") {
  const Values x{10001, 10002, 10003, 10004, 10005};
  const Values gain(5, 1.0F);
  Values result(5);
  layer_norm(x.data(), 1, {gain.data(), nullptr, 5, 0}, result.data());
  for (std::size_t i = 0; i < 5; ++i) {
    CHECK(result[i] == doctest::Approx((static_cast<double>(i) - 2) / std::sqrt(2.0)));
  }
}

TEST_CASE("a row of variance 0 gives the bias, also with epsilon 0") {
  const Values same(6, 3.0F);
  const Values zeros(6, 0.0F);
  const Values gain(6, 2.0F);
  const Values bias = noise(6, 4);
  Values result(6);
  layer_norm(same.data(), 1, {gain.data(), bias.data(), 6, 0}, result.data());
  CHECK(result == bias);
  rms_norm(zeros.data(), 1, {gain.data(), bias.data(), 6, 0}, result.data());
  CHECK(result == bias);
}

}  // namespace playground
