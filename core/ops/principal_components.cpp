#include "core/ops/principal_components.h"

#include <algorithm>
#include <vector>

#include "core/kernels/principal_directions.h"
#include "core/ops/call.h"
#include "core/ops/norm.h"

namespace playground {
namespace {

constexpr ParameterRule principal_components_rules[] = {
    {"components", ParameterKind::integer, false, "3"}};

Ref call_principal_components(const OpCall& call) {
  return principal_components(call.tape, call.result, call.in[0], call.integer("components", 3));
}

constexpr Op principal_directions_op{
    .name = "principal_directions",
    .title = {"Principal directions", "主方向"},
    .formula = "$r = \\operatorname{directions}($0 - $1)",
};

constexpr Op principal_components_op{
    .name = "principal_components",
    .title = {"Principal components", "主成分"},
    .formula = "$r = ($0 - $1)\\, $2",
    .call = call_principal_components,
    .parameters = principal_components_rules,
};

constexpr std::int64_t largest_cloud = 256;

std::vector<double> centred(std::span<const float> values, std::span<const float> mean) {
  std::vector<double> points(values.begin(), values.end());
  for (std::size_t i = 0; i < points.size(); ++i) points[i] -= mean[i % mean.size()];
  return points;
}

// op `principal_directions`: (C, components), each a column.
Ref directions_of(Tape& tape, NodeName name, Ref x, Ref mean, std::int64_t components) {
  const std::int64_t width = tape.last_size(x);
  const std::int64_t rows = count(tape.shape(x)) / width;
  const Axis axis = tape.axes(x).back();
  Step step{principal_directions_op, {x, mean}, {width, components}, {axis, Axis::feature}};
  step.multiply_adds = rows * width * std::min(rows, width);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const std::vector<double> directions =
        principal_directions(centred(tape.values(x), tape.values(mean)), width, components);
    for (std::size_t cell = 0; cell < result.size(); ++cell) {
      const auto row = static_cast<std::int64_t>(cell) / components;
      const auto component = static_cast<std::int64_t>(cell) % components;
      result[cell] =
          static_cast<float>(directions[static_cast<std::size_t>(component * width + row)]);
    }
  });
}

}  // namespace

Ref principal_components(Tape& tape, NodeName name, Ref x, std::int64_t components) {
  tape.require(tape.rank(x) >= 2, ErrorCode::shape_mismatch,
               {"principal_components needs rows, (…, C)"});
  const std::int64_t width = tape.last_size(x);
  const std::int64_t rows = count(tape.shape(x)) / width;
  tape.require(components >= 1 && components <= width, ErrorCode::invalid_value,
               {"components must lie in 1..", width});
  tape.require(std::min(rows, width) <= largest_cloud, ErrorCode::too_large,
               {"principal_components takes at most 256 rows, or rows of at most 256 numbers"});
  const Ref mean = feature_mean(tape, name, x);
  const std::string id(name.id);
  const Ref directions =
      directions_of(tape, {id + ".directions", "directions"}, x, mean, components);
  Step step = tape.like(principal_components_op, {x, mean, directions});
  step.with("components", components);
  step.shape.back() = components;
  step.multiply_adds = rows * width * components;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const std::vector<double> points = centred(tape.values(x), tape.values(mean));
    const std::span<const float> along = tape.values(directions);
    for (std::size_t cell = 0; cell < result.size(); ++cell) {
      const auto row = static_cast<std::int64_t>(cell) / components;
      const auto component = static_cast<std::int64_t>(cell) % components;
      double sum = 0;
      for (std::int64_t i = 0; i < width; ++i) {
        sum += points[static_cast<std::size_t>(row * width + i)] *
               along[static_cast<std::size_t>(i * components + component)];
      }
      result[cell] = static_cast<float>(sum);
    }
  });
}

std::span<const Op* const> principal_components_ops() {
  static constexpr const Op* rows[] = {&principal_directions_op, &principal_components_op};
  return rows;
}

}  // namespace playground
