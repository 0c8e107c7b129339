#include "core/kernels/cross_entropy.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/kernels/functions.h"
#include "core/kernels/vector.h"

namespace playground {
namespace {

float largest_of(const float* row, std::int64_t count) {
  const float least = -std::numeric_limits<float>::infinity();
  Vector most = splat(least);
  along(count, [&](std::int64_t i, std::int64_t left) {
    most = max(most, load_up_to(row + i, left, least));
  });
  float result = least;
  for (std::int64_t i = 0; i < lanes; ++i) result = std::max(result, most[i]);
  return result;
}

// Replaces each score by e^(score - largest) and returns the sum.
double exponentiate(float* row, float largest, std::int64_t count) {
  Vector total{};
  along(count, [&](std::int64_t i, std::int64_t left) {
    constexpr float least = -std::numeric_limits<float>::infinity();
    const Vector power = exp(load_up_to(row + i, left, least) - splat(largest));
    store_up_to(row + i, power, left);
    total += power;
  });
  return sum(total);
}

}  // namespace

PredictionCost cross_entropy_backward(const RowsOfScores& scores, float factor) {
  PredictionCost cost;
  for (std::int64_t i = 0; i < scores.rows; ++i) {
    float* row = scores.cells + i * scores.classes;
    const std::int64_t target = scores.targets[i];
    const float largest = largest_of(row, scores.classes);
    const float score = row[target];
    const double total = exponentiate(row, largest, scores.classes);
    cost.loss += std::log(total) - (double{score} - largest);
    cost.right += score == largest ? 1 : 0;
    const Vector share = splat(static_cast<float>(factor / total));
    along(scores.classes, [&](std::int64_t j, std::int64_t left) {
      store_up_to(row + j, load_up_to(row + j, left) * share, left);
    });
    row[target] -= factor;
  }
  return cost;
}

}  // namespace playground
