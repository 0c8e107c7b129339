#include "wasm/read_numbers.h"

#include <limits>

namespace playground {

namespace {

class NumbersReader {
 public:
  NumbersReader(const Place& place, Cells cells) : cells_(cells) {
    const Value::Array* outermost = place.value.array();
    if (outermost == nullptr) throw_invalid_type(place, "an array of numbers");
    given_.path = place.path;
    for (const Value::Array* inner = outermost; inner != nullptr;) {
      given_.shape.push_back(static_cast<std::int64_t>(inner->size()));
      inner = inner->empty() ? nullptr : inner->front().array();
    }
    indices_.resize(given_.shape.size());
    read_level(*outermost, 0);
  }

  GivenNumbers take() { return std::move(given_); }

 private:
  void read_level(const Value::Array& array, std::size_t depth) {
    const auto size = static_cast<std::int64_t>(array.size());
    if (size != given_.shape[depth]) {
      throw InputError(ErrorCode::shape_mismatch, path(depth),
                       "this row has " + std::to_string(size) +
                           " elements, the first one beside it " +
                           std::to_string(given_.shape[depth]));
    }
    const bool innermost = depth + 1 == given_.shape.size();
    for (std::size_t i = 0; i < array.size(); ++i) {
      indices_[depth] = i;
      if (innermost) {
        given_.values.push_back(cell(array[i], depth + 1));
      } else if (const Value::Array* inner = array[i].array()) {
        read_level(*inner, depth + 1);
      } else {
        throw_invalid_type({array[i], path(depth + 1)}, "an array, as its neighbours are");
      }
    }
  }

  float cell(const Value& value, std::size_t depth) const {
    if (cells_ == Cells::booleans) return boolean(value, depth);
    if (cells_ == Cells::any && value.text() != nullptr) return word(value, depth);
    const std::optional<double> number = value.number();
    if (number && fits_float(*number)) return static_cast<float>(*number);
    return static_cast<float>(read_number({value, path(depth)}));  // spells the path for its error
  }

  float boolean(const Value& value, std::size_t depth) const {
    const bool* given = value.boolean();
    return (given ? *given : read_boolean({value, path(depth)})) ? 1.0f : 0.0f;
  }

  float word(const Value& value, std::size_t depth) const {
    static constexpr float infinity = std::numeric_limits<float>::infinity();
    static constexpr Choice<float> words[] = {
        {"inf", infinity}, {"-inf", -infinity}, {"nan", std::numeric_limits<float>::quiet_NaN()}};
    return read_choice(Place{value, path(depth)}, words);
  }

  // To the element that is being read, with this many of the indices.
  std::string path(std::size_t depth) const {
    std::string pointer = given_.path;
    for (std::size_t i = 0; i < depth; ++i) pointer = pointer_to(pointer, indices_[i]);
    return pointer;
  }

  Cells cells_;
  GivenNumbers given_;
  std::vector<std::size_t> indices_;
};

}  // namespace

GivenNumbers read_numbers(const Place& place, Cells cells) {
  return NumbersReader(place, cells).take();
}

}  // namespace playground
