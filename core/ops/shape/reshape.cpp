#include "core/ops/shape/reshape.h"

#include <algorithm>
#include <utility>

#include "core/graph/backward.h"
#include "core/ops/call.h"
#include "core/ops/gradient.h"
#include "core/ops/shape/view_axes.h"
#include "core/ops/source.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

constexpr OpParameterRule split_heads_rules[] = {{"num_heads", OpParameterKind::integer, true}};
constexpr OpParameterRule repeat_heads_rules[] = {{"times", OpParameterKind::integer, true}};
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

Ref call_split_heads(const OpCall& call) {
  return split_heads(call.tape, call.result, call.in[0], call.integer("num_heads"));
}

Ref call_repeat_heads(const OpCall& call) {
  return repeat_heads(call.tape, call.result, call.in[0], call.integer("times"));
}

Ref call_transpose(const OpCall& call) {
  const std::vector<std::int64_t> axes = call.integers("axes");
  call.tape.require(axes.size() == 2, ErrorCode::invalid_value,
                    {"axes must name the two axes to swap", "axes 必须给出要交换的两个轴"});
  return transpose(call.tape, call.result, call.in[0], axes[0], axes[1]);
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

std::int64_t integer_of(const OpBackward& pass, std::string_view name) {
  return std::get<std::int64_t>(*pass.parameter(name));
}

void split_heads_backward(OpBackward& pass) {
  pass.give(0, merge_heads(pass.tape(), pass.term(0), pass.gradient()));
}

void merge_heads_backward(OpBackward& pass) {
  const std::int64_t heads = integer_of(pass, "num_heads");
  pass.give(0, split_heads(pass.tape(), pass.term(0), pass.gradient(), heads));
}

void repeat_heads_backward(OpBackward& pass) {
  pass.give(0, sum_heads(pass.tape(), pass.term(0), pass.gradient(), integer_of(pass, "times")));
}

void view_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  pass.give(0, view(tape, pass.term(0), pass.gradient(), pass.shape(0), tape.axes(pass.input(0))));
}

void transpose_backward(OpBackward& pass) {
  const auto& axes = std::get<std::vector<std::int64_t>>(*pass.parameter("axes"));
  pass.give(0, transpose(pass.tape(), pass.term(0), pass.gradient(), axes[0], axes[1]));
}

// Each part gets its range of the gradient.
void concatenate_backward(OpBackward& pass) {
  const std::int64_t axis = pass.parameter("axis") == nullptr ? -1 : integer_of(pass, "axis");
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
  const std::int64_t axis = integer_of(pass, "axis");
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
  add_zeros("before", integer_of(pass, "start"));
  parts.push_back(pass.gradient());
  add_zeros("after", whole[at] - integer_of(pass, "end"));
  pass.give(0, concatenate(tape, pass.term(0), parts, axis));
}

constexpr Op split_heads_op{
    .name = "split_heads",
    .title = {"Split into heads", "按头切分"},
    .formula = "$r = \\mathrm{transpose}(\\mathrm{view}($0))",
    .call = call_split_heads,
    .parameters = split_heads_rules,
    .keeps = KeptAxes::split_heads,
    .backward = split_heads_backward,
    .meaning = {"Makes (…, H, T, C / H) of (…, T, C).", "把 (…, T, C) 变成 (…, H, T, C / H)。"},
};

constexpr Op merge_heads_op{
    .name = "merge_heads",
    .title = {"Merge the heads", "合并各头"},
    .formula = "$r = \\mathrm{view}(\\mathrm{transpose}($0))",
    .call = call_unary<merge_heads>,
    .keeps = KeptAxes::merge_heads,
    .backward = merge_heads_backward,
    .meaning = {"Makes (…, T, H·D) of (…, H, T, D).", "把 (…, H, T, D) 变成 (…, T, H·D)。"},
};

constexpr Op repeat_heads_op{
    .name = "repeat_heads",
    .title = {"Repeat the heads", "复制各头"},
    .formula = "$r = \\mathrm{repeat}($0)",
    .call = call_repeat_heads,
    .parameters = repeat_heads_rules,
    .backward = repeat_heads_backward,
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

// Copies `from` (O, A, M, B, I) as (O, B, M, A, I): A and B are the axes `first` < `second`, and O,
// M and I all axes before, between and after them.
void swap_axes(std::span<const float> from, const Shape& shape,
               std::pair<std::size_t, std::size_t> axes, std::span<float> to) {
  const auto [first, second] = axes;
  const auto begin = shape.begin();
  const auto at = [&](std::size_t axis) { return begin + static_cast<std::ptrdiff_t>(axis); };
  const std::int64_t outer = count(Shape(begin, at(first)));
  const std::int64_t a = shape[first];
  const std::int64_t middle = count(Shape(at(first + 1), at(second)));
  const std::int64_t b = shape[second];
  const std::int64_t inner = count(Shape(at(second + 1), shape.end()));
  const std::int64_t stride = middle * b * inner;  // the stride of A
  float* block = to.data();
  for (std::int64_t o = 0; o < outer; ++o) {
    for (std::int64_t j = 0; j < b; ++j) {
      for (std::int64_t m = 0; m < middle; ++m, block += a * inner) {
        const float* source = from.data() + o * a * stride + (m * b + j) * inner;
        matrix(block, a, inner) = matrix(source, a, inner, stride);
      }
    }
  }
}

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

constexpr Op view_op{
    .name = "view",
    .title = {"View", "改变形状"},
    .formula = "$r = \\mathrm{view}($0)",
    .call = call_view,
    .parameters = view_rules,
    .keeps = KeptAxes::view,
    .backward = view_backward,
};

// The index of an axis that a program gives, which counts from the end if negative.
std::size_t axis_of(const Tape& tape, Ref x, std::string_view op, std::int64_t axis) {
  const std::int64_t rank = tape.rank(x);
  tape.require(axis >= -rank && axis < rank, ErrorCode::invalid_value,
               {"{0} of {1} has no axis {2}", "{0} 找不到轴 {2}：形状是 {1}"}, op, tape.shape(x),
               axis);
  return static_cast<std::size_t>(axis < 0 ? axis + rank : axis);
}

// The number of contiguous floats for one index of the axes before `axis`.
std::int64_t run_length(const Shape& shape, std::size_t axis) {
  return count(Shape(shape.begin() + static_cast<std::ptrdiff_t>(axis), shape.end()));
}

}  // namespace

Ref split_heads(Tape& tape, NodeName name, Ref x, std::int64_t num_heads) {
  tape.require(tape.rank(x) >= 2, ErrorCode::shape_mismatch,
               {"split_heads needs (…, T, C)", "split_heads 需要 (…, T, C)"});
  const std::int64_t width = tape.last_size(x);
  tape.require(num_heads >= 1 && width % num_heads == 0, ErrorCode::invalid_value,
               {"num_heads must divide the width; {0} does not divide {1}",
                "num_heads 必须整除宽度；{0} 不能整除 {1}"},
               num_heads, width);
  Shape cut = tape.shape(x);
  cut.back() = num_heads;
  cut.push_back(width / num_heads);
  Axes axes = tape.axes(x);
  axes.back() = Axis::head;
  axes.push_back(Axis::head_feature);
  const std::size_t tokens = cut.size() - 3;
  Step step{split_heads_op, {x}, cut, axes};
  step.swap_axes(tokens, tokens + 1).with("num_heads", num_heads);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    swap_axes(tape.values(x), cut, {tokens, tokens + 1}, result);
  });
}

Ref merge_heads(Tape& tape, NodeName name, Ref x) {
  tape.require(tape.rank(x) >= 3, ErrorCode::shape_mismatch,
               {"merge_heads needs (…, H, T, D)", "merge_heads 需要 (…, H, T, D)"});
  const Shape& shape = tape.shape(x);
  const std::size_t heads = shape.size() - 3;
  Step step = tape.like(merge_heads_op, {x});
  step.swap_axes(heads, heads + 1).with("num_heads", shape[heads]);
  step.shape[heads + 1] *= step.shape[heads + 2];
  step.axes[heads + 1] = Axis::feature;
  step.shape.pop_back();
  step.axes.pop_back();
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    swap_axes(tape.values(x), shape, {heads, heads + 1}, result);
  });
}

Ref repeat_heads(Tape& tape, NodeName name, Ref x, std::int64_t times) {
  tape.require(tape.rank(x) >= 3, ErrorCode::shape_mismatch,
               {"repeat_heads needs (…, H, T, D)", "repeat_heads 需要 (…, H, T, D)"});
  tape.require(times >= 1, ErrorCode::invalid_value,
               {"times must be at least 1", "times 至少为 1"});
  Step step = tape.like(repeat_heads_op, {x});
  step.with("times", times);
  const std::size_t heads = step.shape.size() - 3;
  const std::int64_t head_size = step.shape[heads + 1] * step.shape[heads + 2];
  tape.require(times <= (std::int64_t{1} << 32), ErrorCode::too_large,
               {"times is too large", "times 太大"});
  step.shape[heads] *= times;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const ConstMatrixView heads_of_x = matrix(tape.values(x), head_size);  // one head in each row
    MatrixView copies = matrix(result, head_size);
    for (std::int64_t head = 0; head < heads_of_x.rows(); ++head) {
      copies.middleRows(head * times, times).rowwise() = heads_of_x.row(head);
    }
  });
}

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

std::span<const Op* const> reshape_ops() {
  static constexpr const Op* rows[] = {&split_heads_op, &merge_heads_op, &repeat_heads_op, &view_op,
                                       &transpose_op,   &concatenate_op, &slice_op};
  return rows;
}

}  // namespace playground
