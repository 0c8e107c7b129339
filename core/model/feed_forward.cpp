#include "core/model/feed_forward.h"

#include "core/model/projection.h"
#include "core/ops/activation.h"
#include "core/ops/arithmetic.h"
#include "core/ops/product.h"

namespace playground {
namespace {

Ref activated(Tape& tape, Activation activation, Ref hidden) {
  switch (activation) {
    case Activation::relu:
      return relu(tape, "activated", hidden);
    case Activation::gelu:
      return gelu(tape, "activated", hidden);
    case Activation::gelu_tanh:
      return gelu_tanh(tape, "activated", hidden);
    case Activation::silu:
    case Activation::swiglu:
      return silu(tape, "activated", hidden);
  }
  return hidden;
}

}  // namespace

Ref feed_forward(Tape& tape, const BlockConfig& config, Ref x, DropoutStream* stream) {
  const std::int64_t width = tape.last_size(x);
  const std::int64_t hidden_width = *config.d_ff;
  const bool gated = config.activation == Activation::swiglu;
  const Shape up{width, hidden_width};
  const LinearParameters first =
      linear_parameters(tape, {"W_1", "b_1", Axis::feature, Axis::hidden}, up, true);
  std::optional<LinearParameters> gate_layer;
  if (gated) {
    gate_layer =
        linear_parameters(tape, {"W_gate", "b_gate", Axis::feature, Axis::hidden}, up, true);
  }
  const LinearParameters second = linear_parameters(
      tape, {"W_2", "b_2", Axis::hidden, Axis::feature}, {hidden_width, width}, true);

  Ref hidden = linear(tape, "hidden", x, first.weight, first.bias);  // (B, T, F)
  if (gated) {
    const Ref gate = linear(tape, "gate", x, gate_layer->weight, gate_layer->bias);  // (B, T, F)
    hidden = multiply(tape, "activated", silu(tape, "gate_activated", gate), hidden);
  } else {
    hidden = activated(tape, config.activation, hidden);
  }
  if (stream != nullptr) hidden = dropout(tape, {"dropout_mask", "dropped"}, hidden, *stream);
  return linear(tape, "output", hidden, second.weight, second.bias);  // (B, T, C)
}

}  // namespace playground
