#include "core/ops/rows.h"

#include <algorithm>
#include <limits>

#include "core/graph/backward.h"
#include "core/ops/activation.h"
#include "core/ops/arithmetic.h"
#include "core/ops/call.h"
#include "core/ops/gradient.h"

namespace playground {
namespace {

constexpr float minus_infinity = -std::numeric_limits<float>::infinity();

// Every cell of the row counts alike.
void row_sum_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  pass.give(0,
            expand(tape, pass.term(0), pass.gradient(), pass.shape(0), tape.axes(pass.input(0))));
}

void row_mean_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const double share = 1 / static_cast<double>(tape.last_size(pass.input(0)));
  const Ref each = scale(tape, pass.step("share"), pass.gradient(), share);
  pass.give(0, expand(tape, pass.term(0), each, pass.shape(0), tape.axes(pass.input(0))));
}

void row_max_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Ref slope = row_max_slope(tape, pass.step("slope"), pass.input(0));
  pass.give(0, multiply(tape, pass.term(0), pass.gradient(), slope));
}

Ref call_row_sum(const OpCall& call) { return row_sum(call.tape, call.result, call.in[0]); }

constexpr Op row_sum_op{
    .name = "row_sum",
    .title = {"Sum of each row", "各行的和"},
    .formula = "$r_i = \\sum_k $0_{ik}",
    .call = call_row_sum,
    .keeps = KeptAxes::all_but_columns,
    .backward = row_sum_backward,
};

constexpr Op row_mean_op{
    .name = "row_mean",
    .title = {"Mean of each row", "各行的均值"},
    .formula = "$r_i = \\frac{1}{S} \\sum_k $0_{ik}",
    .call = call_unary<row_mean>,
    .keeps = KeptAxes::all_but_columns,
    .backward = row_mean_backward,
};

constexpr Op row_max_op{
    .name = "row_max",
    .title = {"Largest of each row", "各行的最大值"},
    .formula = "$r_i = \\max_k $0_{ik}",
    .call = call_unary<row_max>,
    .keeps = KeptAxes::all_but_columns,
    .backward = row_max_backward,
};

constexpr Op row_max_slope_op{
    .name = "row_max_slope",
    .title = {"Which is the largest of the row", "本行最大值所在之处"},
    .formula =
        "$r_{ij} = \\begin{cases} 1 / n_i & $0_{ij} = \\max_k $0_{ik} \\\\ 0 & \\text{else} "
        "\\end{cases}",
    .gradient_inputs = 0,
};

using Row = std::span<const float>;

// Cells of -inf count as 0.
double finite_sum(Row row) {
  double sum = 0;
  for (const float value : row) sum += value == minus_infinity ? 0 : value;
  return sum;
}

float largest_of(Row row) {
  float largest = minus_infinity;
  for (const float value : row) largest = value > largest ? value : largest;  // never nan
  return largest;
}

}  // namespace

std::size_t row_width(const Tape& tape, const Step& step) {
  const Ref x = step.inputs[0];
  tape.require(tape.rank(x) >= 1, ErrorCode::shape_mismatch,
               {"{0} needs rows, not a scalar", "{0} 需要按行排列，不能是标量"}, step.op.name);
  return static_cast<std::size_t>(tape.last_size(x));
}

double sum_of_row(std::span<const float> row) {
  double sum = 0;
  for (const float value : row) sum += value;
  return sum;
}

Ref row_sum(Tape& tape, NodeName name, Ref x, CellsOfRow cells) {
  Step step = tape.like(row_sum_op, {x});
  if (cells == CellsOfRow::all) {
    return reduce_rows(tape, name, std::move(step),
                       [](std::size_t, Row row) { return sum_of_row(row); });
  }
  step.with("finite", true);
  return reduce_rows(tape, name, std::move(step),
                     [](std::size_t, Row row) { return finite_sum(row); });
}

Ref row_mean(Tape& tape, NodeName name, Ref x) {
  return reduce_rows(tape, name, tape.like(row_mean_op, {x}), [](std::size_t, Row row) {
    return sum_of_row(row) / static_cast<double>(row.size());
  });
}

Ref row_max(Tape& tape, NodeName name, Ref x) {
  return reduce_rows(tape, name, tape.like(row_max_op, {x}),
                     [](std::size_t, Row row) { return largest_of(row); });
}

Ref row_max_slope(Tape& tape, NodeName name, Ref x) {
  return fill_rows(
      tape, name, tape.like(row_max_slope_op, {x}),
      [](std::size_t, Row row, std::span<float> result) {
        const float largest = largest_of(row);
        const auto ties = static_cast<float>(std::count(row.begin(), row.end(), largest));
        std::transform(row.begin(), row.end(), result.begin(),
                       [&](float value) { return value == largest ? 1 / ties : 0.0F; });
      });
}

std::span<const Op* const> row_ops() {
  static constexpr const Op* rows[] = {&row_sum_op, &row_mean_op, &row_max_op, &row_max_slope_op};
  return rows;
}

}  // namespace playground
