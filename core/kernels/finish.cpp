#include "core/kernels/finish.h"

#include <algorithm>

#include "core/kernels/functions.h"

namespace playground {
namespace {

Vector relu(Vector x) { return select(x <= 0.0F, Vector{}, x); }

Vector gelu(Vector x) { return splat(0.5F) * x * (splat(1.0F) + erf(x * splat(0.70710678F))); }

// x / (1 + exp(x (linear + cubic x^2))): silu with (-1, 0). And gelu_tanh, as
// (1 + tanh(u)) / 2 = 1 / (1 + exp(-2 u)) with u = sqrt(2 / pi) (x + 0.044715 x^3).
struct Gate {
  float linear;
  float cubic;
  float most = 1e30F;  // of the square, as inf times 0 would be nan
  float one = 1;

  Vector operator()(Vector x) const {
    const Gate& c = in_memory(*this);
    const Vector square = min(x * x, splat(c.most));
    return x / (splat(c.one) + exp(x * (splat(c.linear) + splat(c.cubic) * square)));
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
