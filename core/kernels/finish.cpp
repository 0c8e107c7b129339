#include "core/kernels/finish.h"

#include <algorithm>

#include "core/kernels/activations.h"

namespace playground {
namespace {

struct PanelBias {
  Vector parts[panel_vectors];
};

template <class Activation>
void activate(Activation activation, const PanelBias& bias, float* sums, std::int64_t rows) {
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t i = 0; i < rows * panel_vectors; ++i, sums += lanes) {
    store(sums, activation(load(sums) + bias.parts[i % panel_vectors]));
  }
}

// result = sums + bias + alpha residual.
void place(const float* sums, const PanelBias& bias, const Product& product, Part part) {
  const std::int64_t stride = product.b.columns;
  const std::int64_t first = part.row * stride + part.column;
  const Vector alpha = splat(product.finish.alpha);
  float* to = product.result + first;
  const float* residual = product.finish.residual;
  if (residual != nullptr) residual += first;
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t row = 0; row < part.rows; ++row) {
    std::int64_t count = stride - part.column;
    for (std::int64_t j = 0; j < panel_vectors && count > 0; ++j, count -= lanes) {
      Vector x = load(sums + j * lanes) + bias.parts[j];
      if (residual != nullptr) x += alpha * load_up_to(residual + j * lanes, count);
      store_up_to(to + j * lanes, x, count);
    }
    sums += panel_width;
    to += stride;
    if (residual != nullptr) residual += stride;
  }
}

}  // namespace

void finish_sums(float* sums, const Product& product, Part part) {
  PanelBias bias = {};
  for (std::int64_t j = 0; j < panel_vectors && product.finish.bias != nullptr; ++j) {
    const std::int64_t column = part.column + j * lanes;
    const std::int64_t count = std::max<std::int64_t>(product.b.columns - column, 0);
    bias.parts[j] = load_up_to(product.finish.bias + column, count);
  }
  switch (product.finish.activation) {
    case FusedActivation::none:
      return place(sums, bias, product, part);
    case FusedActivation::relu:
      activate(activations::relu, bias, sums, part.rows);
      break;
    case FusedActivation::gelu:
      activate(activations::gelu, bias, sums, part.rows);
      break;
    case FusedActivation::gelu_tanh:
      activate(activations::gelu_tanh, bias, sums, part.rows);
      break;
    case FusedActivation::silu:
      activate(activations::silu, bias, sums, part.rows);
      break;
  }
  place(sums, {}, product, part);
}

}  // namespace playground
