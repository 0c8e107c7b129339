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

void normalize(const float* x, float mean, const NormParameters& parameters, float* result) {
  const double deviation =
      std::sqrt(sum_of_squares(x, mean, parameters.width) / static_cast<double>(parameters.width) +
                parameters.epsilon);
  const Vector factor = splat(deviation == 0 ? 0.0F : static_cast<float>(1 / deviation));
  along(parameters.width, [&](std::int64_t cell, std::int64_t count) {
    Vector y = (load_up_to(x + cell, count) - splat(mean)) * factor *
               load_up_to(parameters.gain + cell, count);
    if (parameters.bias != nullptr) y += load_up_to(parameters.bias + cell, count);
    store_up_to(result + cell, y, count);
  });
}

}  // namespace

void layer_norm(const float* x, std::int64_t rows, const NormParameters& parameters,
                float* result) {
  for (std::int64_t row = 0; row < rows; ++row) {
    const float* cells = x + row * parameters.width;
    const float mean = sum_of(cells, parameters.width) / static_cast<float>(parameters.width);
    normalize(cells, mean, parameters, result + row * parameters.width);
  }
}

void rms_norm(const float* x, std::int64_t rows, const NormParameters& parameters, float* result) {
  for (std::int64_t row = 0; row < rows; ++row) {
    normalize(x + row * parameters.width, 0, parameters, result + row * parameters.width);
  }
}

}  // namespace playground
