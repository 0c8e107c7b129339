#include "core/ops/batching.h"

#include <optional>

#include "core/tensor/broadcast.h"

namespace playground {
namespace {

// The leading axes of the result, then those of an operand's matrices.
Shape together(Shape lead, const Shape& operand) {
  lead.insert(lead.end(), operand.end() - 2, operand.end());
  return lead;
}

}  // namespace

Batching batching_of(const Tape& tape, Ref a, Ref b) {
  const Shape& left = tape.shape(a);
  const Shape& right = tape.shape(b);
  tape.require(left.size() >= 2 && right.size() >= 2, ErrorCode::shape_mismatch,
               {"matrices are needed here; the shapes are {0} and {1}",
                "这里需要矩阵；现在的形状是 {0} 和 {1}"},
               left, right);
  const Shape left_lead(left.begin(), left.end() - 2);
  const Shape right_lead(right.begin(), right.end() - 2);
  const std::optional<Shape> shape = broadcast(left_lead, right_lead);
  tape.require(
      shape.has_value(), ErrorCode::shape_mismatch,
      {"the leading axes of {0} and {1} must be equal or 1", "{0} 和 {1} 前面的轴必须相等或为 1"},
      left, right);
  Batching batching{*shape,
                    {},
                    broadcast_strides(left, together(*shape, left)),
                    broadcast_strides(right, together(*shape, right))};
  const Axes& longer = tape.axes(left.size() >= right.size() ? a : b);
  batching.axes.assign(longer.begin(), longer.end() - 2);
  return batching;
}

Pairing Batching::pair(std::int64_t matrix) const {
  return {offset_of(matrix, shape, a_strides), offset_of(matrix, shape, b_strides)};
}

}  // namespace playground
