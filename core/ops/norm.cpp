#include "core/ops/norm.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/ops/arithmetic.h"
#include "core/ops/call.h"
#include "core/ops/norm_backward.h"
#include "core/ops/rows.h"
#include "core/ops/softmax.h"

namespace playground {
namespace {

constexpr OpParameterRule norm_rules[] = {
    {.name = "epsilon", .kind = OpParameterKind::number, .otherwise = "0.00001", .min = 0}};

// The input of this index, or a constant parameter if the call has none.
Ref norm_parameter(const OpCall& call, std::size_t index, const char* name, float value) {
  if (const std::optional<Ref> given = call.input(index)) return *given;
  const std::int64_t width = call.tape.rank(call.in[0]) ? call.tape.last_size(call.in[0]) : 1;
  Step step{parameter_op, {}, {width}, {Axis::feature}};
  return call.tape.record(
      {call.id + "." + name, name}, std::move(step),
      [&](std::span<float> result) { std::fill(result.begin(), result.end(), value); });
}

Affine affine_of(const OpCall& call) {
  const Ref gain = norm_parameter(call, 1, "gain", 1);
  return {gain, norm_parameter(call, 2, "bias", 0)};
}

double epsilon_of(const OpCall& call) {
  const double epsilon = call.number("epsilon", 1e-5);
  call.tape.require(epsilon >= 0, ErrorCode::invalid_value,
                    {"epsilon must not be negative", "epsilon 不能为负"});
  return epsilon;
}

Ref call_layer_norm(const OpCall& call) {
  return layer_norm(call.tape, call.result, call.in[0], affine_of(call), epsilon_of(call));
}

Ref call_rms_norm(const OpCall& call) {
  return rms_norm(call.tape, call.result, call.in[0], norm_parameter(call, 1, "gain", 1),
                  epsilon_of(call));
}

Ref call_batch_norm(const OpCall& call) {
  return batch_norm(call.tape, call.result, call.in[0], affine_of(call), epsilon_of(call), {});
}

constexpr Op mean_op{
    .name = "mean",
    .title = {"Mean", "均值"},
    .formula = "$r = \\frac{1}{n} \\sum_k $0_k",
    .backward = mean_backward,
};

constexpr Op variance_op{
    .name = "variance",
    .title = {"Variance", "方差"},
    .formula = "$r = \\frac{1}{n} \\sum_k ($0_k - $1)^2",
    .backward = variance_backward,
    .gradient_inputs = 1,
    .others_follow = true,
};

constexpr Op root_mean_square_op{
    .name = "root_mean_square",
    .title = {"Root mean square", "均方根"},
    .formula = "$r = \\sqrt{\\frac{1}{n} \\sum_k $0_k^2 + \\epsilon}",
    .backward = root_mean_square_backward,
};

constexpr Op inverse_root_op{
    .name = "inverse_root",
    .title = {"One over the root", "平方根的倒数"},
    .formula = "$r = \\frac{1}{\\sqrt{$0 + \\epsilon}}",
    .backward = inverse_root_backward,
};

constexpr Op layer_norm_op{
    .name = "layer_norm",
    .title = {"Layer norm", "层归一化"},
    .formula = "$r = \\frac{$0 - $1}{\\sqrt{$2 + \\epsilon}} \\odot $3 + $4",
    .call = call_layer_norm,
    .min_inputs = 1,
    .max_inputs = 3,
    .parameters = norm_rules,
    .backward = standardize_backward,
    .meaning = {"The inputs are x, gain and bias. Without them the gain is 1 and the bias is 0.",
                "输入依次为 x、增益和偏置。省略时增益为 1，偏置为 0。"},
};

constexpr Op rms_norm_op{
    .name = "rms_norm",
    .title = {"RMS norm", "RMS 归一化"},
    .formula = "$r = \\frac{$0}{$1} \\odot $2",
    .call = call_rms_norm,
    .min_inputs = 1,
    .max_inputs = 2,
    .parameters = norm_rules,
    .backward = rms_norm_backward,
    .meaning = {"The inputs are x and gain. Without it the gain is 1.",
                "输入依次为 x 和增益。省略时增益为 1。"},
};

constexpr Op batch_norm_op{
    .name = "batch_norm",
    .title = {"Batch norm", "批归一化"},
    .formula = "$r = \\frac{$0 - $1}{\\sqrt{$2 + \\epsilon}} \\odot $3 + $4",
    .call = call_batch_norm,
    .min_inputs = 1,
    .max_inputs = 3,
    .parameters = norm_rules,
    .backward = standardize_backward,
    .meaning = {"The inputs are x, gain and bias. Without them the gain is 1 and the bias is 0.",
                "输入依次为 x、增益和偏置。省略时增益为 1，偏置为 0。"},
};

// Over what a statistic is taken: over each row, or over each feature, and then over which rows.
struct Reduction {
  bool by_feature;
  std::vector<bool> counts;           // by row
  std::vector<std::int64_t> lengths;  // the lengths behind `counts`; empty: all rows count

  // Of a statistic: (…, 1), or (1, …, 1, C) where there is one a feature.
  Step step(const Tape& tape, const Op& op, std::initializer_list<Ref> inputs) const {
    Step step = tape.like(op, inputs);
    if (by_feature) std::fill(step.shape.begin(), step.shape.end() - 1, 1);
    if (!by_feature) step.shape.back() = 1;
    if (!lengths.empty()) step.with("lengths", lengths);
    return step;
  }
};

Reduction reduction_of(const Tape& tape, Ref x, bool by_feature,
                       const std::vector<std::int64_t>& lengths) {
  const auto rows = static_cast<std::size_t>(count(tape.shape(x)) / tape.last_size(x));
  Reduction reduction{by_feature, std::vector<bool>(rows, true), lengths};
  if (lengths.empty()) return reduction;
  const auto tokens = static_cast<std::size_t>(tape.size(x, 1));
  for (std::size_t row = 0; row < rows; ++row) {
    reduction.counts[row] = static_cast<std::int64_t>(row % tokens) < lengths[row / tokens];
  }
  return reduction;
}

// The means of x, an expression of doubles (rows, C), by row or by feature; 0 if no row counts.
// Each sum goes from the first cell to the last, as its order fixes its bits.
template <class Expression>
RowOfDoubles means(const Reduction& reduction, const Expression& x) {
  if (!reduction.by_feature) {
    RowOfDoubles sums = RowOfDoubles::Zero(x.rows());
    for (std::int64_t i = 0; i < x.cols(); ++i) sums += x.col(i).transpose();
    return sums / static_cast<double>(x.cols());
  }
  RowOfDoubles sums = RowOfDoubles::Zero(x.cols());
  double counted = 0;
  for (std::int64_t i = 0; i < x.rows(); ++i) {
    if (!reduction.counts[static_cast<std::size_t>(i)]) continue;
    sums += x.row(i);
    ++counted;
  }
  return sums / std::max(counted, 1.0);
}

// The doubles of x (…, C) as (rows, C).
auto doubles_of(const Tape& tape, Ref x) { return rows_of(tape, x).cast<double>(); }

// A statistic, broadcast to the cells of x (rows, C).
auto statistic_of(const Tape& tape, Ref statistic, Ref x, const Reduction& reduction) {
  const ConstMatrixView cells = rows_of(tape, x);
  const Strides strides = reduction.by_feature ? Strides(0, 1) : Strides(1, 0);
  const float* values = tape.values(statistic).data();
  return broadcast_view(values, cells.rows(), cells.cols(), strides).cast<double>();
}

// Gain or bias (C), broadcast to the rows of x.
auto feature_of(const Tape& tape, Ref feature, Ref x) {
  return statistic_of(tape, feature, x, {true, {}, {}});
}

Ref mean_of(Tape& tape, NodeName name, Ref x, const Reduction& reduction) {
  return tape.record({std::string(name.id) + ".mean", "mean"}, reduction.step(tape, mean_op, {x}),
                     [&](std::span<float> result) {
                       row(result) = means(reduction, doubles_of(tape, x)).cast<float>();
                     });
}

Ref variance_of(Tape& tape, NodeName name, Ref x, Ref mean, const Reduction& reduction) {
  return tape.record({std::string(name.id) + ".variance", "variance"},
                     reduction.step(tape, variance_op, {x, mean}), [&](std::span<float> result) {
                       const auto apart =
                           doubles_of(tape, x) - statistic_of(tape, mean, x, reduction);
                       row(result) = means(reduction, apart.square()).cast<float>();
                     });
}

// x over a deviation, or 0 where that is 0.
template <class X, class Deviation>
auto divided(const X& x, const Deviation& deviation) {
  return x.binaryExpr(deviation, [](double cell, double by) { return by == 0 ? 0 : cell / by; });
}

void require_affine(const Tape& tape, Ref x, Affine affine) {
  tape.require(tape.rank(x) >= 2, ErrorCode::shape_mismatch,
               {"a norm needs rows, (…, C)", "归一化需要按行排列的 (…, C)"});
  const Shape needed{tape.last_size(x)};
  tape.require(tape.shape(affine.gain) == needed && tape.shape(affine.bias) == needed,
               ErrorCode::shape_mismatch,
               {"gain and bias must have the shape {0}", "gain 和 bias 的形状必须是 {0}"}, needed);
}

Ref standardize(Tape& tape, NodeName name, Step step, const Reduction& reduction) {
  const double epsilon = std::get<double>(step.parameters[0].second);
  const std::vector<Ref> inputs = step.inputs;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const Ref x = inputs[0];
    const auto apart = doubles_of(tape, x) - statistic_of(tape, inputs[1], x, reduction);
    const auto deviation = (statistic_of(tape, inputs[2], x, reduction) + epsilon).sqrt();
    const auto gain = feature_of(tape, inputs[3], x);
    const auto bias = feature_of(tape, inputs[4], x);
    matrix(result, tape.last_size(x)) = (divided(apart, deviation) * gain + bias).cast<float>();
  });
}

}  // namespace

Ref feature_mean(Tape& tape, NodeName name, Ref x) {
  return mean_of(tape, name, x, reduction_of(tape, x, true, {}));
}

Ref layer_norm(Tape& tape, NodeName name, Ref x, Affine affine, double epsilon) {
  require_affine(tape, x, affine);
  const Reduction reduction = reduction_of(tape, x, false, {});
  const Ref mean = mean_of(tape, name, x, reduction);
  const Ref variance = variance_of(tape, name, x, mean, reduction);
  Step step = tape.like(layer_norm_op, {x, mean, variance, affine.gain, affine.bias});
  step.with("epsilon", epsilon);
  return standardize(tape, name, std::move(step), reduction);
}

Ref batch_norm(Tape& tape, NodeName name, Ref x, Affine affine, double epsilon,
               const std::vector<std::int64_t>& lengths) {
  require_affine(tape, x, affine);
  const Reduction reduction = reduction_of(tape, x, true, lengths);
  const Ref mean = mean_of(tape, name, x, reduction);
  const Ref variance = variance_of(tape, name, x, mean, reduction);
  Step step = tape.like(batch_norm_op, {x, mean, variance, affine.gain, affine.bias});
  step.with("epsilon", epsilon);
  if (!lengths.empty()) step.with("lengths", lengths);
  return standardize(tape, name, std::move(step), reduction);
}

Ref rms_norm(Tape& tape, NodeName name, Ref x, Ref gain, double epsilon) {
  require_affine(tape, x, {gain, gain});
  const Reduction reduction = reduction_of(tape, x, false, {});
  Step statistic = reduction.step(tape, root_mean_square_op, {x});
  statistic.with("epsilon", epsilon);
  const std::string rms_id = std::string(name.id) + ".rms";
  const Ref rms = tape.record({rms_id, "rms"}, std::move(statistic), [&](std::span<float> result) {
    const RowOfDoubles squares = means(reduction, doubles_of(tape, x).square());
    row(result) = (squares.cast<float>().cast<double>() + epsilon).sqrt().cast<float>();
  });
  return tape.record(name, tape.like(rms_norm_op, {x, rms, gain}), [&](std::span<float> result) {
    const auto scaled = divided(doubles_of(tape, x), statistic_of(tape, rms, x, reduction));
    matrix(result, tape.last_size(x)) = (scaled * feature_of(tape, gain, x)).cast<float>();
  });
}

Ref inverse_root(Tape& tape, NodeName name, Ref x, double epsilon) {
  Step step = tape.like(inverse_root_op, {x});
  step.with("epsilon", epsilon);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const auto roots = (row(tape.values(x)).cast<double>() + epsilon).sqrt();
    row(result) = divided(RowOfDoubles::Ones(roots.size()), roots).cast<float>();
  });
}

std::span<const Op* const> norm_ops() {
  static constexpr const Op* rows[] = {&mean_op,        &variance_op, &root_mean_square_op,
                                       &layer_norm_op,  &rms_norm_op, &batch_norm_op,
                                       &inverse_root_op};
  return rows;
}

}  // namespace playground
