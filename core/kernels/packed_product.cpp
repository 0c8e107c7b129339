#include "core/kernels/packed_product.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace playground {
namespace {

constexpr std::int64_t panel_width = 8;

float activated(FusedActivation activation, float x) {
  switch (activation) {
    case FusedActivation::none:
      return x;
    case FusedActivation::relu:
      return std::max(x, 0.0F);
    case FusedActivation::gelu:
      return 0.5F * x * std::erfc(-x / std::numbers::sqrt2_v<float>);
    case FusedActivation::gelu_tanh:
      return 0.5F * x * (1 + std::tanh(0.7978845608F * (x + 0.044715F * x * x * x)));
    case FusedActivation::silu:
      return x / (1 + std::exp(-x));
  }
  return x;
}

}  // namespace

PackedMatrix pack(const float* matrix, std::int64_t inner, std::int64_t columns) {
  const std::int64_t panels = (columns + panel_width - 1) / panel_width;
  PackedMatrix packed{inner, columns,
                      std::vector<float>(static_cast<std::size_t>(panels * inner * panel_width))};
  for (std::int64_t k = 0; k < inner; ++k) {
    for (std::int64_t j = 0; j < columns; ++j) {
      const std::int64_t at = (j / panel_width * inner + k) * panel_width + j % panel_width;
      packed.panels[static_cast<std::size_t>(at)] = matrix[k * columns + j];
    }
  }
  return packed;
}

void multiply(const float* a, std::int64_t rows, const PackedMatrix& b, float* result,
              const Finish& finish, Scratch&) {
  for (std::int64_t i = 0; i < rows; ++i) {
    for (std::int64_t j = 0; j < b.columns; ++j) {
      const float* panel = b.panels.data() + j / panel_width * b.inner * panel_width;
      float sum = 0;
      for (std::int64_t k = 0; k < b.inner; ++k) {
        sum += a[i * b.inner + k] * panel[k * panel_width + j % panel_width];
      }
      if (finish.bias != nullptr) sum += finish.bias[j];
      sum = activated(finish.activation, sum);
      const std::int64_t cell = i * b.columns + j;
      if (finish.residual != nullptr) sum += finish.alpha * finish.residual[cell];
      result[cell] = sum;
    }
  }
}

}  // namespace playground
