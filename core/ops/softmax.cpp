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
#include "core/ops/rows.h"
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

using Row = std::span<const float>;

float exponential(float x) { return static_cast<float>(elementary::exp(x)); }

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
  divide(result, sum_of_row(result));
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
  return reduce_rows(tape, name, std::move(step),
                     [&](std::size_t row, Row) { return sum_of_row(powers.row(row)); });
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
  return fill_rows(tape, name, tape.like(softmax_op, {x, maximum, sum}),
                   [&](std::size_t row, Row, std::span<float> result) {
                     const Row of_row = powers.row(row);
                     std::copy(of_row.begin(), of_row.end(), result.begin());
                     divide(result, tape.values(sum)[row]);
                   });
}

Ref softmax_naive(Tape& tape, NodeName name, Ref x) {
  Powers powers(tape, x, {});
  const Ref total = exp_sum(tape, {std::string(name.id) + ".sum", "sum"}, powers);
  return fill_rows(tape, name, tape.like(softmax_naive_op, {x, total}),
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
    return fill_rows(
        tape, name, std::move(step),
        [](std::size_t, Row row, std::span<float> result) { divide_by_sum_row(row, result); });
  }
  Shape needed = tape.shape(x);
  if (!needed.empty()) needed.back() = 1;
  tape.require(
      tape.shape(*sums) == needed, ErrorCode::shape_mismatch,
      {"the sums must have the shape {0}; they have {1}", "各行之和的形状必须是 {0}；现在是 {1}"},
      needed, tape.shape(*sums));
  step.inputs.push_back(*sums);
  return fill_rows(tape, name, std::move(step),
                   [&](std::size_t row, Row x_row, std::span<float> result) {
                     std::copy(x_row.begin(), x_row.end(), result.begin());
                     divide(result, tape.values(*sums)[row]);
                   });
}

std::span<const Op* const> softmax_ops() {
  static constexpr const Op* rows[] = {&softmax_op, &softmax_naive_op, &exp_sum_op,
                                       &divide_by_sum_op};
  return rows;
}

}  // namespace playground
