// Reads values of a request and checks types, ranges and names. Each error has the path of its
// value.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "wasm/request/place.h"

namespace playground {

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

// The names of an enumeration's values, in their order.
using Names = std::span<const std::string_view>;

// Whether the nearest float32 is finite.
bool fits_float(double value);

// Each throws `invalid_type` for another type (3.0 is an integer, 3.5 and null are not) and
// `invalid_value` outside of the range; numbers also beyond float32.
bool read_boolean(const Place& place);
std::int64_t read_integer(const Place& place, IntegerRange range = any_integer);
double read_number(const Place& place, NumberRange range = any_number);
const std::string& read_string(const Place& place);
const Value::Array& read_array(const Place& place, const Words& wanted);
const Value::Object& read_object(const Place& place, const Words& wanted);
std::vector<std::int64_t> read_integers(const Place& place, IntegerRange range = any_integer);
std::vector<std::string> read_strings(const Place& place);
// The index of the string in `names`; `invalid_value` lists them all.
std::size_t read_name(const Place& place, Names names);

// The fields of one object.
class Reader {
 public:
  // Throws `invalid_type` unless it is an object, `unknown_field` for a member that is not one of
  // `fields`; the message names the nearest of them.
  Reader(const Place& object, std::initializer_list<std::string_view> fields)
      : Reader(object, Names(fields.begin(), fields.size())) {}
  Reader(const Place& object, Names fields);

  // What it finds refers to the object's place.
  std::optional<Place> find(std::string_view field) const;
  // Throws `missing_field` where there is none.
  Place require(std::string_view field) const;

  // These leave what they write to as it is where the field was left out.
  void read(std::string_view field, bool& boolean) const;
  void read(std::string_view field, std::int64_t& integer, IntegerRange range) const;
  void read(std::string_view field, std::optional<std::int64_t>& integer, IntegerRange range) const;
  void read(std::string_view field, double& number, NumberRange range) const;
  void read(std::string_view field, std::optional<double>& number, NumberRange range) const;

  template <class E>
  void read(std::string_view field, E& choice, Names names) const {
    choice = static_cast<E>(named(field, names, static_cast<std::size_t>(choice)));
  }

 private:
  std::size_t named(std::string_view field, Names names, std::size_t otherwise) const;

  const Place& object_;
};

}  // namespace playground
