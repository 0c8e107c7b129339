#include "wasm/request/read_numbers.h"

#include <limits>
#include <utility>

namespace playground {

namespace {

float read_word(const Place& place) {
  static constexpr std::string_view words[] = {"inf", "-inf", "nan"};
  static constexpr float infinity = std::numeric_limits<float>::infinity();
  static constexpr float values[] = {infinity, -infinity, std::numeric_limits<float>::quiet_NaN()};
  return values[read_name(place, words)];
}

float read_cell(const Place& place, CellKind kind) {
  if (kind == CellKind::boolean) return read_boolean(place) ? 1.0f : 0.0f;
  if (kind == CellKind::any && place.value().text() != nullptr) return read_word(place);
  return static_cast<float>(read_number(place));
}

class NumbersReader {
 public:
  NumbersReader(const Place& place, CellKind kind) : kind_(kind) {
    const Value::Array* inner = &read_array(place, {"an array of numbers", "数的数组"});
    while (inner != nullptr) {
      given_.shape.push_back(static_cast<std::int64_t>(inner->size()));
      inner = inner->empty() ? nullptr : inner->front().array();
    }
    given_.path = place.pointer();
    read_level(place, 0);
  }

  GivenNumbers take() { return std::move(given_); }

 private:
  void read_level(const Place& place, std::size_t depth) {
    const Value::Array& array =
        read_array(place, {"an array, as the element before it is", "数组，与它前面的元素一样"});
    if (static_cast<std::int64_t>(array.size()) != given_.shape[depth]) {
      place.refuse(ErrorCode::shape_mismatch,
                   {"has {0} elements, but the first row beside it has {1}",
                    "有 {0} 个元素，而并列的第一行有 {1} 个"},
                   array.size(), given_.shape[depth]);
    }
    const bool is_innermost = depth + 1 == given_.shape.size();
    for (std::size_t i = 0; i < array.size(); ++i) {
      const Place element = place.element(i, array[i]);
      if (is_innermost) {
        given_.values.push_back(read_cell(element, kind_));
      } else {
        read_level(element, depth + 1);
      }
    }
  }

  CellKind kind_;
  GivenNumbers given_;
};

}  // namespace

GivenNumbers read_numbers(const Place& place, CellKind kind) {
  return NumbersReader(place, kind).take();
}

}  // namespace playground
