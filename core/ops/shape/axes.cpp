#include "core/ops/shape/axes.h"

#include "core/tensor/views.h"

namespace playground {

std::size_t axis_of(const Tape& tape, Ref x, std::string_view op, std::int64_t axis) {
  const std::int64_t rank = tape.rank(x);
  tape.require(axis >= -rank && axis < rank, ErrorCode::invalid_value,
               {"{0} of {1} has no axis {2}", "{0} 找不到轴 {2}：形状是 {1}"}, op, tape.shape(x),
               axis);
  return static_cast<std::size_t>(axis < 0 ? axis + rank : axis);
}

void swap_axes(std::span<const float> from, const Shape& shape,
               std::pair<std::size_t, std::size_t> axes, std::span<float> to) {
  const auto [first, second] = axes;
  const auto begin = shape.begin();
  const auto at = [&](std::size_t axis) { return begin + static_cast<std::ptrdiff_t>(axis); };
  const std::int64_t outer = count(Shape(begin, at(first)));
  const std::int64_t a = shape[first];
  const std::int64_t middle = count(Shape(at(first + 1), at(second)));
  const std::int64_t b = shape[second];
  const std::int64_t inner = count(Shape(at(second + 1), shape.end()));
  const std::int64_t stride = middle * b * inner;  // the stride of A
  float* block = to.data();
  for (std::int64_t o = 0; o < outer; ++o) {
    for (std::int64_t j = 0; j < b; ++j) {
      for (std::int64_t m = 0; m < middle; ++m, block += a * inner) {
        const float* source = from.data() + o * a * stride + (m * b + j) * inner;
        matrix(block, a, inner) = matrix(source, a, inner, stride);
      }
    }
  }
}

}  // namespace playground
