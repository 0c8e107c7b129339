#include "core/kernels/finish.h"

#include <algorithm>

#include "core/kernels/functions.h"

namespace playground {
namespace {

Vector relu(Vector x) { return select(x > 0.0F, x, Vector{}); }

Vector gelu(Vector x) { return splat(0.5F) * x * (splat(1.0F) + erf(x * splat(0.70710678F))); }

// x / (1 + exp(x (linear + cubic x^2))): silu with (-1, 0). And gelu_tanh, as
// (1 + tanh(u)) / 2 = 1 / (1 + exp(-2 u)) with u = sqrt(2 / pi) (x + 0.044715 x^3).
struct Gate {
  float linear;
  float cubic;

  Vector operator()(Vector x) const {
    const Vector square = min(x * x, splat(1e30F));  // inf times 0 would be nan
    return x / (splat(1.0F) + exp(x * (splat(linear) + splat(cubic) * square)));
  }
};

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
  const std::int64_t count = stride - part.column;
  const Vector alpha = splat(product.finish.alpha);
  const float* residual = product.finish.residual;
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t row = 0; row < part.rows; ++row, sums += panel_width) {
    const std::int64_t first = (part.row + row) * stride + part.column;
    for (std::int64_t j = 0; j < panel_vectors && j * lanes < count; ++j) {
      const std::int64_t cell = first + j * lanes;
      Vector x = load(sums + j * lanes) + bias.parts[j];
      if (residual != nullptr) x += alpha * load_up_to(residual + cell, count - j * lanes);
      store_up_to(product.result + cell, x, count - j * lanes);
    }
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
      activate(relu, bias, sums, part.rows);
      break;
    case FusedActivation::gelu:
      activate(gelu, bias, sums, part.rows);
      break;
    case FusedActivation::gelu_tanh:
      activate(Gate{-1.5957691F, -0.071354816F}, bias, sums, part.rows);
      break;
    case FusedActivation::silu:
      activate(Gate{-1, 0}, bias, sums, part.rows);
      break;
  }
  place(sums, {}, product, part);
}

}  // namespace playground
