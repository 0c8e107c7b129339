// Reading one object of a request: types, ranges and names, each error at its place.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.h"
#include "wasm/text.h"
#include "wasm/value.h"

namespace playground {

// A value of the request and the JSON pointer to it.
struct Place {
  const Value& value;
  std::string path;
};

// Inclusive.
struct IntegerRange {
  std::int64_t min = std::numeric_limits<std::int64_t>::min();
  std::int64_t max = std::numeric_limits<std::int64_t>::max();
};
inline constexpr IntegerRange any_integer{};
inline constexpr IntegerRange from_zero{0};
inline constexpr IntegerRange from_one{1};

struct NumberRange {
  double min = -std::numeric_limits<double>::max();
  double max = std::numeric_limits<double>::max();
};
inline constexpr NumberRange any_number{};

// Whether the nearest float32 is finite.
bool fits_float(double value);

// Throws `invalid_type`: "<path's last name> must be <wanted>, not <what it is>".
[[noreturn]] void throw_invalid_type(const Place& place, std::string_view wanted);

// Each throws `invalid_type` for another type (3.0 is an integer, 3.5 and null are not) and
// `invalid_value` outside of the range; numbers also beyond float32.
bool read_boolean(const Place& place);
std::int64_t read_integer(const Place& place, IntegerRange range = any_integer);
double read_number(const Place& place, NumberRange range = any_number);
std::string read_string(const Place& place);
std::vector<std::int64_t> read_integers(const Place& place, IntegerRange range = any_integer);
std::vector<std::string> read_strings(const Place& place);
// The index of the string in `options`; `invalid_value` names them all.
std::size_t read_option(const Place& place, std::span<const std::string_view> options);

// A name of a value of an enumeration, as the request spells it.
template <class E>
struct Choice {
  std::string_view name;
  E value;
};

template <class E, std::size_t N>
E read_choice(const Place& place, const Choice<E> (&choices)[N]) {
  std::vector<std::string_view> names;
  for (const Choice<E>& choice : choices) names.push_back(choice.name);
  return choices[read_option(place, names)].value;
}

class Reader {
 public:
  // Throws `invalid_type` unless it is an object, `unknown_field` for a member that is not one of
  // `fields`; the message names the nearest of them.
  Reader(Place object, std::initializer_list<std::string_view> fields)
      : Reader(std::move(object), std::span(fields.begin(), fields.size())) {}
  Reader(Place object, std::span<const std::string_view> fields);

  const std::string& path() const { return object_.path; }
  std::optional<Place> find(std::string_view field) const;
  // Throws `missing_field` where there is none.
  Place require(std::string_view field) const;

  // The field, or what stands for it where it was left out.
  bool boolean(std::string_view field, bool fallback) const;
  std::int64_t integer(std::string_view field, std::int64_t fallback, IntegerRange range) const;
  double number(std::string_view field, double fallback, NumberRange range) const;
  std::optional<std::int64_t> optional_integer(std::string_view field, IntegerRange range) const;
  std::optional<double> optional_number(std::string_view field, NumberRange range) const;

  template <class E, std::size_t N>
  E choice(std::string_view field, const Choice<E> (&choices)[N], E fallback) const {
    const auto place = find(field);
    return place ? read_choice(*place, choices) : fallback;
  }

 private:
  Place object_;
};

}  // namespace playground
