#include "core/ops/principal_components.h"

#include <algorithm>
#include <vector>

#include "core/kernels/principal_directions.h"

namespace playground {
namespace {

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
  Step step = tape.like("principal_components", {x});
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

}  // namespace playground
