#include "core/ops/source.h"

#include <algorithm>

#include "core/base/limits.h"
#include "core/graph/backward.h"
#include "core/ops/call.h"
#include "core/ops/gradient.h"
#include "core/ops/rows.h"
#include "core/text/positions.h"

namespace playground {
namespace {

constexpr OpParameterRule lookup_rules[] = {
    {.name = "ids",
     .kind = OpParameterKind::integers,
     .required = true,
     .meaning = {"The indices of the rows of the table.", "要取的表中各行的序号。"}}};
constexpr OpParameterRule sinusoidal_rules[] = {{"length", OpParameterKind::integer, true},
                                                {"width", OpParameterKind::integer, true}};

Ref call_lookup(const OpCall& call) {
  TableRows rows{call.integers("ids"), {}, {Axis::query}};
  call.tape.require(!rows.ids.empty(), ErrorCode::invalid_value,
                    {"ids must name at least one row", "ids 至少要给出一行"});
  rows.shape = {static_cast<std::int64_t>(rows.ids.size())};
  return lookup(call.tape, call.result, call.in[0], rows);
}

Ref call_sinusoidal(const OpCall& call) {
  const std::int64_t length = call.integer("length");
  const std::int64_t width = call.integer("width");
  call.tape.require(length >= 1 && width >= 1, ErrorCode::invalid_value,
                    {"length and width must be at least 1", "length 和 width 至少为 1"});
  call.tape.require(length <= limits.width && width <= limits.width, ErrorCode::too_large,
                    {"length and width are limited to {0}", "length 和 width 最多为 {0}"},
                    limits.width);
  return sinusoidal(call.tape, call.result, length, width);
}

void identity_backward(OpBackward& pass) {
  pass.give(0, identity(pass.tape(), pass.term(0), pass.gradient()));
}

void lookup_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const auto& ids = std::get<std::vector<std::int64_t>>(*pass.parameter("ids"));
  pass.give(0, scatter_rows(tape, pass.term(0), pass.gradient(), ids, tape.size(pass.input(0), 0)));
}

constexpr Op identity_op{
    .name = "identity",
    .title = {"Identity", "恒等"},
    .formula = "$r = $0",
    .call = call_unary<identity>,
    .backward = identity_backward,
};

constexpr Op lookup_op{
    .name = "lookup",
    .title = {"Lookup", "查表"},
    .formula = "$r_i = $0_{\\mathrm{id}(i)}",
    .call = call_lookup,
    .parameters = lookup_rules,
    .keeps = KeptAxes::rows_by_id,
    .backward = lookup_backward,
};

constexpr Op sinusoidal_op{
    .name = "sinusoidal",
    .title = {"Sinusoidal positions", "正弦位置编码"},
    .formula =
        "$r_{p,2i} = \\sin\\frac{p}{10000^{2i/d}},\\; $r_{p,2i+1} = \\cos\\frac{p}{10000^{2i/d}}",
    .call = call_sinusoidal,
    .min_inputs = 0,
    .max_inputs = 0,
    .parameters = sinusoidal_rules,
};

}  // namespace

Axes default_axes(const Shape& shape) {
  const std::vector<Axis> known =
      shape.size() < 4 ? std::vector{Axis::batch, Axis::query, Axis::feature}
                       : std::vector{Axis::batch, Axis::head, Axis::query, Axis::head_feature};
  Axes axes(shape.size(), Axis::batch);
  for (std::size_t back = 1; back <= std::min(axes.size(), known.size()); ++back) {
    axes[axes.size() - back] = known[known.size() - back];
  }
  return axes;
}

Ref given(Tape& tape, NodeName name, const Tensor& tensor, Axes axes) {
  return tape.record(name, {given_op, {}, tensor.shape, std::move(axes)},
                     [&](std::span<float> result) {
                       std::copy(tensor.values.begin(), tensor.values.end(), result.begin());
                     });
}

Ref identity(Tape& tape, NodeName name, Ref x) {
  return tape.record(name, tape.like(identity_op, {x}), [&](std::span<float> result) {
    std::copy_n(tape.values(x).data(), result.size(), result.data());
  });
}

Ref lookup(Tape& tape, NodeName name, Ref table, const TableRows& rows) {
  tape.require(tape.rank(table) == 2, ErrorCode::shape_mismatch,
               {"lookup needs a table with two axes, (V, C)", "lookup 需要有两个轴的表 (V, C)"});
  const std::int64_t width = tape.last_size(table);
  for (const std::int64_t row : rows.ids) {
    tape.require(
        row >= -1 && row < tape.size(table, 0), ErrorCode::invalid_value,
        {"ids must lie in 0..{0}; one of them is {1}", "ids 必须在 0 到 {0} 之间；其中有 {1}"},
        tape.size(table, 0) - 1, row);
  }
  Step step{lookup_op, {table}, rows.shape, rows.axes};
  step.parameters.emplace_back("ids", rows.ids);
  step.append(width, tape.axes(table)[1]);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const ConstMatrixView from = rows_of(tape, table);
    MatrixView to = matrix(result, width);
    to.setZero();
    for (std::size_t i = 0; i < rows.ids.size(); ++i) {
      if (rows.ids[i] >= 0) to.row(static_cast<std::int64_t>(i)) = from.row(rows.ids[i]);
    }
  });
}

Ref sinusoidal(Tape& tape, NodeName name, std::int64_t length, std::int64_t width) {
  return tape.record(name, {sinusoidal_op, {}, {length, width}, {Axis::query, Axis::feature}},
                     [&](std::span<float> result) { fill_sinusoidal(width, result); });
}

std::span<const Op* const> source_ops() {
  static constexpr const Op* rows[] = {&given_op, &identity_op, &lookup_op, &sinusoidal_op};
  return rows;
}

}  // namespace playground
