#include "core/ops/norm.h"

#include <cmath>

#include "core/ops/call.h"

namespace playground {
namespace {

constexpr ParameterRule norm_rules[] = {
    {.name = "epsilon", .kind = ParameterKind::number, .otherwise = "0.00001", .min = 0}};

// An input, or a parameter of the norm's own.
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
  call.tape.require(epsilon >= 0, ErrorCode::invalid_value, {"epsilon must not be negative"});
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
};

constexpr Op variance_op{
    .name = "variance",
    .title = {"Variance", "方差"},
    .formula = "$r = \\frac{1}{n} \\sum_k ($0_k - $1)^2",
};

constexpr Op root_mean_square_op{
    .name = "root_mean_square",
    .title = {"Root mean square", "均方根"},
    .formula = "$r = \\sqrt{\\frac{1}{n} \\sum_k $0_k^2 + \\epsilon}",
};

constexpr Op layer_norm_op{
    .name = "layer_norm",
    .title = {"Layer norm", "层归一化"},
    .formula = "$r = \\frac{$0 - $1}{\\sqrt{$2 + \\epsilon}} \\odot $3 + $4",
    .call = call_layer_norm,
    .min_inputs = 1,
    .max_inputs = 3,
    .parameters = norm_rules,
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
    .meaning = {"The inputs are x, gain and bias. Without them the gain is 1 and the bias is 0.",
                "输入依次为 x、增益和偏置。省略时增益为 1，偏置为 0。"},
};

// Which rows of x count for a statistic, and which statistic a cell belongs to.
struct Groups {
  std::size_t width;
  bool by_feature;                    // one group a feature, else one a row
  std::vector<bool> counts;           // by row
  std::vector<std::int64_t> lengths;  // what `counts` follows from; empty: all count

  std::size_t of(std::size_t cell) const { return by_feature ? cell % width : cell / width; }
  std::size_t cells() const { return counts.size() * width; }  // of x
  // Of a statistic: (…, 1), or (1, …, 1, C) where there is one a feature.
  Step step(const Tape& tape, const Op& op, std::initializer_list<Ref> inputs) const {
    Step step = tape.like(op, inputs);
    if (by_feature) std::fill(step.shape.begin(), step.shape.end() - 1, 1);
    if (!by_feature) step.shape.back() = 1;
    if (!lengths.empty()) step.with("lengths", lengths);
    return step;
  }
};

Groups groups_of(const Tape& tape, Ref x, bool by_feature,
                 const std::vector<std::int64_t>& lengths) {
  const auto width = static_cast<std::size_t>(tape.last_size(x));
  const auto rows = static_cast<std::size_t>(count(tape.shape(x))) / width;
  Groups groups{width, by_feature, std::vector<bool>(rows, true), lengths};
  if (lengths.empty()) return groups;
  const auto tokens = static_cast<std::size_t>(tape.size(x, 1));
  for (std::size_t row = 0; row < rows; ++row) {
    groups.counts[row] = static_cast<std::int64_t>(row % tokens) < lengths[row / tokens];
  }
  return groups;
}

// The mean of `value(cell)` over each group.
template <class Value>
void average(const Groups& groups, Value&& value, std::span<float> result) {
  std::vector<double> sums(result.size(), 0.0);
  std::vector<double> counts(result.size(), 0.0);
  for (std::size_t cell = 0; cell < groups.cells(); ++cell) {
    if (!groups.counts[cell / groups.width]) continue;
    sums[groups.of(cell)] += value(cell);
    counts[groups.of(cell)] += 1;
  }
  for (std::size_t i = 0; i < result.size(); ++i) {
    result[i] = counts[i] > 0 ? static_cast<float>(sums[i] / counts[i]) : 0.0F;
  }
}

Ref mean_of(Tape& tape, NodeName name, Ref x, const Groups& groups) {
  return tape.record({std::string(name.id) + ".mean", "mean"}, groups.step(tape, mean_op, {x}),
                     [&](std::span<float> result) {
                       const std::span<const float> values = tape.values(x);
                       average(
                           groups, [&](std::size_t cell) { return double{values[cell]}; }, result);
                     });
}

Ref variance_of(Tape& tape, NodeName name, Ref x, Ref mean, const Groups& groups) {
  return tape.record({std::string(name.id) + ".variance", "variance"},
                     groups.step(tape, variance_op, {x, mean}), [&](std::span<float> result) {
                       const std::span<const float> values = tape.values(x);
                       const std::span<const float> means = tape.values(mean);
                       average(
                           groups,
                           [&](std::size_t cell) {
                             const double apart = double{values[cell]} - means[groups.of(cell)];
                             return apart * apart;
                           },
                           result);
                     });
}

double divided(double value, double deviation) { return deviation == 0 ? 0 : value / deviation; }

void require_affine(const Tape& tape, Ref x, Affine affine) {
  tape.require(tape.rank(x) >= 2, ErrorCode::shape_mismatch, {"a norm needs rows, (…, C)"});
  const Shape needed{tape.last_size(x)};
  tape.require(tape.shape(affine.gain) == needed && tape.shape(affine.bias) == needed,
               ErrorCode::shape_mismatch, {"gain and bias must have the shape ", needed});
}

struct Statistics {
  Ref mean;
  Ref variance;
};

Ref standardize(Tape& tape, NodeName name, Step step, const Groups& groups) {
  const double epsilon = std::get<double>(step.parameters[0].second);
  const std::vector<Ref> inputs = step.inputs;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const std::span<const float> x = tape.values(inputs[0]);
    const std::span<const float> mean = tape.values(inputs[1]);
    const std::span<const float> variance = tape.values(inputs[2]);
    const std::span<const float> gain = tape.values(inputs[3]);
    const std::span<const float> bias = tape.values(inputs[4]);
    for (std::size_t cell = 0; cell < result.size(); ++cell) {
      const std::size_t group = groups.of(cell);
      const double standard =
          divided(double{x[cell]} - mean[group], std::sqrt(double{variance[group]} + epsilon));
      const std::size_t feature = cell % groups.width;
      result[cell] = static_cast<float>(standard * gain[feature] + bias[feature]);
    }
  });
}

}  // namespace

Ref feature_mean(Tape& tape, NodeName name, Ref x) {
  return mean_of(tape, name, x, groups_of(tape, x, true, {}));
}

Ref layer_norm(Tape& tape, NodeName name, Ref x, Affine affine, double epsilon) {
  require_affine(tape, x, affine);
  const Groups groups = groups_of(tape, x, false, {});
  const Ref mean = mean_of(tape, name, x, groups);
  const Ref variance = variance_of(tape, name, x, mean, groups);
  Step step = tape.like(layer_norm_op, {x, mean, variance, affine.gain, affine.bias});
  step.with("epsilon", epsilon);
  return standardize(tape, name, std::move(step), groups);
}

Ref batch_norm(Tape& tape, NodeName name, Ref x, Affine affine, double epsilon,
               const std::vector<std::int64_t>& lengths) {
  require_affine(tape, x, affine);
  const Groups groups = groups_of(tape, x, true, lengths);
  const Ref mean = mean_of(tape, name, x, groups);
  const Ref variance = variance_of(tape, name, x, mean, groups);
  Step step = tape.like(batch_norm_op, {x, mean, variance, affine.gain, affine.bias});
  step.with("epsilon", epsilon);
  if (!lengths.empty()) step.with("lengths", lengths);
  return standardize(tape, name, std::move(step), groups);
}

Ref rms_norm(Tape& tape, NodeName name, Ref x, Ref gain, double epsilon) {
  require_affine(tape, x, {gain, gain});
  const Groups groups = groups_of(tape, x, false, {});
  Step statistic = groups.step(tape, root_mean_square_op, {x});
  statistic.with("epsilon", epsilon);
  const std::string rms_id = std::string(name.id) + ".rms";
  const Ref rms = tape.record({rms_id, "rms"}, std::move(statistic), [&](std::span<float> result) {
    const std::span<const float> values = tape.values(x);
    average(groups, [&](std::size_t cell) { return double{values[cell]} * values[cell]; }, result);
    for (std::size_t row = 0; row < result.size(); ++row) {
      result[row] = static_cast<float>(std::sqrt(double{result[row]} + epsilon));
    }
  });
  return tape.record(name, tape.like(rms_norm_op, {x, rms, gain}), [&](std::span<float> result) {
    for (std::size_t cell = 0; cell < result.size(); ++cell) {
      const double scaled = divided(tape.values(x)[cell], tape.values(rms)[groups.of(cell)]);
      result[cell] = static_cast<float>(scaled * tape.values(gain)[cell % groups.width]);
    }
  });
}

std::span<const Op* const> norm_ops() {
  static constexpr const Op* rows[] = {&mean_op,       &variance_op, &root_mean_square_op,
                                       &layer_norm_op, &rms_norm_op, &batch_norm_op};
  return rows;
}

}  // namespace playground
