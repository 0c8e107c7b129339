#include "core/ops/principal_components.h"

#include <algorithm>

#include "core/kernels/principal_directions.h"
#include "core/ops/call.h"
#include "core/ops/norm.h"
#include "core/ops/rows.h"

namespace playground {
namespace {

constexpr OpParameterRule principal_components_rules[] = {
    {"components", OpParameterKind::integer, false, "3"}};

Ref call_principal_components(const OpCall& call) {
  return principal_components(call.tape, call.result, call.in[0], call.integer("components", 3));
}

constexpr Op principal_directions_op{
    .name = "principal_directions",
    .title = {"Principal directions", "主方向"},
    .formula = "$r = \\operatorname{directions}($0 - $1)",
    .keeps = KeptAxes::none,
};

constexpr Op principal_components_op{
    .name = "principal_components",
    .title = {"Principal components", "主成分"},
    .formula = "$r = ($0 - $1)\\, $2",
    .call = call_principal_components,
    .parameters = principal_components_rules,
    .has_intermediates = true,
    .keeps = KeptAxes::all_but_columns,
};

constexpr std::int64_t largest_cloud = 256;

// x (…, C) less its mean (C), as (rows, C).
Doubles centred(const Tape& tape, Ref x, Ref mean) {
  const auto means = row(tape.values(mean)).cast<double>();
  return rows_of(tape, x).cast<double>().rowwise() - means;
}

// op `principal_directions`: (C, components), each a column.
Ref directions_of(Tape& tape, NodeName name, Ref x, Ref mean, std::int64_t components) {
  const std::int64_t width = tape.last_size(x);
  const std::int64_t rows = count(tape.shape(x)) / width;
  const Axis axis = tape.axes(x).back();
  Step step{principal_directions_op, {x, mean}, {width, components}, {axis, Axis::feature}};
  step.multiply_adds = rows * width * std::min(rows, width);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    matrix(result, components) =
        principal_directions(centred(tape, x, mean), components).cast<float>();
  });
}

}  // namespace

Ref principal_components(Tape& tape, NodeName name, Ref x, std::int64_t components) {
  tape.require(
      tape.rank(x) >= 2, ErrorCode::shape_mismatch,
      {"principal_components needs rows, (…, C)", "principal_components 需要按行排列的 (…, C)"});
  const std::int64_t width = tape.last_size(x);
  const std::int64_t rows = count(tape.shape(x)) / width;
  tape.require(components >= 1 && components <= width, ErrorCode::invalid_value,
               {"components must lie in 1..{0}", "components 必须在 1 到 {0} 之间"}, width);
  tape.require(std::min(rows, width) <= largest_cloud, ErrorCode::too_large,
               {"principal_components takes at most 256 rows, or rows of at most 256 numbers",
                "principal_components 最多接受 256 行，或每行最多 256 个数"});
  const Ref mean = feature_mean(tape, name, x);
  const std::string id(name.id);
  const Ref directions =
      directions_of(tape, {id + ".directions", "directions"}, x, mean, components);
  Step step = tape.like(principal_components_op, {x, mean, directions});
  step.with("components", components);
  step.shape.back() = components;
  step.multiply_adds = rows * width * components;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const Doubles points = centred(tape, x, mean);
    const auto along = rows_of(tape, directions).cast<double>();
    matrix(result, components) = points.matrix().lazyProduct(along.matrix()).array().cast<float>();
  });
}

std::span<const Op* const> principal_components_ops() {
  static constexpr const Op* rows[] = {&principal_directions_op, &principal_components_op};
  return rows;
}

}  // namespace playground
