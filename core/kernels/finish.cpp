#include "core/kernels/finish.h"

#include <algorithm>

#include "core/kernels/functions.h"

namespace playground {
namespace {

Vector relu(Vector x) { return select(x > 0.0F, x, Vector{}); }

Vector gelu(Vector x) { return splat(0.5F) * x * (splat(1.0F) + erf(x * splat(0.70710678F))); }

Vector silu(Vector x) { return x / (splat(1.0F) + exp(-x)); }

// (1 + tanh(u)) / 2 = 1 / (1 + exp(-2 u)), u = sqrt(2 / pi) (x + 0.044715 x^3).
Vector gelu_tanh(Vector x) {
  const Vector minus_two_u = x * (splat(-1.5957691F) - splat(0.071354816F) * (x * x));
  return x / (splat(1.0F) + exp(minus_two_u));
}

template <class Activation>
void finish_with(Activation activation, Sums sums, const Product& product, Part part) {
  const auto& [bias, unused, residual, alpha] = product.finish;
  const std::int64_t width = product.b.columns;
  const std::int64_t end = std::min(part.column + part.columns, width);
  for (std::int64_t row = 0; row < part.rows; ++row) {
    const float* from = sums.cells + row * sums.stride;
    const std::int64_t start = (part.row + row) * width;
    for (std::int64_t column = part.column; column < end; column += lanes, from += lanes) {
      const std::int64_t count = end - column;
      Vector x = load(from);
      if (bias != nullptr) x += load_up_to(bias + column, count);
      x = activation(x);
      if (residual != nullptr) {
        x += splat(alpha) * load_up_to(residual + start + column, count);
      }
      store_up_to(product.result + start + column, x, count);
    }
  }
}

}  // namespace

void finish_sums(Sums sums, const Product& product, Part part) {
  switch (product.finish.activation) {
    case FusedActivation::none:
      return finish_with([](Vector x) { return x; }, sums, product, part);
    case FusedActivation::relu:
      return finish_with(relu, sums, product, part);
    case FusedActivation::gelu:
      return finish_with(gelu, sums, product, part);
    case FusedActivation::gelu_tanh:
      return finish_with(gelu_tanh, sums, product, part);
    case FusedActivation::silu:
      return finish_with(silu, sums, product, part);
  }
}

}  // namespace playground
