#include "core/base/shape.h"

namespace playground {

std::string_view name_of(Axis axis) {
  switch (axis) {
    case Axis::batch:
      return "batch";
    case Axis::head:
      return "head";
    case Axis::query:
      return "query";
    case Axis::key:
      return "key";
    case Axis::feature:
      return "feature";
    case Axis::head_feature:
      return "head_feature";
    case Axis::hidden:
      return "hidden";
    case Axis::vocabulary:
      return "vocabulary";
    case Axis::layer:
      return "layer";
    case Axis::variant:
      return "variant";
    case Axis::measure:
      return "measure";
    case Axis::sample:
      return "sample";
    case Axis::width:
      return "width";
    case Axis::temperature:
      return "temperature";
  }
  return "feature";
}

std::int64_t count(const Shape& shape) {
  constexpr std::int64_t most = std::int64_t{1} << 62;
  std::int64_t product = 1;
  for (const std::int64_t size : shape) {
    if (size == 0) return 0;
    product = product > most / size ? most : product * size;
  }
  return product;
}

std::string to_string(const Shape& shape) {
  std::string text = "(";
  for (const std::int64_t size : shape) {
    if (text.size() > 1) text += ", ";
    text += std::to_string(size);
  }
  return text + ")";
}

}  // namespace playground
