#include "core/ops/source.h"

#include <algorithm>
#include <array>

#include "core/text/positions.h"

namespace playground {

Axes default_axes(const Shape& shape) {
  constexpr std::array order{Axis::batch, Axis::head, Axis::query, Axis::feature};
  if (shape.size() == 3) return {Axis::batch, Axis::query, Axis::feature};
  Axes axes(shape.size(), Axis::batch);
  for (std::size_t back = 1; back <= std::min(axes.size(), order.size()); ++back) {
    axes[axes.size() - back] = order[order.size() - back];
  }
  return axes;
}

Ref given(Tape& tape, std::string_view id, const Tensor& tensor, Axes axes) {
  return tape.record(id, {"given", {}, tensor.shape, std::move(axes)},
                     [&](std::span<float> result) {
                       std::copy(tensor.values.begin(), tensor.values.end(), result.begin());
                     });
}

Ref identity(Tape& tape, std::string_view id, Ref x) {
  return tape.record(id, tape.like("identity", {x}), [&](std::span<float> result) {
    std::copy_n(tape.values(x).data(), result.size(), result.data());
  });
}

Ref lookup(Tape& tape, std::string_view id, Ref table, const Rows& rows) {
  tape.require(tape.rank(table) == 2, ErrorCode::shape_mismatch,
               {"lookup needs a table with two axes, (V, C)"});
  const std::int64_t width = tape.last_size(table);
  for (const std::int64_t row : rows.ids) {
    tape.require(row >= -1 && row < tape.size(table, 0), ErrorCode::invalid_value,
                 {"ids must lie in 0..", tape.size(table, 0) - 1, "; there is ", row});
  }
  Step step{"lookup", {table}, rows.shape, rows.axes};
  step.parameters.emplace_back("ids", rows.ids);
  step.append(width, tape.axes(table)[1]);
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    const float* from = tape.values(table).data();
    float* to = result.data();
    for (const std::int64_t row : rows.ids) {
      to = row >= 0 ? std::copy_n(from + row * width, width, to) : std::fill_n(to, width, 0.0F);
    }
  });
}

Ref sinusoidal(Tape& tape, std::string_view id, std::int64_t length, std::int64_t width) {
  return tape.record(id, {"sinusoidal", {}, {length, width}, {Axis::query, Axis::feature}},
                     [&](std::span<float> result) { fill_sinusoidal(width, result); });
}

}  // namespace playground
