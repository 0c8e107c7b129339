#include "core/ops/loss.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/graph/backward.h"
#include "core/kernels/elementary.h"
#include "core/ops/arithmetic.h"
#include "core/ops/call.h"
#include "core/ops/rows.h"
#include "core/ops/shape/reshape.h"
#include "core/ops/softmax.h"
#include "core/ops/source.h"

namespace playground {
namespace {

const Targets& targets_of(const OpBackward& pass) {
  return std::get<Targets>(*pass.parameter("targets"));
}

// The gradient of each row's loss as a column, (…, 1).
Ref as_column(OpBackward& pass) {
  Tape& tape = pass.tape();
  Shape shape = tape.shape(pass.gradient());
  Axes axes = tape.axes(pass.gradient());
  shape.push_back(1);
  axes.push_back(tape.axes(pass.input(0)).back());
  return view(tape, pass.step("column"), pass.gradient(), shape, axes);
}

void cross_entropy_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  const Ref column = as_column(pass);
  const Ref slope = cross_entropy_slope(tape, pass.step("slope"), pass.input(0), targets_of(pass));
  pass.give(0, multiply(tape, pass.term(0), slope, column));
}

// As of softmax; rows without a target are constants.
void cross_entropy_slope_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  Shape rows = pass.shape(0);
  rows.back() = 1;
  Tensor counts{rows, {}};
  for (const std::int64_t target : targets_of(pass)) counts.values.push_back(target < 0 ? 0 : 1);
  const Ref counted = given(tape, pass.step("counted"), counts, tape.axes(pass.input(0)));
  const Ref gradient = multiply(tape, pass.step("rows"), pass.gradient(), counted);
  const Ref probabilities = softmax(tape, pass.step("probabilities"), pass.input(0));
  const Ref products = multiply(tape, pass.step("products"), probabilities, gradient);
  const Ref mean = row_sum(tape, pass.step("mean"), products);
  const Ref centred = subtract(tape, pass.step("centred"), gradient, mean);
  pass.give(0, multiply(tape, pass.term(0), probabilities, centred));
}

constexpr OpParameterRule cross_entropy_rules[] = {
    {.name = "targets",
     .kind = OpParameterKind::integers,
     .required = true,
     .meaning = {"The column that each row should have the greatest probability in; -1: the row "
                 "does not count.",
                 "每一行应当概率最大的列；-1 表示这一行不计。"}},
};

Ref call_cross_entropy(const OpCall& call) {
  return cross_entropy(call.tape, call.result, call.in[0], call.integers("targets"));
}

constexpr Op cross_entropy_op{
    .name = "cross_entropy",
    .title = {"Cross-entropy", "交叉熵"},
    .formula = "$r_t = -\\ln \\mathrm{softmax}($0_t)_{y_t}",
    .call = call_cross_entropy,
    .parameters = cross_entropy_rules,
    .keeps = KeptAxes::product,
    .backward = cross_entropy_backward,
    .meaning = {"The inputs are scores, not probabilities; the result has a number for each row.",
                "输入是分数，不是概率；结果每行一个数。"},
};

constexpr Op cross_entropy_slope_op{
    .name = "cross_entropy_slope",
    .title = {"Slope of the cross-entropy", "交叉熵的斜率"},
    .formula = "$r_t = \\mathrm{softmax}($0_t) - \\mathrm{onehot}(y_t)",
    .backward = cross_entropy_slope_backward,
};

// e^(x - maximum) of a row in double, and their sum.
struct Exponentials {
  explicit Exponentials(std::span<const float> row) {
    maximum = *std::max_element(row.begin(), row.end());
    for (const float x : row) {
      values.push_back(elementary::exp(double{x} - maximum));
      sum += values.back();
    }
  }
  double maximum;
  double sum = 0;
  std::vector<double> values;
};

void require_targets(const Tape& tape, Ref x, const Targets& targets) {
  tape.require(
      tape.rank(x) >= 1, ErrorCode::shape_mismatch,
      {"cross_entropy needs rows, not a scalar", "cross_entropy 需要按行排列，不能是标量"});
  const std::int64_t classes = tape.last_size(x);
  const std::int64_t rows = count(tape.shape(x)) / classes;
  tape.require(static_cast<std::int64_t>(targets.size()) == rows, ErrorCode::shape_mismatch,
               {"there are {0} rows and {1} targets; give one for each row",
                "有 {0} 行，却给了 {1} 个目标；请每行给一个"},
               rows, targets.size());
  for (const std::int64_t target : targets) {
    tape.require(target >= -1 && target < classes, ErrorCode::invalid_value,
                 {"targets must lie in 0..{0}, or be -1; one of them is {1}",
                  "目标必须在 0 到 {0} 之间，或为 -1；其中有 {1}"},
                 classes - 1, target);
  }
}

std::span<const float> row_at(const Tape& tape, Ref x, std::size_t row) {
  const auto width = static_cast<std::size_t>(tape.last_size(x));
  return tape.values(x).subspan(row * width, width);
}

}  // namespace

Ref cross_entropy(Tape& tape, NodeName name, Ref x, const Targets& targets) {
  require_targets(tape, x, targets);
  Step step = tape.like(cross_entropy_op, {x});
  step.shape.pop_back();
  step.axes.pop_back();
  step.with("targets", targets);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    for (std::size_t row = 0; row < targets.size(); ++row) {
      result[row] = 0;
      if (targets[row] < 0) continue;
      const std::span<const float> of_row = row_at(tape, x, row);
      const Exponentials powers(of_row);
      const double shifted = of_row[static_cast<std::size_t>(targets[row])] - powers.maximum;
      result[row] = static_cast<float>(std::log1p(powers.sum - 1) - shifted);
    }
  });
}

Ref cross_entropy_slope(Tape& tape, NodeName name, Ref x, const Targets& targets) {
  require_targets(tape, x, targets);
  Step step = tape.like(cross_entropy_slope_op, {x});
  step.with("targets", targets);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const auto width = static_cast<std::size_t>(tape.last_size(x));
    std::fill(result.begin(), result.end(), 0.0F);
    for (std::size_t row = 0; row < targets.size(); ++row) {
      if (targets[row] < 0) continue;
      const Exponentials powers(row_at(tape, x, row));
      for (std::size_t i = 0; i < width; ++i) {
        const double hit = static_cast<std::size_t>(targets[row]) == i ? 1 : 0;
        result[row * width + i] = static_cast<float>(powers.values[i] / powers.sum - hit);
      }
    }
  });
}

std::span<const Op* const> loss_ops() {
  static constexpr const Op* rows[] = {&cross_entropy_op, &cross_entropy_slope_op};
  return rows;
}

}  // namespace playground
