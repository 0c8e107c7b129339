#include "core/ops/rotate.h"

#include <cmath>

#include "core/graph/backward.h"
#include "core/ops/call.h"

namespace playground {

std::vector<Rotation> rotations_of(std::int64_t position, std::int64_t width, double base) {
  const double log_base = std::log1p(base - 1);
  std::vector<Rotation> rotations;
  for (std::int64_t i = 0; i < width; i += 2) {
    const double angle =
        static_cast<double>(position) *
        elementary::exp(-log_base * static_cast<double>(i) / static_cast<double>(width));
    rotations.push_back(elementary::sine_cosine(angle));
  }
  return rotations;
}

namespace {

constexpr OpParameterRule rotate_rules[] = {
    {.name = "position_axis",
     .kind = OpParameterKind::integer,
     .otherwise = "-2",
     .meaning = {"The axis along which positions are counted.", "位置沿这个轴计数。"}},
    {"base", OpParameterKind::number, false, "10000"}};

Ref call_rotate(const OpCall& call) {
  const std::int64_t rank = call.tape.rank(call.in[0]);
  const std::int64_t axis = call.integer("position_axis", -2);
  return rotate(call.tape, call.result, call.in[0],
                {axis < 0 ? axis + rank : axis, call.number("base", rotary_base)});
}

// A rotation is orthogonal: its transpose turns back.
void rotate_backward(OpBackward& pass) {
  pass.give(0, rotate(pass.tape(), pass.term(0), pass.gradient(),
                      {pass.integer("position_axis"), std::get<double>(*pass.parameter("base")),
                       pass.parameter("back") == nullptr}));
}

std::string rotate_formula(const Node& node) {
  return find_parameter(node, "back") == nullptr ? "$r_p = R(p)\\, $0_p" : "$r_p = R(-p)\\, $0_p";
}

constexpr Op rotate_op{
    .name = "rotate",
    .title = {"Rotation by position", "按位置旋转"},
    .formula_of = rotate_formula,
    .call = call_rotate,
    .parameters = rotate_rules,
    .backward = rotate_backward,
};

void rotate_pairs(std::span<const float> row, const std::vector<Rotation>& rotations,
                  std::span<float> result) {
  for (std::size_t i = 0; i < rotations.size(); ++i) {
    const double even = row[2 * i];
    const double odd = row[2 * i + 1];
    result[2 * i] = static_cast<float>(even * rotations[i].cosine - odd * rotations[i].sine);
    result[2 * i + 1] = static_cast<float>(even * rotations[i].sine + odd * rotations[i].cosine);
  }
}

}  // namespace

Ref rotate(Tape& tape, NodeName name, Ref x, RotateOptions options) {
  const Shape& shape = tape.shape(x);
  const std::int64_t axis = options.position_axis;
  const double base = options.base;
  tape.require(axis >= 0 && axis + 1 < tape.rank(x), ErrorCode::shape_mismatch,
               {"rotate needs an axis of positions before the last one",
                "rotate 的位置轴必须在最后一个轴之前"});
  const std::int64_t width = shape.back();
  tape.require(width % 2 == 0, ErrorCode::invalid_value,
               {"rotary positions rotate pairs, so the width of a head must be even; it is {0}",
                "旋转位置编码成对旋转，所以头的宽度必须是偶数；现在是 {0}"},
               width);
  const std::int64_t positions = shape[static_cast<std::size_t>(axis)];
  const std::int64_t repeat =
      count(Shape(shape.begin() + static_cast<std::ptrdiff_t>(axis) + 1, shape.end() - 1));
  Step step = tape.like(rotate_op, {x});
  step.with("position_axis", axis).with("base", base);
  if (options.back) step.with("back", true);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    std::vector<std::vector<Rotation>> rotations(static_cast<std::size_t>(positions));
    const auto row_size = static_cast<std::size_t>(width);
    for (std::size_t row = 0; row < result.size() / row_size; ++row) {
      const std::int64_t position = static_cast<std::int64_t>(row) / repeat % positions;
      std::vector<Rotation>& here = rotations[static_cast<std::size_t>(position)];
      if (here.empty()) here = rotations_of(options.back ? -position : position, width, base);
      rotate_pairs(tape.values(x).subspan(row * row_size, row_size), here,
                   result.subspan(row * row_size, row_size));
    }
  });
}

std::span<const Op* const> rotate_ops() {
  static constexpr const Op* rows[] = {&rotate_op};
  return rows;
}

}  // namespace playground
