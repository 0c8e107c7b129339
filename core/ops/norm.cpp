#include "core/ops/norm.h"

#include <cmath>

namespace playground {
namespace {

// Which rows of x count for a statistic, and which statistic a cell belongs to.
struct Groups {
  std::size_t width;
  bool by_feature;           // one group a feature, else one a row
  std::vector<bool> counts;  // by row

  std::size_t of(std::size_t cell) const { return by_feature ? cell % width : cell / width; }
  std::size_t cells() const { return counts.size() * width; }  // of x
};

Groups groups_of(const Tape& tape, Ref x, bool by_feature,
                 const std::vector<std::int64_t>& lengths) {
  const auto width = static_cast<std::size_t>(tape.last_size(x));
  const auto rows = static_cast<std::size_t>(count(tape.shape(x))) / width;
  Groups groups{width, by_feature, std::vector<bool>(rows, true)};
  if (lengths.empty()) return groups;
  const auto tokens = static_cast<std::size_t>(tape.size(x, 1));
  for (std::size_t row = 0; row < rows; ++row) {
    groups.counts[row] = static_cast<std::int64_t>(row % tokens) < lengths[row / tokens];
  }
  return groups;
}

Step statistic_step(const Tape& tape, std::string_view op, std::initializer_list<Ref> inputs,
                    bool by_feature) {
  Step step = tape.like(op, inputs);
  if (by_feature) {
    std::fill(step.shape.begin(), step.shape.end() - 1, 1);
  } else {
    step.shape.back() = 1;
  }
  return step;
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

Ref mean_of(Tape& tape, const std::string& id, Ref x, const Groups& groups) {
  return tape.record(id + ".mean", statistic_step(tape, "mean", {x}, groups.by_feature),
                     [&](std::span<float> result) {
                       const std::span<const float> values = tape.values(x);
                       average(
                           groups, [&](std::size_t cell) { return double{values[cell]}; }, result);
                     });
}

Ref variance_of(Tape& tape, const std::string& id, Ref x, Ref mean, const Groups& groups) {
  return tape.record(id + ".variance",
                     statistic_step(tape, "variance", {x, mean}, groups.by_feature),
                     [&](std::span<float> result) {
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

Ref standardize(Tape& tape, std::string_view id, Step step, const Groups& groups) {
  const double epsilon = std::get<double>(step.parameters[0].second);
  const std::vector<Ref> inputs = step.inputs;
  return tape.record(id, std::move(step), [&](std::span<float> result) {
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

Ref layer_norm(Tape& tape, const std::string& id, Ref x, Affine affine, double epsilon) {
  require_affine(tape, x, affine);
  const Groups groups = groups_of(tape, x, false, {});
  const Ref mean = mean_of(tape, id, x, groups);
  const Ref variance = variance_of(tape, id, x, mean, groups);
  Step step = tape.like("layer_norm", {x, mean, variance, affine.gain, affine.bias});
  step.with("epsilon", epsilon);
  return standardize(tape, id, std::move(step), groups);
}

Ref batch_norm(Tape& tape, const std::string& id, Ref x, Affine affine, double epsilon,
               const std::vector<std::int64_t>& lengths) {
  require_affine(tape, x, affine);
  const Groups groups = groups_of(tape, x, true, lengths);
  const Ref mean = mean_of(tape, id, x, groups);
  const Ref variance = variance_of(tape, id, x, mean, groups);
  Step step = tape.like("batch_norm", {x, mean, variance, affine.gain, affine.bias});
  step.with("epsilon", epsilon);
  if (!lengths.empty()) step.with("lengths", lengths);
  return standardize(tape, id, std::move(step), groups);
}

Ref rms_norm(Tape& tape, const std::string& id, Ref x, Ref gain, double epsilon) {
  require_affine(tape, x, {gain, gain});
  const Groups groups = groups_of(tape, x, false, {});
  Step statistic = statistic_step(tape, "root_mean_square", {x}, false);
  statistic.with("epsilon", epsilon);
  const Ref rms = tape.record(id + ".rms", std::move(statistic), [&](std::span<float> result) {
    const std::span<const float> values = tape.values(x);
    average(groups, [&](std::size_t cell) { return double{values[cell]} * values[cell]; }, result);
    for (std::size_t row = 0; row < result.size(); ++row) {
      result[row] = static_cast<float>(std::sqrt(double{result[row]} + epsilon));
    }
  });
  return tape.record(id, tape.like("rms_norm", {x, rms, gain}), [&](std::span<float> result) {
    for (std::size_t cell = 0; cell < result.size(); ++cell) {
      const double scaled = divided(tape.values(x)[cell], tape.values(rms)[groups.of(cell)]);
      result[cell] = static_cast<float>(scaled * tape.values(gain)[cell % groups.width]);
    }
  });
}

}  // namespace playground
