#include "core/kernels/norm.h"

#include <cmath>

#include "core/kernels/vector.h"

namespace playground {
namespace {

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

// 1 / sqrt(variance + epsilon), or 0 where that is 0.
float inverse_deviation(const float* x, float mean, std::int64_t width, double epsilon) {
  const double deviation =
      std::sqrt(sum_of_squares(x, mean, width) / static_cast<double>(width) + epsilon);
  return deviation == 0 ? 0.0F : static_cast<float>(1 / deviation);
}

void normalize(const float* x, float mean, const NormParameters& parameters, float* result) {
  const Vector factor = splat(inverse_deviation(x, mean, parameters.width, parameters.epsilon));
  along(parameters.width, [&](std::int64_t cell, std::int64_t count) {
    Vector y = (load_up_to(x + cell, count) - splat(mean)) * factor *
               load_up_to(parameters.gain + cell, count);
    if (parameters.bias != nullptr) y += load_up_to(parameters.bias + cell, count);
    store_up_to(result + cell, y, count);
  });
}

// With z = (x - mean) factor and d = gain * gradient: factor (d - mean(d) - z mean(d z)); without
// the mean of x, that of d is left out as well.
void norm_row_backward(const float* x, const float* gradient, const NormParameters& parameters,
                       const NormGradients& to) {
  const std::int64_t width = parameters.width;
  const auto count = static_cast<float>(width);
  const bool centred = parameters.bias != nullptr;
  const Vector mean = splat(centred ? sum_of(x, width) / count : 0.0F);
  const Vector factor = splat(inverse_deviation(x, mean[0], width, parameters.epsilon));
  Vector sum_d{};
  Vector sum_dz{};
  along(width, [&](std::int64_t i, std::int64_t left) {
    const Vector z = (load_up_to(x + i, left, mean[0]) - mean) * factor;
    const Vector d_row = load_up_to(gradient + i, left);
    const Vector d = d_row * load_up_to(parameters.gain + i, left);
    sum_d += d;
    sum_dz += d * z;
    store_up_to(to.gain + i, load_up_to(to.gain + i, left) + d_row * z, left);
    if (centred) store_up_to(to.bias + i, load_up_to(to.bias + i, left) + d_row, left);
  });
  const Vector mean_d = splat(centred ? sum(sum_d) / count : 0.0F);
  const Vector mean_dz = splat(sum(sum_dz) / count);
  along(width, [&](std::int64_t i, std::int64_t left) {
    const Vector z = (load_up_to(x + i, left, mean[0]) - mean) * factor;
    const Vector d = load_up_to(gradient + i, left) * load_up_to(parameters.gain + i, left);
    store_up_to(to.x + i, factor * (d - mean_d - z * mean_dz), left);
  });
}

}  // namespace

void norm_backward(const float* x, const float* gradient, std::int64_t rows,
                   const NormParameters& parameters, const NormGradients& to) {
  for (std::int64_t row = 0; row < rows; ++row) {
    const std::int64_t first = row * parameters.width;
    norm_row_backward(x + first, gradient + first, parameters, {to.x + first, to.gain, to.bias});
  }
}

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
