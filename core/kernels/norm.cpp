#include "core/kernels/norm.h"

#include <cmath>

#include "core/kernels/vector.h"

namespace playground {
namespace {

// Calls visit(cell, count) for the cells of a row, `lanes` at a time, then for those left over.
template <class Visit>
void along(std::int64_t width, Visit&& visit) {
  std::int64_t cell = 0;
  for (; cell + lanes <= width; cell += lanes) visit(cell, lanes);
  if (cell < width) visit(cell, width - cell);
}

float sum_of(const float* x, std::int64_t width) {
  Vector total{};
  along(width,
        [&](std::int64_t cell, std::int64_t count) { total += load_up_to(x + cell, count); });
  return sum(total);
}

float sum_of_squares(const float* x, float mean, std::int64_t width) {
  Vector total{};
  along(width, [&](std::int64_t cell, std::int64_t count) {
    const Vector apart = load_up_to(x + cell, count, mean) - splat(mean);
    total += apart * apart;
  });
  return sum(total);
}

void normalize(const float* x, float mean, const NormWeights& weights, float* result) {
  const double deviation =
      std::sqrt(sum_of_squares(x, mean, weights.width) / static_cast<double>(weights.width) +
                weights.epsilon);
  const Vector factor = splat(deviation == 0 ? 0.0F : static_cast<float>(1 / deviation));
  along(weights.width, [&](std::int64_t cell, std::int64_t count) {
    Vector y = (load_up_to(x + cell, count) - splat(mean)) * factor *
               load_up_to(weights.gain + cell, count);
    if (weights.bias != nullptr) y += load_up_to(weights.bias + cell, count);
    store_up_to(result + cell, y, count);
  });
}

}  // namespace

void layer_norm(const float* x, std::int64_t rows, const NormWeights& weights, float* result) {
  for (std::int64_t row = 0; row < rows; ++row) {
    const float* cells = x + row * weights.width;
    const float mean = sum_of(cells, weights.width) / static_cast<float>(weights.width);
    normalize(cells, mean, weights, result + row * weights.width);
  }
}

void rms_norm(const float* x, std::int64_t rows, const NormWeights& weights, float* result) {
  for (std::int64_t row = 0; row < rows; ++row) {
    normalize(x + row * weights.width, 0, weights, result + row * weights.width);
  }
}

}  // namespace playground
