#include "core/ops/activation.h"

#include <cmath>
#include <numbers>

#include "core/kernels/elementary.h"
#include "core/ops/call.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

constexpr Op relu_op{
    .name = "relu",
    .title = {"ReLU", "ReLU"},
    .formula = "$r = \\max(0, $0)",
    .call = call_unary<relu>,
};

constexpr Op gelu_op{
    .name = "gelu",
    .title = {"GELU", "GELU"},
    .formula = "$r = $0 \\cdot \\tfrac{1}{2} (1 + \\operatorname{erf}($0 / \\sqrt{2}))",
    .call = call_unary<gelu>,
};

constexpr Op gelu_tanh_op{
    .name = "gelu_tanh",
    .title = {"GELU by tanh", "tanh 近似的 GELU"},
    .formula = "$r = \\tfrac{1}{2} $0 (1 + \\tanh(\\sqrt{2/\\pi}\\, ($0 + 0.044715\\, $0^3)))",
    .call = call_unary<gelu_tanh>,
};

constexpr Op silu_op{
    .name = "silu",
    .title = {"SiLU", "SiLU"},
    .formula = "$r = \\frac{$0}{1 + e^{-$0}}",
    .call = call_unary<silu>,
};

constexpr Op tanh_op{
    .name = "tanh",
    .title = {"Tanh", "tanh"},
    .formula = "$r = \\tanh($0)",
    .call = call_unary<tanh>,
};

constexpr Op exp_op{
    .name = "exp",
    .title = {"Exponential", "指数"},
    .formula = "$r = e^{$0}",
    .call = call_unary<exp>,
};

using Function = double (*)(double);

Ref cell_by_cell(Tape& tape, NodeName name, const Op& op, Ref x, Function function) {
  return tape.record(name, tape.like(op, {x}), [&](std::span<float> result) {
    row(result) = row(tape.values(x)).unaryExpr([&](float cell) {
      return static_cast<float>(function(cell));
    });
  });
}

}  // namespace

Ref relu(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, relu_op, x, [](double v) { return v <= 0 ? 0.0 : v; });
}

Ref gelu(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, gelu_op, x, [](double v) {
    return v * 0.5 * elementary::erfc(-v / std::numbers::sqrt2);
  });
}

Ref gelu_tanh(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, gelu_tanh_op, x, [](double v) {
    const double inner = std::sqrt(2 / std::numbers::pi) * (v + 0.044715 * v * v * v);
    return 0.5 * v * (1 + elementary::tanh(inner));
  });
}

Ref silu(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, silu_op, x,
                      [](double v) { return v / (1 + elementary::exp(-v)); });
}

Ref tanh(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, tanh_op, x, elementary::tanh);
}

Ref exp(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, exp_op, x, elementary::exp);
}

std::span<const Op* const> activation_ops() {
  static constexpr const Op* rows[] = {&relu_op, &gelu_op, &gelu_tanh_op,
                                       &silu_op, &tanh_op, &exp_op};
  return rows;
}

}  // namespace playground
