#include "core/ops/shape/reshape.h"

#include <algorithm>
#include <utility>

#include "core/graph/backward.h"
#include "core/ops/call.h"
#include "core/ops/shape/axes.h"
#include "core/ops/shape/view_axes.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

constexpr OpParameterRule view_rules[] = {
    {.name = "shape",
     .kind = OpParameterKind::integers,
     .required = true,
     .meaning = {"One size may be -1; it follows from the others.",
                 "其中一个大小可以是 -1，由其余的推出。"}}};
constexpr OpParameterRule transpose_rules[] = {
    {.name = "axes",
     .kind = OpParameterKind::integers,
     .required = true,
     .meaning = {"The two axes to swap.", "互换的两个轴。"}}};

void copy(const Tape& tape, Ref x, std::span<float> to) { row(to) = row(tape.values(x)); }

Shape resolve(const Tape& tape, Ref x, Shape shape) {
  const std::int64_t cells = count(tape.shape(x));
  const auto open = std::find(shape.begin(), shape.end(), -1);
  if (open != shape.end()) {
    *open = 1;
    const std::int64_t others = count(shape);
    *open = others > 0 && cells % others == 0 ? cells / others : -1;
  }
  const bool positive = std::all_of(shape.begin(), shape.end(), [](auto size) { return size > 0; });
  tape.require(positive && count(shape) == cells, ErrorCode::shape_mismatch,
               {"view cannot make {0} of {1}", "view 不能得到 {0}，因为原来的形状是 {1}"}, shape,
               tape.shape(x));
  return shape;
}

Ref call_view(const OpCall& call) {
  const Shape shape = resolve(call.tape, call.in[0], call.integers("shape"));
  const Ref x = call.in[0];
  return view(call.tape, call.result, x, shape,
              axes_of_view(call.tape.shape(x), call.tape.axes(x), shape));
}

Ref call_transpose(const OpCall& call) {
  const std::vector<std::int64_t> axes = call.integers("axes");
  call.tape.require(axes.size() == 2, ErrorCode::invalid_value,
                    {"axes must name the two axes to swap", "axes 必须给出要交换的两个轴"});
  return transpose(call.tape, call.result, call.in[0], axes[0], axes[1]);
}

void view_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  pass.give(0, view(tape, pass.term(0), pass.gradient(), pass.shape(0), tape.axes(pass.input(0))));
}

void transpose_backward(OpBackward& pass) {
  const auto& axes = std::get<std::vector<std::int64_t>>(*pass.parameter("axes"));
  pass.give(0, transpose(pass.tape(), pass.term(0), pass.gradient(), axes[0], axes[1]));
}

constexpr Op view_op{
    .name = "view",
    .title = {"View", "改变形状"},
    .formula = "$r = \\mathrm{view}($0)",
    .call = call_view,
    .parameters = view_rules,
    .keeps = KeptAxes::view,
    .backward = view_backward,
};

constexpr Op transpose_op{
    .name = "transpose",
    .title = {"Transpose", "转置"},
    .formula = "$r = \\mathrm{transpose}($0)",
    .call = call_transpose,
    .parameters = transpose_rules,
    .keeps = KeptAxes::swapped,
    .backward = transpose_backward,
};

}  // namespace

Ref view(Tape& tape, NodeName name, Ref x, Shape shape, Axes axes) {
  Step step{view_op, {x}, resolve(tape, x, std::move(shape)), std::move(axes)};
  return tape.record(name, std::move(step),
                     [&](std::span<float> result) { copy(tape, x, result); });
}

Ref transpose(Tape& tape, NodeName name, Ref x, std::int64_t first, std::int64_t second) {
  const std::size_t one = axis_of(tape, x, "transpose", first);
  const std::size_t other = axis_of(tape, x, "transpose", second);
  const std::size_t low = std::min(one, other);
  const std::size_t high = std::max(one, other);
  Step step = tape.like(transpose_op, {x});
  step.swap_axes(low, high).with("axes", std::vector<std::int64_t>{first, second});
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    if (low == high) return copy(tape, x, result);
    swap_axes(tape.values(x), tape.shape(x), {low, high}, result);
  });
}

std::span<const Op* const> reshape_ops() {
  static constexpr const Op* rows[] = {&view_op, &transpose_op};
  return rows;
}

}  // namespace playground
