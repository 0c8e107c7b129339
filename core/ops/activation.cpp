#include "core/ops/activation.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

#include "core/graph/backward.h"
#include "core/kernels/elementary.h"
#include "core/ops/arithmetic.h"
#include "core/ops/call.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

// The gradient of the result times the slope of the activation.
void activation_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const SlopeOf of{std::string(tape.op(pass.result()).name), 1};
  const Ref slopes = slope(tape, pass.step("slope"), pass.input(0), of);
  pass.give(0, multiply(tape, pass.term(0), pass.gradient(), slopes));
}

void exp_backward(OpBackward& pass) {
  pass.give(0, multiply(pass.tape(), pass.term(0), pass.gradient(), pass.result()));
}

void slope_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const SlopeOf of{std::get<std::string>(*pass.parameter("of")), pass.integer("order") + 1};
  const Ref slopes = slope(tape, pass.step("slope"), pass.input(0), of);
  pass.give(0, multiply(tape, pass.term(0), pass.gradient(), slopes));
}

std::string slope_formula(const Node& node) {
  const bool first = std::get<std::int64_t>(*find_parameter(node, "order")) == 1;
  return std::string("$r = f") + (first ? "'" : "''") + "($0)";
}

constexpr Op relu_op{
    .name = "relu",
    .title = {"ReLU", "ReLU"},
    .formula = "$r = \\max(0, $0)",
    .call = call_unary<relu>,
    .backward = activation_backward,
};

constexpr Op gelu_op{
    .name = "gelu",
    .title = {"GELU", "GELU"},
    .formula = "$r = $0 \\cdot \\tfrac{1}{2} (1 + \\operatorname{erf}($0 / \\sqrt{2}))",
    .call = call_unary<gelu>,
    .backward = activation_backward,
};

constexpr Op gelu_tanh_op{
    .name = "gelu_tanh",
    .title = {"GELU by tanh", "tanh 近似的 GELU"},
    .formula = "$r = \\tfrac{1}{2} $0 (1 + \\tanh(\\sqrt{2/\\pi}\\, ($0 + 0.044715\\, $0^3)))",
    .call = call_unary<gelu_tanh>,
    .backward = activation_backward,
};

constexpr Op silu_op{
    .name = "silu",
    .title = {"SiLU", "SiLU"},
    .formula = "$r = \\frac{$0}{1 + e^{-$0}}",
    .call = call_unary<silu>,
    .backward = activation_backward,
};

constexpr Op tanh_op{
    .name = "tanh",
    .title = {"Tanh", "tanh"},
    .formula = "$r = \\tanh($0)",
    .call = call_unary<tanh>,
    .backward = activation_backward,
};

constexpr Op exp_op{
    .name = "exp",
    .title = {"Exponential", "指数"},
    .formula = "$r = e^{$0}",
    .call = call_unary<exp>,
    .backward = exp_backward,
};

constexpr Op slope_op{
    .name = "slope",
    .title = {"Slope of the activation", "激活函数的斜率"},
    .formula_of = slope_formula,
    .backward = slope_backward,
};

using Function = double (*)(double);

// Derivatives of the first and the second order.
struct Derivatives {
  std::string_view activation;
  Function first;
  Function second;
};

// The density of the standard normal distribution.
double normal_density(double v) {
  return elementary::exp(-0.5 * v * v) / std::sqrt(2 * std::numbers::pi);
}

double sigmoid(double v) { return 1 / (1 + elementary::exp(-v)); }

// The argument of tanh in gelu_tanh with its derivatives.
struct TanhArgument {
  explicit TanhArgument(double v) {
    const double factor = std::sqrt(2 / std::numbers::pi);
    tanh = elementary::tanh(factor * (v + 0.044715 * v * v * v));
    first = factor * (1 + 3 * 0.044715 * v * v);
    second = factor * 6 * 0.044715 * v;
  }
  double tanh;
  double first;
  double second;
  double slope() const { return 1 - tanh * tanh; }  // of tanh
};

double gelu_slope(double v) {
  return 0.5 * elementary::erfc(-v / std::numbers::sqrt2) + v * normal_density(v);
}

double gelu_tanh_slope(double v) {
  const TanhArgument u(v);
  return 0.5 * (1 + u.tanh) + 0.5 * v * u.slope() * u.first;
}

double gelu_tanh_curvature(double v) {
  const TanhArgument u(v);
  return u.slope() * (u.first + 0.5 * v * (u.second - 2 * u.tanh * u.first * u.first));
}

double silu_slope(double v) {
  const double s = sigmoid(v);
  return s * (1 + v * (1 - s));
}

double silu_curvature(double v) {
  const double s = sigmoid(v);
  return s * (1 - s) * (2 + v * (1 - 2 * s));
}

double tanh_slope(double v) {
  const double t = elementary::tanh(v);
  return 1 - t * t;
}

constexpr Derivatives derivatives[] = {
    {"relu", [](double v) { return v > 0 ? 1.0 : 0.0; }, [](double) { return 0.0; }},
    {"gelu", gelu_slope, [](double v) { return normal_density(v) * (2 - v * v); }},
    {"gelu_tanh", gelu_tanh_slope, gelu_tanh_curvature},
    {"silu", silu_slope, silu_curvature},
    {"tanh", tanh_slope, [](double v) { return -2 * elementary::tanh(v) * tanh_slope(v); }},
};

Ref cell_by_cell(Tape& tape, NodeName name, Step step, Function function) {
  const Ref x = step.inputs[0];
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    row(result) = row(tape.values(x)).unaryExpr([&](float cell) {
      return static_cast<float>(function(cell));
    });
  });
}

}  // namespace

Ref relu(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, tape.like(relu_op, {x}),
                      [](double v) { return v <= 0 ? 0.0 : v; });
}

Ref gelu(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, tape.like(gelu_op, {x}), [](double v) {
    return v * 0.5 * elementary::erfc(-v / std::numbers::sqrt2);
  });
}

Ref gelu_tanh(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, tape.like(gelu_tanh_op, {x}), [](double v) {
    const double inner = std::sqrt(2 / std::numbers::pi) * (v + 0.044715 * v * v * v);
    return 0.5 * v * (1 + elementary::tanh(inner));
  });
}

Ref silu(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, tape.like(silu_op, {x}),
                      [](double v) { return v / (1 + elementary::exp(-v)); });
}

Ref tanh(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, tape.like(tanh_op, {x}), elementary::tanh);
}

Ref exp(Tape& tape, NodeName name, Ref x) {
  return cell_by_cell(tape, name, tape.like(exp_op, {x}), elementary::exp);
}

Ref slope(Tape& tape, NodeName name, Ref x, const SlopeOf& of) {
  tape.require(of.order <= 2, ErrorCode::invalid_value,
               {"{0} has derivatives up to the second; differentiate at most twice",
                "{0} 最多有二阶导数；请最多求导两次"},
               of.activation);
  const Derivatives& known =
      *std::find_if(std::begin(derivatives), std::end(derivatives),
                    [&](const Derivatives& each) { return each.activation == of.activation; });
  const Function function = of.order == 1 ? known.first : known.second;
  Step step = tape.like(slope_op, {x});
  step.with("of", of.activation).with("order", of.order);
  return cell_by_cell(tape, name, std::move(step), function);
}

std::span<const Op* const> activation_ops() {
  static constexpr const Op* rows[] = {&relu_op, &gelu_op, &gelu_tanh_op, &silu_op,
                                       &tanh_op, &exp_op,  &slope_op};
  return rows;
}

}  // namespace playground
