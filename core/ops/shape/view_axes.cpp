#include "core/ops/shape/view_axes.h"

#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/ops/source.h"

namespace playground {
namespace {

bool is_width(Axis axis) {
  return axis == Axis::feature || axis == Axis::head_feature || axis == Axis::hidden;
}

// What `from` becomes when it is seen as `count` axes.
Axes cut(Axis from, std::size_t count) {
  if (count == 1) return {from};
  Axes axes(count - 1, is_width(from) ? Axis::head : Axis::batch);
  axes.push_back(is_width(from) ? Axis::head_feature : from);
  return axes;
}

// The first axes from `start` on in both shapes whose sizes have one product: (8) is (2, 4).
std::pair<std::size_t, std::size_t> matching_axes(const Shape& from, const Shape& to,
                                                  std::pair<std::size_t, std::size_t> start) {
  auto [i, j] = start;
  std::int64_t left = from[i++];
  std::int64_t right = to[j++];
  while (left != right) {
    if (left < right) {
      left *= from[i++];
    } else {
      right *= to[j++];
    }
  }
  return {i, j};
}

}  // namespace

Axes axes_of_view(const Shape& from, const Axes& from_axes, const Shape& shape) {
  const Axes unknown = default_axes(shape);
  Axes axes;
  std::size_t i = 0;
  while (i < from.size() && axes.size() < shape.size()) {
    const std::size_t j = axes.size();
    const auto [next_i, next_j] = matching_axes(from, shape, {i, j});
    const Axis last = from_axes[next_i - 1];
    if (next_i - i == 1) {
      const Axes parts = cut(last, next_j - j);
      axes.insert(axes.end(), parts.begin(), parts.end());
    } else if (next_j - j == 1) {
      axes.push_back(is_width(last) ? Axis::feature : last);
    } else {
      axes.insert(axes.end(), unknown.begin() + static_cast<std::ptrdiff_t>(j),
                  unknown.begin() + static_cast<std::ptrdiff_t>(next_j));
    }
    i = next_i;
  }
  for (std::size_t j = axes.size(); j < shape.size(); ++j)
    axes.push_back(unknown[j]);  // sizes of 1
  // A single matrix has rows of tokens, also where they were sentences.
  if (axes.size() == 2 && axes[0] == Axis::batch) axes[0] = Axis::query;
  return axes;
}

}  // namespace playground
