#include "core/ops/batching.h"

#include <optional>

#include "core/tensor/broadcast.h"

namespace playground {

Batching batching_of(const Tape& tape, Ref a, Ref b) {
  const Shape& left = tape.shape(a);
  const Shape& right = tape.shape(b);
  tape.require(left.size() >= 2 && right.size() >= 2, ErrorCode::shape_mismatch,
               {"matrices are needed here; the shapes are ", left, " and ", right});
  Batching batching;
  batching.a_lead.assign(left.begin(), left.end() - 2);
  batching.b_lead.assign(right.begin(), right.end() - 2);
  batching.a_size = left[left.size() - 2] * left.back();
  batching.b_size = right[right.size() - 2] * right.back();
  const std::optional<Shape> shape = broadcast(batching.a_lead, batching.b_lead);
  tape.require(shape.has_value(), ErrorCode::shape_mismatch,
               {"the leading axes of ", left, " and ", right, " must be equal or 1"});
  batching.shape = *shape;
  const Axes& longer = tape.axes(left.size() >= right.size() ? a : b);
  batching.axes.assign(longer.begin(), longer.end() - 2);
  return batching;
}

Pairing Batching::pair(std::int64_t matrix) const {
  const auto offset = [&](const Shape& lead, std::int64_t stride) {
    std::int64_t sum = 0;
    std::int64_t rest = matrix;
    for (std::size_t back = 1; back <= lead.size(); ++back) {
      const std::int64_t own = lead[lead.size() - back];
      const std::int64_t size = shape[shape.size() - back];
      if (own != 1) sum += rest % size * stride;
      rest /= size;
      stride *= own;
    }
    return sum;
  };
  return {offset(a_lead, a_size), offset(b_lead, b_size)};
}

}  // namespace playground
