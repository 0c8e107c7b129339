#include "core/tensor/broadcast.h"

#include <algorithm>

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

std::vector<std::int64_t> broadcast_indices(const Shape& from, const Shape& result) {
  // Axis by axis from the last: the indices of one slice, repeated or advanced.
  std::vector<std::int64_t> indices{0};
  std::int64_t stride = 1;
  for (std::size_t back = 1; back <= result.size(); ++back) {
    const std::int64_t size = result[result.size() - back];
    const std::int64_t own = back <= from.size() ? from[from.size() - back] : 1;
    const std::vector<std::int64_t> slice = indices;
    indices.reserve(slice.size() * static_cast<std::size_t>(std::max<std::int64_t>(size, 1)));
    if (size == 0) indices.clear();
    for (std::int64_t i = 1; i < size; ++i) {
      const std::int64_t offset = own == 1 ? 0 : i * stride;
      for (const std::int64_t index : slice) indices.push_back(index + offset);
    }
    stride *= own;
  }
  return indices;
}

}  // namespace playground
