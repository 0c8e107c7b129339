#include "core/ops/shape/heads.h"

#include <utility>

#include "core/graph/backward.h"
#include "core/ops/call.h"
#include "core/ops/gradient.h"
#include "core/ops/shape/axes.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

constexpr OpParameterRule split_heads_rules[] = {{"num_heads", OpParameterKind::integer, true}};
constexpr OpParameterRule repeat_heads_rules[] = {{"times", OpParameterKind::integer, true}};

Ref call_split_heads(const OpCall& call) {
  return split_heads(call.tape, call.result, call.in[0], call.integer("num_heads"));
}

Ref call_repeat_heads(const OpCall& call) {
  return repeat_heads(call.tape, call.result, call.in[0], call.integer("times"));
}

void split_heads_backward(OpBackward& pass) {
  pass.give(0, merge_heads(pass.tape(), pass.term(0), pass.gradient()));
}

void merge_heads_backward(OpBackward& pass) {
  const std::int64_t heads = pass.integer("num_heads");
  pass.give(0, split_heads(pass.tape(), pass.term(0), pass.gradient(), heads));
}

void repeat_heads_backward(OpBackward& pass) {
  pass.give(0, sum_heads(pass.tape(), pass.term(0), pass.gradient(), pass.integer("times")));
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

std::span<const Op* const> heads_ops() {
  static constexpr const Op* rows[] = {&split_heads_op, &merge_heads_op, &repeat_heads_op};
  return rows;
}

}  // namespace playground
