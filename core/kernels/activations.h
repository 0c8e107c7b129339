// The activations of feed-forward networks on a few floats at a time, and their derivatives.
#pragma once

#include "core/kernels/functions.h"
#include "core/kernels/vector.h"

namespace playground::activations {

inline Vector relu(Vector x) { return select(x <= 0.0F, Vector{}, x); }

inline Vector gelu(Vector x) {
  return splat(0.5F) * x * (splat(1.0F) + erf(x * splat(0.70710678F)));
}

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

  Vector derivative(Vector x) const {
    const Gate& c = in_memory(*this);
    const Vector square = min(x * x, splat(c.most));
    const Vector power = exp(x * (splat(c.linear) + splat(c.cubic) * square));
    const Vector open = splat(c.one) / (splat(c.one) + power);
    const Vector closing = splat(c.linear) + splat(3.0F) * splat(c.cubic) * square;
    // Where the gate is shut, `power` may be inf, and open - open^2 is what open (1 - open) is.
    return open - x * closing * (open - open * open);
  }
};

inline constexpr Gate silu{-1, 0};
inline constexpr Gate gelu_tanh{-1.5957691F, -0.071354816F};

inline Vector relu_derivative(Vector x) { return select(x > 0.0F, splat(1.0F), Vector{}); }

// The distribution function of the standard normal distribution plus x times its density.
inline Vector gelu_derivative(Vector x) {
  const Vector below = splat(0.5F) * (splat(1.0F) + erf(x * splat(0.70710678F)));
  return below + x * splat(0.3989423F) * exp(splat(-0.5F) * x * x);
}

}  // namespace playground::activations
