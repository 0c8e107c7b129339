#include "core/ops/arithmetic.h"

#include <cmath>

#include "core/graph/backward.h"
#include "core/ops/call.h"
#include "core/ops/gradient.h"
#include "core/tensor/broadcast.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

constexpr OpParameterRule add_rules[] = {{"alpha", OpParameterKind::number}};
constexpr OpParameterRule scale_rules[] = {{"factor", OpParameterKind::number, true}};

std::string add_formula(const Node& node) {
  const OpParameter* alpha = find_parameter(node, "alpha");
  if (alpha == nullptr) return "$r = $0 + $1";
  return std::get<double>(*alpha) == -1 ? "$r = $1 - $0" : "$r = \\alpha\\, $0 + $1";
}

std::string scale_formula(const Node& node) {
  const OpParameter* width = find_parameter(node, "head_dim");
  if (width == nullptr) return "$r = c\\, $0";
  return "$r = \\frac{$0}{\\sqrt{" + std::to_string(std::get<std::int64_t>(*width)) + "}}";
}

Ref call_add(const OpCall& call) {
  AddOptions options;
  if (call.parameters.contains("alpha")) options.alpha = call.number("alpha");
  return add(call.tape, call.result, call.in[0], call.in[1], options);
}

Ref call_scale(const OpCall& call) {
  return scale(call.tape, call.result, call.in[0], call.number("factor"));
}

void add_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Shape shape = tape.shape(pass.result());
  Ref gradient = pass.gradient();
  // Rows of padding are 0 whatever was added.
  if (const std::optional<Ref> counted = counted_rows(pass)) {
    gradient = multiply(tape, pass.step("rows"), gradient, *counted);
  }
  const OpParameter* alpha = pass.parameter("alpha");
  if (alpha == nullptr) give_on(pass, 0, gradient);
  if (alpha != nullptr) {
    const double factor = std::get<double>(*alpha);
    give_summed(pass, 0, shape, [&](NodeName name) { return scale(tape, name, gradient, factor); });
  }
  give_on(pass, 1, gradient);
}

void subtract_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Shape shape = tape.shape(pass.result());
  give_on(pass, 0, pass.gradient());
  give_summed(pass, 1, shape,
              [&](NodeName name) { return scale(tape, name, pass.gradient(), -1); });
}

void multiply_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Shape shape = tape.shape(pass.result());
  for (std::size_t i = 0; i < 2; ++i) {
    give_summed(pass, i, shape, [&](NodeName name) {
      return multiply(tape, name, pass.gradient(), pass.input(1 - i));
    });
  }
}

void maximum_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Shape shape = tape.shape(pass.result());
  for (std::size_t i = 0; i < 2; ++i) {
    if (!pass.wants(i)) continue;
    const Ref slope =
        larger(tape, pass.step("slope_" + std::to_string(i + 1)), pass.input(i), pass.input(1 - i));
    give_summed(pass, i, shape,
                [&](NodeName name) { return multiply(tape, name, pass.gradient(), slope); });
  }
}

void scale_backward(OpBackward& pass) {
  const double factor = std::get<double>(*pass.parameter("factor"));
  pass.give(0, scale(pass.tape(), pass.term(0), pass.gradient(), factor));
}

constexpr Op add_op{
    .name = "add",
    .title = {"Addition", "加法"},
    .formula_of = add_formula,
    .call = call_add,
    .min_inputs = 2,
    .max_inputs = 2,
    .parameters = add_rules,
    .backward = add_backward,
    .meaning = {"a + b, or with alpha: alpha·a + b.", "a + b；给出 alpha 时为 alpha·a + b。"},
};

constexpr Op subtract_op{
    .name = "subtract",
    .title = {"Subtraction", "减法"},
    .formula = "$r = $0 - $1",
    .call = call_binary<subtract>,
    .min_inputs = 2,
    .max_inputs = 2,
    .backward = subtract_backward,
};

constexpr Op multiply_op{
    .name = "multiply",
    .title = {"Multiplication, cell by cell", "逐元素相乘"},
    .formula = "$r = $0 \\odot $1",
    .call = call_binary<multiply>,
    .min_inputs = 2,
    .max_inputs = 2,
    .backward = multiply_backward,
};

constexpr Op maximum_op{
    .name = "maximum",
    .title = {"The larger of two", "取较大者"},
    .formula = "$r = \\max($0, $1)",
    .call = call_binary<maximum>,
    .min_inputs = 2,
    .max_inputs = 2,
    .backward = maximum_backward,
};

constexpr Op larger_op{
    .name = "larger",
    .title = {"Which is larger", "较大者"},
    .formula =
        "$r = \\begin{cases} 1 & $0 > $1 \\\\ \\tfrac{1}{2} & $0 = $1 \\\\ 0 & $0 < $1 "
        "\\end{cases}",
    .gradient_inputs = 0,
};

constexpr Op scale_op{
    .name = "scale",
    .title = {"Scaling", "缩放"},
    .formula_of = scale_formula,
    .call = call_scale,
    .parameters = scale_rules,
    .backward = scale_backward,
};

Step broadcast_step(const Tape& tape, const Op& op, Ref a, Ref b) {
  const std::optional<Shape> shape = broadcast(tape.shape(a), tape.shape(b));
  tape.require(shape.has_value(), ErrorCode::shape_mismatch,
               {"{0} needs shapes that broadcast; {1} and {2} do not",
                "{0} 需要可以广播的形状；{1} 和 {2} 不能广播"},
               op.name, tape.shape(a), tape.shape(b));
  const bool a_is_longer = tape.rank(a) >= tape.rank(b);
  return {op, {a, b}, *shape, tape.axes(a_is_longer ? a : b)};
}

// result = expression(a, b), both broadcast to its shape, matrix by matrix of its last two axes.
template <class Expression>
void combine(const Tape& tape, Ref a, Ref b, std::span<float> result, Expression&& expression) {
  Shape shape = *broadcast(tape.shape(a), tape.shape(b));
  while (shape.size() < 2) shape.insert(shape.begin(), 1);
  const std::vector<std::int64_t> of_a = broadcast_strides(tape.shape(a), shape);
  const std::vector<std::int64_t> of_b = broadcast_strides(tape.shape(b), shape);
  const std::size_t last = shape.size() - 1;
  const Shape lead(shape.begin(), shape.end() - 2);
  const auto stretched = [&](Ref ref, const auto& strides, std::int64_t place) {
    return broadcast_view(tape.values(ref).data() + offset_of(place, lead, strides),
                          shape[last - 1], shape[last], {strides[last - 1], strides[last]});
  };
  MatrixView rows = matrix(result, shape[last]);
  for (std::int64_t place = 0; place < count(lead); ++place) {
    rows.middleRows(place * shape[last - 1], shape[last - 1]) =
        expression(stretched(a, of_a, place), stretched(b, of_b, place));
  }
}

void clear_padding(const Shape& shape, const std::vector<std::int64_t>& lengths,
                   std::span<float> values) {
  const std::int64_t tokens = shape[1];
  MatrixView rows = matrix(values, shape[2]);
  std::int64_t first = 0;
  for (const std::int64_t length : lengths) {
    rows.middleRows(first + length, tokens - length).setZero();
    first += tokens;
  }
}

Ref scale_step(Tape& tape, NodeName name, Step step, double factor) {
  const Ref x = step.inputs[0];
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    row(result) = (row(tape.values(x)).cast<double>() * factor).cast<float>();
  });
}

}  // namespace

Ref add(Tape& tape, NodeName name, Ref a, Ref b, const AddOptions& options) {
  Step step = broadcast_step(tape, add_op, a, b);
  if (options.alpha) step.with("alpha", *options.alpha);
  if (!options.lengths.empty()) step.with("lengths", options.lengths);
  const Shape shape = step.shape;
  const auto alpha = static_cast<float>(options.alpha.value_or(1.0));
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    combine(tape, a, b, result,
            [&](const auto& left, const auto& right) { return alpha * left + right; });
    if (!options.lengths.empty()) clear_padding(shape, options.lengths, result);
  });
}

Ref subtract(Tape& tape, NodeName name, Ref a, Ref b) {
  Step step = broadcast_step(tape, subtract_op, a, b);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    combine(tape, a, b, result, [](const auto& left, const auto& right) { return left - right; });
  });
}

Ref multiply(Tape& tape, NodeName name, Ref a, Ref b) {
  Step step = broadcast_step(tape, multiply_op, a, b);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    combine(tape, a, b, result, [](const auto& left, const auto& right) { return left * right; });
  });
}

Ref maximum(Tape& tape, NodeName name, Ref a, Ref b) {
  Step step = broadcast_step(tape, maximum_op, a, b);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    combine(tape, a, b, result,
            [](const auto& left, const auto& right) { return left.max(right); });
  });
}

Ref larger(Tape& tape, NodeName name, Ref a, Ref b) {
  Step step = broadcast_step(tape, larger_op, a, b);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    combine(tape, a, b, result, [](const auto& left, const auto& right) {
      return 0.5F *
             ((left > right).template cast<float>() + (left >= right).template cast<float>());
    });
  });
}

Ref scale(Tape& tape, NodeName name, Ref x, double factor) {
  Step step = tape.like(scale_op, {x});
  step.with("factor", factor);
  return scale_step(tape, name, std::move(step), factor);
}

Ref scale_by_width(Tape& tape, NodeName name, Ref x, std::int64_t head_dim) {
  const double factor = 1 / std::sqrt(static_cast<double>(head_dim));
  Step step = tape.like(scale_op, {x});
  step.with("factor", factor).with("head_dim", head_dim);
  return scale_step(tape, name, std::move(step), factor);
}

std::span<const Op* const> arithmetic_ops() {
  static constexpr const Op* rows[] = {&add_op,     &subtract_op, &multiply_op,
                                       &maximum_op, &larger_op,   &scale_op};
  return rows;
}

}  // namespace playground
