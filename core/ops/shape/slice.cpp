#include "core/ops/shape/slice.h"

#include "core/graph/backward.h"
#include "core/ops/call.h"
#include "core/ops/shape/axes.h"
#include "core/ops/source.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

constexpr OpParameterRule concatenate_rules[] = {{"axis", OpParameterKind::integer, false, "-1"}};
constexpr OpParameterRule slice_rules[] = {{"axis", OpParameterKind::integer, true},
                                           {"start", OpParameterKind::integer, true},
                                           {"end", OpParameterKind::integer, true}};

std::string slice_formula(const Node& node) {
  const auto at = [&](std::string_view end) {
    return std::to_string(std::get<std::int64_t>(*find_parameter(node, end)));
  };
  return "$r = $0_{[" + at("start") + ":" + at("end") + "]}";
}

Ref call_concatenate(const OpCall& call) {
  std::optional<std::int64_t> axis;
  if (call.parameters.contains("axis")) axis = call.integer("axis");
  return concatenate(call.tape, call.result, call.in, axis);
}

Ref call_slice(const OpCall& call) {
  return slice(call.tape, call.result, call.in[0],
               {call.integer("axis"), call.integer("start"), call.integer("end")});
}

// Each part gets its range of the gradient.
void concatenate_backward(OpBackward& pass) {
  const std::int64_t axis = pass.parameter("axis") == nullptr ? -1 : pass.integer("axis");
  const std::int64_t rank = pass.tape().rank(pass.result());
  const auto at = static_cast<std::size_t>(axis < 0 ? axis + rank : axis);
  std::int64_t start = 0;
  for (std::size_t part = 0; part < pass.input_count(); ++part) {
    const std::int64_t end = start + pass.shape(part)[at];
    if (pass.wants(part)) {
      pass.give(part, slice(pass.tape(), pass.term(part), pass.gradient(), {axis, start, end}));
    }
    start = end;
  }
}

// Zeros before and after the range.
void slice_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const std::int64_t axis = pass.integer("axis");
  const auto at = static_cast<std::size_t>(axis < 0 ? axis + tape.rank(pass.result()) : axis);
  const Shape whole = pass.shape(0);
  const Axes axes = tape.axes(pass.input(0));
  std::vector<Ref> parts;
  const auto add_zeros = [&](const std::string& name, std::int64_t size) {
    if (size == 0) return;
    Shape shape = whole;
    shape[at] = size;
    Tensor zeros{shape, {}};
    if (!tape.planning()) zeros.values.assign(static_cast<std::size_t>(count(shape)), 0);
    parts.push_back(given(tape, pass.step(name), zeros, axes));
  };
  add_zeros("before", pass.integer("start"));
  parts.push_back(pass.gradient());
  add_zeros("after", whole[at] - pass.integer("end"));
  pass.give(0, concatenate(tape, pass.term(0), parts, axis));
}

constexpr Op concatenate_op{
    .name = "concatenate",
    .title = {"Concatenation", "拼接"},
    .formula = "$r = [$*]",
    .call = call_concatenate,
    .min_inputs = 1,
    .max_inputs = 1024,
    .parameters = concatenate_rules,
    .keeps = KeptAxes::concatenation,
    .backward = concatenate_backward,
};

constexpr Op slice_op{
    .name = "slice",
    .title = {"Slice", "切片"},
    .formula_of = slice_formula,
    .call = call_slice,
    .parameters = slice_rules,
    .keeps = KeptAxes::slice,
    .backward = slice_backward,
    .meaning = {"The part of the axis from start up to, but without, end.",
                "轴上从 start 到 end 的部分，不含 end。"},
};

// The number of contiguous floats for one index of the axes before `axis`.
std::int64_t run_length(const Shape& shape, std::size_t axis) {
  return count(Shape(shape.begin() + static_cast<std::ptrdiff_t>(axis), shape.end()));
}

}  // namespace

Ref concatenate(Tape& tape, NodeName name, const std::vector<Ref>& parts,
                std::optional<std::int64_t> along) {
  Step step{concatenate_op, parts, tape.shape(parts[0]), tape.axes(parts[0])};
  tape.require(!step.shape.empty(), ErrorCode::shape_mismatch,
               {"concatenate needs rows", "concatenate 不能拼接标量"});
  const std::size_t axis = axis_of(tape, parts[0], "concatenate", along.value_or(-1));
  if (along) step.with("axis", *along);
  step.shape[axis] = 0;
  for (const Ref part : parts) {
    Shape others = tape.shape(part);
    const bool same_rank = others.size() == step.shape.size();
    if (same_rank) others[axis] = step.shape[axis];
    tape.require(others == step.shape, ErrorCode::shape_mismatch,
                 {"concatenate needs equal sizes along all other axes; {0} does not fit {1}",
                  "concatenate 要求其余各轴长度相等；{0} 与 {1} 不符"},
                 tape.shape(part), tape.shape(parts[0]));
    step.shape[axis] += tape.size(part, axis);
  }
  const Shape shape = step.shape;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    MatrixView whole = matrix(result, run_length(shape, axis));
    std::int64_t first = 0;
    for (const Ref part : parts) {
      const ConstMatrixView runs = matrix(tape.values(part), run_length(tape.shape(part), axis));
      whole.middleCols(first, runs.cols()) = runs;
      first += runs.cols();
    }
  });
}

Ref slice(Tape& tape, NodeName name, Ref x, const AxisRange& range) {
  const std::size_t axis = axis_of(tape, x, "slice", range.axis);
  const std::int64_t size = tape.size(x, axis);
  tape.require(0 <= range.start && range.start < range.end && range.end <= size,
               ErrorCode::invalid_value,
               {"slice needs 0 <= start < end <= {0}", "slice 需要 0 <= start < end <= {0}"}, size);
  Step step = tape.like(slice_op, {x});
  step.with("axis", range.axis).with("start", range.start).with("end", range.end);
  step.shape[axis] = range.end - range.start;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const ConstMatrixView whole = matrix(tape.values(x), run_length(tape.shape(x), axis));
    const std::int64_t each = whole.cols() / size;
    const std::int64_t kept = (range.end - range.start) * each;
    matrix(result, kept) = whole.middleCols(range.start * each, kept);
  });
}

std::span<const Op* const> slice_ops() {
  static constexpr const Op* rows[] = {&concatenate_op, &slice_op};
  return rows;
}

}  // namespace playground
