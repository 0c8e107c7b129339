#include "core/tensor/broadcast.h"

namespace playground {

std::optional<Shape> broadcast(const Shape& a, const Shape& b) {
  const Shape& longer = a.size() >= b.size() ? a : b;
  const Shape& shorter = a.size() >= b.size() ? b : a;
  Shape result = longer;
  const std::size_t lead = longer.size() - shorter.size();
  for (std::size_t axis = 0; axis < shorter.size(); ++axis) {
    std::int64_t& size = result[lead + axis];
    if (size != shorter[axis] && size != 1 && shorter[axis] != 1) return std::nullopt;
    if (size == 1) size = shorter[axis];
  }
  return result;
}

std::vector<std::int64_t> broadcast_strides(const Shape& from, const Shape& result) {
  std::vector<std::int64_t> strides(result.size(), 0);
  std::int64_t stride = 1;
  for (std::size_t back = 1; back <= from.size(); ++back) {
    const std::int64_t size = from[from.size() - back];
    if (size != 1) strides[result.size() - back] = stride;
    stride *= size;
  }
  return strides;
}

std::int64_t offset_of(std::int64_t place, const Shape& shape,
                       const std::vector<std::int64_t>& strides) {
  std::int64_t offset = 0;
  for (std::size_t axis = shape.size(); axis-- > 0; place /= shape[axis]) {
    offset += place % shape[axis] * strides[axis];
  }
  return offset;
}

}  // namespace playground
