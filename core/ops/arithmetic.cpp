#include "core/ops/arithmetic.h"

#include <algorithm>
#include <cmath>

#include "core/tensor/broadcast.h"

namespace playground {
namespace {

Step broadcast_step(const Tape& tape, const char* op, Ref a, Ref b) {
  const std::optional<Shape> shape = broadcast(tape.shape(a), tape.shape(b));
  tape.require(
      shape.has_value(), ErrorCode::shape_mismatch,
      {op, " needs shapes that broadcast; ", tape.shape(a), " and ", tape.shape(b), " do not"});
  const bool a_is_longer = tape.rank(a) >= tape.rank(b);
  return {op, {a, b}, *shape, tape.axes(a_is_longer ? a : b)};
}

// Calls act(cell, a's number, b's number) for every cell of the result.
template <class Act>
void pair_up(const Tape& tape, Ref a, Ref b, Act&& act) {
  const std::span<const float> left = tape.values(a);
  const std::span<const float> right = tape.values(b);
  if (tape.shape(a) == tape.shape(b)) {
    for (std::size_t i = 0; i < left.size(); ++i) act(i, left[i], right[i]);
    return;
  }
  const std::optional<Shape> shape = broadcast(tape.shape(a), tape.shape(b));
  const std::vector<std::int64_t> of_a = broadcast_indices(tape.shape(a), *shape);
  const std::vector<std::int64_t> of_b = broadcast_indices(tape.shape(b), *shape);
  for (std::size_t i = 0; i < of_a.size(); ++i) {
    act(i, left[static_cast<std::size_t>(of_a[i])], right[static_cast<std::size_t>(of_b[i])]);
  }
}

void clear_padding(const Shape& shape, const std::vector<std::int64_t>& lengths,
                   std::span<float> values) {
  const std::int64_t tokens = shape[1];
  const std::int64_t width = shape[2];
  for (std::size_t b = 0; b < lengths.size(); ++b) {
    const std::int64_t first = (static_cast<std::int64_t>(b) * tokens + lengths[b]) * width;
    const std::int64_t end = (static_cast<std::int64_t>(b) + 1) * tokens * width;
    std::fill(values.begin() + first, values.begin() + end, 0.0F);
  }
}

Ref scale_step(Tape& tape, std::string_view id, Step step, double factor) {
  const Ref x = step.inputs[0];
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    for (std::size_t i = 0; i < result.size(); ++i) {
      result[i] = static_cast<float>(static_cast<double>(tape.values(x)[i]) * factor);
    }
  });
}

}  // namespace

Ref add(Tape& tape, std::string_view id, Ref a, Ref b, const AddOptions& options) {
  Step step = broadcast_step(tape, "add", a, b);
  if (options.alpha) step.with("alpha", *options.alpha);
  if (!options.lengths.empty()) step.with("lengths", options.lengths);
  const Shape shape = step.shape;
  const auto alpha = static_cast<float>(options.alpha.value_or(1.0));
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    pair_up(tape, a, b,
            [&](std::size_t i, float left, float right) { result[i] = alpha * left + right; });
    if (!options.lengths.empty()) clear_padding(shape, options.lengths, result);
  });
}

Ref multiply(Tape& tape, std::string_view id, Ref a, Ref b) {
  Step step = broadcast_step(tape, "multiply", a, b);
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    pair_up(tape, a, b, [&](std::size_t i, float left, float right) { result[i] = left * right; });
  });
}

Ref maximum(Tape& tape, std::string_view id, Ref a, Ref b) {
  Step step = broadcast_step(tape, "maximum", a, b);
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    pair_up(tape, a, b,
            [&](std::size_t i, float left, float right) { result[i] = std::max(left, right); });
  });
}

Ref scale(Tape& tape, std::string_view id, Ref x, double factor) {
  Step step = tape.like("scale", {x});
  step.with("factor", factor);
  return scale_step(tape, id, std::move(step), factor);
}

Ref scale_by_width(Tape& tape, std::string_view id, Ref x, std::int64_t head_dim) {
  const double factor = 1 / std::sqrt(static_cast<double>(head_dim));
  Step step = tape.like("scale", {x});
  step.with("factor", factor).with("head_dim", head_dim);
  return scale_step(tape, id, std::move(step), factor);
}

}  // namespace playground
