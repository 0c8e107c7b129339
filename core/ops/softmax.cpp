#include "core/ops/softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/kernels/elementary.h"
#include "core/ops/call.h"

namespace playground {
namespace {

std::string divide_by_sum_formula(const Node& node) {
  return node.inputs.size() == 2 ? "$r_{ij} = $0_{ij} / $1_i"
                                 : "$r_{ij} = \\frac{$0_{ij}}{\\sum_k $0_{ik}}";
}

Ref call_divide_by_sum(const OpCall& call) {
  return divide_by_sum(call.tape, call.id, call.in[0], call.input(1));
}

constexpr Op softmax_op{
    .name = "softmax",
    .title = {"Softmax", "softmax"},
    .formula =
        "$r_{ij} = \\frac{e^{$0_{ij} - m_i}}{\\sum_k e^{$0_{ik} - m_i}},\\; m_i = \\max_k $0_{ik}",
    .call = call_unary<softmax>,
};

constexpr Op softmax_naive_op{
    .name = "softmax_naive",
    .title = {"Naive softmax", "朴素 softmax"},
    .formula = "$r_{ij} = \\frac{e^{$0_{ij}}}{\\sum_k e^{$0_{ik}}}",
    .call = call_unary<softmax_naive>,
};

constexpr Op divide_by_sum_op{
    .name = "divide_by_sum",
    .title = {"Division by the sum", "除以和"},
    .formula_of = divide_by_sum_formula,
    .call = call_divide_by_sum,
    .min_inputs = 1,
    .max_inputs = 2,
    .meaning = {"x divided by the sums of its rows, or by the second input, (…, 1).",
                "x 除以各行的和；有第二个输入 (…, 1) 时，除以第二个输入。"},
};

constexpr Op row_sum_op{
    .name = "row_sum",
    .title = {"Sum of each row", "各行的和"},
    .formula = "$r_i = \\sum_k $0_{ik}",
    .call = call_unary<row_sum>,
};

constexpr Op row_max_op{
    .name = "row_max",
    .title = {"Largest of each row", "各行的最大值"},
    .formula = "$r_i = \\max_k $0_{ik}",
    .call = call_unary<row_max>,
};

constexpr float infinity = std::numeric_limits<float>::infinity();

using Row = std::span<const float>;

float exponential(float x) { return static_cast<float>(elementary::exp(x)); }

double sum_of(Row row) {
  double sum = 0;
  for (const float value : row) sum += value;
  return sum;
}

float largest_of(Row row) {
  float largest = -infinity;
  for (const float value : row) largest = value > largest ? value : largest;  // never nan
  return largest;
}

// Divides the row by `sum`, or clears it where that leaves the finite numbers.
void divide(std::span<float> row, double sum) {
  bool finite = sum != 0 && std::isfinite(sum);
  for (float& value : row) {
    value = finite ? static_cast<float>(value / sum) : 0.0F;
    finite = finite && std::isfinite(value);
  }
  if (!finite) std::fill(row.begin(), row.end(), 0.0F);
}

void softmax_row(Row x, std::span<float> result) {
  const float largest = largest_of(x);
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (std::isinf(largest)) {
      result[i] = largest > 0 && x[i] == largest ? 1.0F : 0.0F;
    } else {
      result[i] = std::isnan(x[i]) ? 0.0F : exponential(x[i] - largest);
    }
  }
  divide(result, sum_of(result));
}

void softmax_naive_row(Row x, std::span<float> result) {
  std::transform(x.begin(), x.end(), result.begin(), exponential);
  const auto sum = static_cast<float>(sum_of(result));
  for (float& value : result) value = sum == 0.0F ? 0.0F : value / sum;
}

void divide_by_sum_row(Row x, std::span<float> result) {
  std::transform(x.begin(), x.end(), result.begin(),
                 [](float value) { return value == -infinity ? 0.0F : value; });
  divide(result, sum_of(result));
}

// `compute` fills each row of the result.
template <class Compute>
Ref by_rows(Tape& tape, std::string_view id, Step step, Compute&& compute) {
  const Ref x = step.inputs[0];
  tape.require(tape.rank(x) >= 1, ErrorCode::shape_mismatch,
               {step.op.name, " needs rows, not a scalar"});
  const auto width = static_cast<std::size_t>(tape.last_size(x));
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    for (std::size_t row = 0; row < result.size() / width; ++row) {
      compute(row, tape.values(x).subspan(row * width, width), result.subspan(row * width, width));
    }
  });
}

// One number of each row.
Ref reduce(Tape& tape, std::string_view id, const Op& op, Ref x, double (*number)(Row)) {
  tape.require(tape.rank(x) >= 1, ErrorCode::shape_mismatch,
               {op.name, " needs rows, not a scalar"});
  Step step = tape.like(op, {x});
  step.shape.back() = 1;
  const auto width = static_cast<std::size_t>(tape.last_size(x));
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    for (std::size_t row = 0; row < result.size(); ++row) {
      result[row] = static_cast<float>(number(tape.values(x).subspan(row * width, width)));
    }
  });
}

}  // namespace

Ref softmax(Tape& tape, std::string_view id, Ref x) {
  return by_rows(tape, id, tape.like(softmax_op, {x}),
                 [](std::size_t, Row row, std::span<float> result) { softmax_row(row, result); });
}

Ref softmax_naive(Tape& tape, std::string_view id, Ref x) {
  return by_rows(
      tape, id, tape.like(softmax_naive_op, {x}),
      [](std::size_t, Row row, std::span<float> result) { softmax_naive_row(row, result); });
}

Ref divide_by_sum(Tape& tape, std::string_view id, Ref x, std::optional<Ref> sums) {
  Step step = tape.like(divide_by_sum_op, {x});
  if (!sums) {
    return by_rows(tape, id, std::move(step), [](std::size_t, Row row, std::span<float> result) {
      divide_by_sum_row(row, result);
    });
  }
  Shape needed = tape.shape(x);
  if (!needed.empty()) needed.back() = 1;
  tape.require(tape.shape(*sums) == needed, ErrorCode::shape_mismatch,
               {"the sums must have the shape ", needed, "; it is ", tape.shape(*sums)});
  step.inputs.push_back(*sums);
  return by_rows(tape, id, std::move(step),
                 [&](std::size_t row, Row x_row, std::span<float> result) {
                   std::copy(x_row.begin(), x_row.end(), result.begin());
                   divide(result, tape.values(*sums)[row]);
                 });
}

Ref row_sum(Tape& tape, std::string_view id, Ref x) {
  return reduce(tape, id, row_sum_op, x, sum_of);
}

Ref row_max(Tape& tape, std::string_view id, Ref x) {
  return reduce(tape, id, row_max_op, x, [](Row row) { return double{largest_of(row)}; });
}

std::span<const Op* const> softmax_ops() {
  static constexpr const Op* rows[] = {&softmax_op, &softmax_naive_op, &divide_by_sum_op,
                                       &row_sum_op, &row_max_op};
  return rows;
}

}  // namespace playground
