#include "core/kernels/activation.h"

#include "core/kernels/activations.h"

namespace playground {
namespace {

template <class Function>
void map(Function function, const float* x, std::int64_t count, float* result) {
  along(count, [&](std::int64_t i, std::int64_t left) {
    store_up_to(result + i, function(load_up_to(x + i, left)), left);
  });
}

template <class Derivative>
void multiply_by(Derivative derivative, const float* x, std::int64_t count, float* gradient) {
  along(count, [&](std::int64_t i, std::int64_t left) {
    const Vector slope = derivative(load_up_to(x + i, left));
    store_up_to(gradient + i, load_up_to(gradient + i, left) * slope, left);
  });
}

}  // namespace

void activate(FusedActivation activation, const float* x, std::int64_t count, float* result) {
  switch (activation) {
    case FusedActivation::none:
      return map([](Vector v) { return v; }, x, count, result);
    case FusedActivation::relu:
      return map(activations::relu, x, count, result);
    case FusedActivation::gelu:
      return map(activations::gelu, x, count, result);
    case FusedActivation::gelu_tanh:
      return map(activations::gelu_tanh, x, count, result);
    case FusedActivation::silu:
      return map(activations::silu, x, count, result);
  }
}

void activate_backward(FusedActivation activation, const float* x, std::int64_t count,
                       float* gradient) {
  switch (activation) {
    case FusedActivation::none:
      return;
    case FusedActivation::relu:
      return multiply_by(activations::relu_derivative, x, count, gradient);
    case FusedActivation::gelu:
      return multiply_by(activations::gelu_derivative, x, count, gradient);
    case FusedActivation::gelu_tanh:
      return multiply_by([](Vector v) { return activations::gelu_tanh.derivative(v); }, x, count,
                         gradient);
    case FusedActivation::silu:
      return multiply_by([](Vector v) { return activations::silu.derivative(v); }, x, count,
                         gradient);
  }
}

}  // namespace playground
