#include "core/ops/principal_components.h"

#include <algorithm>
#include <vector>

#include "core/kernels/principal_directions.h"
#include "core/ops/call.h"

namespace playground {
namespace {

constexpr ParameterRule principal_components_rules[] = {
    {"components", ParameterKind::integer, false, "3"}};

Ref call_principal_components(const OpCall& call) {
  return principal_components(call.tape, call.id, call.in[0], call.integer("components", 3));
}

constexpr Op principal_components_op{
    .name = "principal_components",
    .title = {"Principal components", "主成分"},
    .formula = "$r = ($0 - \\bar{$0})\\, U",
    .call = call_principal_components,
    .parameters = principal_components_rules,
};

constexpr std::int64_t largest_cloud = 256;

std::vector<double> centred(std::span<const float> values, std::size_t width) {
  std::vector<double> mean(width, 0.0);
  const auto rows = static_cast<double>(values.size() / width);
  for (std::size_t i = 0; i < values.size(); ++i) mean[i % width] += values[i] / rows;
  std::vector<double> points(values.begin(), values.end());
  for (std::size_t i = 0; i < points.size(); ++i) points[i] -= mean[i % width];
  return points;
}

}  // namespace

Ref principal_components(Tape& tape, std::string_view id, Ref x, std::int64_t components) {
  tape.require(tape.rank(x) >= 2, ErrorCode::shape_mismatch,
               {"principal_components needs rows, (…, C)"});
  const std::int64_t width = tape.last_size(x);
  const std::int64_t rows = count(tape.shape(x)) / width;
  tape.require(components >= 1 && components <= width, ErrorCode::invalid_value,
               {"components must lie in 1..", width});
  tape.require(std::min(rows, width) <= largest_cloud, ErrorCode::too_large,
               {"principal_components takes at most 256 rows, or rows of at most 256 numbers"});
  Step step = tape.like(principal_components_op, {x});
  step.with("components", components);
  step.shape.back() = components;
  step.multiply_adds = rows * width * std::min(rows, width);
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    const std::vector<double> points = centred(tape.values(x), static_cast<std::size_t>(width));
    const std::vector<double> directions = principal_directions(points, width, components);
    for (std::size_t cell = 0; cell < result.size(); ++cell) {
      const auto row = static_cast<std::int64_t>(cell) / components;
      const auto component = static_cast<std::int64_t>(cell) % components;
      double sum = 0;
      for (std::int64_t i = 0; i < width; ++i) {
        sum += points[static_cast<std::size_t>(row * width + i)] *
               directions[static_cast<std::size_t>(component * width + i)];
      }
      result[cell] = static_cast<float>(sum);
    }
  });
}

std::span<const Op* const> principal_components_ops() {
  static constexpr const Op* rows[] = {&principal_components_op};
  return rows;
}

}  // namespace playground
