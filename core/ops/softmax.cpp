#include "core/ops/softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/graph/backward.h"
#include "core/kernels/elementary.h"
#include "core/ops/activation.h"
#include "core/ops/arithmetic.h"
#include "core/ops/call.h"
#include "core/ops/gradient.h"
#include "core/ops/source.h"

namespace playground {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float largest_float = std::numeric_limits<float>::max();

std::string divide_by_sum_formula(const Node& node) {
  return node.inputs.size() == 2 ? "$r_{ij} = $0_{ij} / $1_i"
                                 : "$r_{ij} = \\frac{$0_{ij}}{\\sum_k $0_{ik}}";
}

Ref call_divide_by_sum(const OpCall& call) {
  return divide_by_sum(call.tape, call.result, call.in[0], call.input(1));
}

// p (g - sum p g): a weight that is near 0 or 1 passes little on. Maximum and sum follow from x;
// with a sum that the request gave, the weights are the exponentials over a constant, p g.
void softmax_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Ref weights = pass.result();
  const std::size_t sum = pass.input_count() - 1;
  Ref gradient = pass.gradient();
  const Ref products = multiply(tape, pass.step("products"), weights, gradient);
  const Ref mean = row_sum(tape, pass.step("mean"), products);
  if (!pass.wants(sum)) gradient = subtract(tape, pass.step("centred"), gradient, mean);
  pass.give(0, multiply(tape, pass.term(0), weights, gradient));
  // Whatever is subtracted from a row, its weights are the same, unless the sum does not follow.
  const bool has_maximum = sum == 2;
  if (has_maximum && pass.wants(1)) {
    pass.give(1, scale(tape, pass.term(1), mean, pass.wants(sum) ? -1 : 0));
  }
  if (!pass.wants(sum)) return;
  const Ref share = divide_by_sum(tape, pass.step("share"), mean, pass.input(sum));
  pass.give(sum, scale(tape, pass.term(sum), share, -1));
}

// Each power is its own slope.
void exp_sum_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  Ref x = pass.input(0);
  if (pass.input_count() > 1) x = subtract(tape, pass.step("shifted"), x, pass.input(1));
  const Ref powers = exp(tape, pass.step("powers"), x);
  const Ref products = multiply(tape, pass.step("products"), powers, pass.gradient());
  give_on(pass, 0, products);
  if (pass.input_count() < 2 || !pass.wants(1)) return;
  const Ref sum = row_sum(tape, pass.step("sum"), products);
  pass.give(1, scale(tape, pass.term(1), sum, -1));
}

// Of x / s: g / s for x, and -(g . x / s) / s for s, which is the sum of x itself where none is
// given.
void divide_by_sum_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Ref gradient = pass.gradient();
  const Ref products = multiply(tape, pass.step("products"), gradient, pass.result());
  const Ref mean = row_sum(tape, pass.step("mean"), products);
  if (pass.input_count() == 1) {
    const Ref sums = row_sum(tape, pass.step("sums"), pass.input(0), CellsOfRow::finite);
    const Ref centred = subtract(tape, pass.step("centred"), gradient, mean);
    const Ref shares = divide_by_sum(tape, pass.step("shares"), centred, sums);
    // Cells of -inf were taken for 0 whatever they are.
    const Ref lowest = given(tape, pass.step("lowest"), {{}, {-largest_float}}, {});
    const Ref finite = larger(tape, pass.step("finite"), pass.input(0), lowest);
    return pass.give(0, multiply(tape, pass.term(0), shares, finite));
  }
  if (pass.wants(0)) {
    pass.give(0, divide_by_sum(tape, pass.term(0), gradient, pass.input(1)));
  }
  if (!pass.wants(1)) return;
  const Ref share = divide_by_sum(tape, pass.step("share"), mean, pass.input(1));
  pass.give(1, scale(tape, pass.term(1), share, -1));
}

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

constexpr Op softmax_op{
    .name = "softmax",
    .title = {"Softmax", "softmax"},
    .formula =
        "$r_{ij} = \\frac{e^{$0_{ij} - m_i}}{\\sum_k e^{$0_{ik} - m_i}},\\; m_i = \\max_k $0_{ik}",
    .call = call_unary<softmax>,
    .has_intermediates = true,
    .backward = softmax_backward,
    .gradient_inputs = 1,
    .others_follow = true,
};

constexpr Op softmax_naive_op{
    .name = "softmax_naive",
    .title = {"Naive softmax", "朴素 softmax"},
    .formula = "$r_{ij} = \\frac{e^{$0_{ij}}}{\\sum_k e^{$0_{ik}}}",
    .call = call_unary<softmax_naive>,
    .has_intermediates = true,
    .backward = softmax_backward,
    .gradient_inputs = 1,
    .others_follow = true,
};

std::string exp_sum_formula(const Node& node) {
  return node.inputs.size() == 2 ? "$r_i = \\sum_k e^{$0_{ik} - $1_i}"
                                 : "$r_i = \\sum_k e^{$0_{ik}}";
}

constexpr Op exp_sum_op{
    .name = "exp_sum",
    .title = {"Sum of the exponentials", "指数之和"},
    .formula_of = exp_sum_formula,
    .keeps = KeptAxes::all_but_columns,
    .backward = exp_sum_backward,
};

constexpr Op divide_by_sum_op{
    .name = "divide_by_sum",
    .title = {"Division by the sum", "除以和"},
    .formula_of = divide_by_sum_formula,
    .call = call_divide_by_sum,
    .min_inputs = 1,
    .max_inputs = 2,
    .backward = divide_by_sum_backward,
    .meaning = {"x divided by the sums of its rows, or by the second input, (…, 1).",
                "x 除以各行的和；有第二个输入 (…, 1) 时，除以第二个输入。"},
};

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

float exponential(float x) { return static_cast<float>(elementary::exp(x)); }

double sum_of(Row row) {
  double sum = 0;
  for (const float value : row) sum += value;
  return sum;
}

// Cells of -inf count as 0.
double finite_sum(Row row) {
  double sum = 0;
  for (const float value : row) sum += value == -infinity ? 0 : value;
  return sum;
}

float largest_of(Row row) {
  float largest = -infinity;
  for (const float value : row) largest = value > largest ? value : largest;  // never nan
  return largest;
}

// Whether a mask leaves nothing of the row.
bool is_hidden(Row row) {
  return std::all_of(row.begin(), row.end(), [](float value) { return value == -infinity; });
}

// Divides the row by `sum`, or sets it to 0 if a result is not finite.
void divide(std::span<float> row, double sum) {
  bool finite = sum != 0 && std::isfinite(sum);
  for (float& value : row) {
    value = finite ? static_cast<float>(value / sum) : 0.0F;
    finite = finite && std::isfinite(value);
  }
  if (!finite) std::fill(row.begin(), row.end(), 0.0F);
}

void divide_by_sum_row(Row x, std::span<float> result) {
  std::transform(x.begin(), x.end(), result.begin(),
                 [](float value) { return value == -infinity ? 0.0F : value; });
  divide(result, sum_of(result));
}

// `compute` fills each row of the result.
template <class Compute>
Ref by_rows(Tape& tape, NodeName name, Step step, Compute&& compute) {
  const Ref x = step.inputs[0];
  tape.require(tape.rank(x) >= 1, ErrorCode::shape_mismatch,
               {"{0} needs rows, not a scalar", "{0} 需要按行排列，不能是标量"}, step.op.name);
  const auto width = static_cast<std::size_t>(tape.last_size(x));
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    for (std::size_t row = 0; row < result.size() / width; ++row) {
      compute(row, tape.values(x).subspan(row * width, width), result.subspan(row * width, width));
    }
  });
}

// One number of each row: number(row, its values).
template <class Number>
Ref reduce(Tape& tape, NodeName name, Step step, Number&& number) {
  const Ref x = step.inputs[0];
  tape.require(tape.rank(x) >= 1, ErrorCode::shape_mismatch,
               {"{0} needs rows, not a scalar", "{0} 需要按行排列，不能是标量"}, step.op.name);
  step.shape.back() = 1;
  const auto width = static_cast<std::size_t>(tape.last_size(x));
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    for (std::size_t row = 0; row < result.size(); ++row) {
      result[row] = static_cast<float>(number(row, tape.values(x).subspan(row * width, width)));
    }
  });
}

// e^(x - maximum) of every cell, or e^x without a maximum, computed when a row is first read.
class Powers {
 public:
  Powers(const Tape& tape, Ref x, std::optional<Ref> maximum)
      : tape_(tape), x_(x), maximum_(maximum) {}

  std::vector<Ref> inputs() const {
    return maximum_ ? std::vector{x_, *maximum_} : std::vector{x_};
  }

  Row row(std::size_t row) {
    if (values_.empty()) fill();
    const auto width = static_cast<std::size_t>(tape_.last_size(x_));
    return Row(values_).subspan(row * width, width);
  }

 private:
  void fill() {
    const Row x = tape_.values(x_);
    const auto width = static_cast<std::size_t>(tape_.last_size(x_));
    values_.reserve(x.size());
    for (std::size_t cell = 0; cell < x.size(); ++cell) {
      values_.push_back(maximum_
                            ? shifted_exponential(x[cell], tape_.values(*maximum_)[cell / width])
                            : exponential(x[cell]));
    }
  }

  const Tape& tape_;
  Ref x_;
  std::optional<Ref> maximum_;
  std::vector<float> values_;
};

// op `exp_sum`: (…, S) -> (…, 1).
Ref exp_sum(Tape& tape, NodeName name, Powers& powers) {
  Step step = tape.like(exp_sum_op, {powers.inputs()[0]});
  step.inputs = powers.inputs();
  return reduce(tape, name, std::move(step),
                [&](std::size_t row, Row) { return sum_of(powers.row(row)); });
}

}  // namespace

float shifted_exponential(float x, float maximum) {
  if (std::isinf(maximum)) return maximum > 0 && x == maximum ? 1.0F : 0.0F;
  // Half of the cells below a causal mask are -inf.
  return x > -infinity ? exponential(x - maximum) : 0.0F;
}

Ref softmax(Tape& tape, NodeName name, Ref x) {
  const std::string id(name.id);
  const Ref maximum = row_max(tape, {id + ".maximum", "maximum"}, x);
  Powers powers(tape, x, maximum);
  const Ref sum = exp_sum(tape, {id + ".sum", "sum"}, powers);
  return by_rows(tape, name, tape.like(softmax_op, {x, maximum, sum}),
                 [&](std::size_t row, Row, std::span<float> result) {
                   const Row of_row = powers.row(row);
                   std::copy(of_row.begin(), of_row.end(), result.begin());
                   divide(result, tape.values(sum)[row]);
                 });
}

Ref softmax_naive(Tape& tape, NodeName name, Ref x) {
  Powers powers(tape, x, {});
  const Ref total = exp_sum(tape, {std::string(name.id) + ".sum", "sum"}, powers);
  return by_rows(tape, name, tape.like(softmax_naive_op, {x, total}),
                 [&](std::size_t row, Row scores, std::span<float> result) {
                   if (is_hidden(scores)) return std::fill(result.begin(), result.end(), 0.0F);
                   const Row of_row = powers.row(row);
                   const float sum = tape.values(total)[row];
                   std::transform(of_row.begin(), of_row.end(), result.begin(),
                                  [&](float power) { return power / sum; });
                 });
}

Ref divide_by_sum(Tape& tape, NodeName name, Ref x, std::optional<Ref> sums) {
  Step step = tape.like(divide_by_sum_op, {x});
  if (!sums) {
    return by_rows(tape, name, std::move(step), [](std::size_t, Row row, std::span<float> result) {
      divide_by_sum_row(row, result);
    });
  }
  Shape needed = tape.shape(x);
  if (!needed.empty()) needed.back() = 1;
  tape.require(
      tape.shape(*sums) == needed, ErrorCode::shape_mismatch,
      {"the sums must have the shape {0}; they have {1}", "各行之和的形状必须是 {0}；现在是 {1}"},
      needed, tape.shape(*sums));
  step.inputs.push_back(*sums);
  return by_rows(tape, name, std::move(step),
                 [&](std::size_t row, Row x_row, std::span<float> result) {
                   std::copy(x_row.begin(), x_row.end(), result.begin());
                   divide(result, tape.values(*sums)[row]);
                 });
}

Ref row_sum(Tape& tape, NodeName name, Ref x, CellsOfRow cells) {
  Step step = tape.like(row_sum_op, {x});
  if (cells == CellsOfRow::all) {
    return reduce(tape, name, std::move(step), [](std::size_t, Row row) { return sum_of(row); });
  }
  step.with("finite", true);
  return reduce(tape, name, std::move(step), [](std::size_t, Row row) { return finite_sum(row); });
}

Ref row_mean(Tape& tape, NodeName name, Ref x) {
  return reduce(tape, name, tape.like(row_mean_op, {x}),
                [](std::size_t, Row row) { return sum_of(row) / static_cast<double>(row.size()); });
}

Ref row_max(Tape& tape, NodeName name, Ref x) {
  return reduce(tape, name, tape.like(row_max_op, {x}),
                [](std::size_t, Row row) { return largest_of(row); });
}

Ref row_max_slope(Tape& tape, NodeName name, Ref x) {
  return by_rows(tape, name, tape.like(row_max_slope_op, {x}),
                 [](std::size_t, Row row, std::span<float> result) {
                   const float largest = largest_of(row);
                   const auto ties =
                       static_cast<float>(std::count(row.begin(), row.end(), largest));
                   std::transform(row.begin(), row.end(), result.begin(),
                                  [&](float value) { return value == largest ? 1 / ties : 0.0F; });
                 });
}

std::span<const Op* const> softmax_ops() {
  static constexpr const Op* rows[] = {&softmax_op,       &softmax_naive_op, &exp_sum_op,
                                       &divide_by_sum_op, &row_sum_op,       &row_mean_op,
                                       &row_max_op,       &row_max_slope_op};
  return rows;
}

}  // namespace playground
