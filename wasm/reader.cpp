#include "wasm/reader.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "wasm/json_writer.h"

namespace playground {

namespace {

constexpr double beyond_integer = 0x1p63;

std::string_view type_name(const Value& value) {
  if (value.is_null()) return "null";
  if (value.boolean()) return "a boolean";
  if (value.text()) return "a string";
  if (value.array()) return "an array";
  return value.object() ? "an object" : "a number";
}

// What a message calls the value: a field by its name, an element by its whole path.
std::string spoken_name(const std::string& path) {
  if (path.empty()) return "the request";
  const std::string name = path.substr(path.rfind('/') + 1);
  const bool is_index = name.find_first_not_of("0123456789") == std::string::npos;
  return shortened(is_index ? path : name, 60);
}

[[noreturn]] void throw_invalid_value(const Place& place, std::string_view what) {
  throw InputError(ErrorCode::invalid_value, place.path,
                   spoken_name(place.path) + " " + std::string(what));
}

std::string joined(std::span<const std::string_view> words) {
  std::string text;
  for (std::string_view word : words) text.append(text.empty() ? "" : ", ").append(word);
  return text;
}

// Levenshtein 1966: the least number of characters to insert, delete or replace.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

std::string_view nearest(std::string_view name, std::span<const std::string_view> fields) {
  const std::string_view start = name.substr(0, 64);  // no field is that long
  return *std::min_element(fields.begin(), fields.end(), [&](auto a, auto b) {
    return edit_distance(start, a) < edit_distance(start, b);
  });
}

std::string number_text(double value) { return JsonWriter().value(value).take(); }

// The number without regard to its size; a point or an exponent does not matter.
std::int64_t integer_of(const Place& place) {
  if (const std::int64_t* exact = place.value.integer()) return *exact;
  const std::optional<double> number = place.value.number();
  if (!number) throw_invalid_type(place, "an integer");
  if (*number != std::floor(*number)) {
    throw InputError(ErrorCode::invalid_type, place.path,
                     spoken_name(place.path) + " must be an integer, not " + number_text(*number));
  }
  if (*number >= beyond_integer || *number < -beyond_integer) {
    throw_invalid_value(place, "must be an integer of 64 bits");
  }
  return static_cast<std::int64_t>(*number);
}

}  // namespace

bool fits_float(double value) {
  constexpr double halfway_to_infinity = 0x1.ffffffp127;
  return std::abs(value) < halfway_to_infinity;
}

void throw_invalid_type(const Place& place, std::string_view wanted) {
  throw InputError(ErrorCode::invalid_type, place.path,
                   spoken_name(place.path) + " must be " + std::string(wanted) + ", not " +
                       std::string(type_name(place.value)));
}

bool read_boolean(const Place& place) {
  const bool* boolean = place.value.boolean();
  if (boolean == nullptr) throw_invalid_type(place, "true or false");
  return *boolean;
}

std::int64_t read_integer(const Place& place, IntegerRange range) {
  const std::int64_t value = integer_of(place);
  if (value < range.min) {
    throw_invalid_value(
        place, "must be at least " + std::to_string(range.min) + ", not " + std::to_string(value));
  }
  if (value > range.max) {
    throw_invalid_value(
        place, "must be at most " + std::to_string(range.max) + ", not " + std::to_string(value));
  }
  return value;
}

double read_number(const Place& place, NumberRange range) {
  const std::optional<double> number = place.value.number();
  if (!number) throw_invalid_type(place, "a number");
  const double value = *number;
  if (!fits_float(value)) throw_invalid_value(place, "is too large for a float32");
  if (value < range.min) {
    throw_invalid_value(
        place, "must be at least " + number_text(range.min) + ", not " + number_text(value));
  }
  if (value > range.max) {
    throw_invalid_value(
        place, "must be at most " + number_text(range.max) + ", not " + number_text(value));
  }
  return value;
}

std::string read_string(const Place& place) {
  const std::string* text = place.value.text();
  if (text == nullptr) throw_invalid_type(place, "a string");
  return *text;
}

std::vector<std::int64_t> read_integers(const Place& place, IntegerRange range) {
  const Value::Array* array = place.value.array();
  if (array == nullptr) throw_invalid_type(place, "an array of integers");
  std::vector<std::int64_t> integers;
  for (const Value& value : *array) {
    integers.push_back(read_integer({value, pointer_to(place.path, integers.size())}, range));
  }
  return integers;
}

std::vector<std::string> read_strings(const Place& place) {
  const Value::Array* array = place.value.array();
  if (array == nullptr) throw_invalid_type(place, "an array of strings");
  std::vector<std::string> strings;
  for (const Value& value : *array) {
    strings.push_back(read_string({value, pointer_to(place.path, strings.size())}));
  }
  return strings;
}

std::size_t read_option(const Place& place, std::span<const std::string_view> options) {
  const std::string* text = place.value.text();
  if (text == nullptr) throw_invalid_type(place, "one of " + joined(options));
  const auto found = std::find(options.begin(), options.end(), *text);
  if (found == options.end()) {
    throw_invalid_value(place, "must be one of " + joined(options) + ", not " + in_quotes(*text));
  }
  return static_cast<std::size_t>(found - options.begin());
}

Reader::Reader(Place object, std::span<const std::string_view> fields)
    : object_(std::move(object)) {
  const Value::Object* members = object_.value.object();
  if (members == nullptr) throw_invalid_type(object_, "an object");
  for (const auto& [name, value] : *members) {
    if (std::find(fields.begin(), fields.end(), name) != fields.end()) continue;
    throw InputError(ErrorCode::unknown_field, pointer_to(path(), name),
                     "there is no field " + in_quotes(name) + " here; the nearest is " +
                         in_quotes(nearest(name, fields)));
  }
}

std::optional<Place> Reader::find(std::string_view field) const {
  const Value* value = object_.value.member(field);
  if (value == nullptr) return std::nullopt;
  return Place{*value, pointer_to(path(), field)};
}

Place Reader::require(std::string_view field) const {
  const auto place = find(field);
  if (!place) {
    throw InputError(ErrorCode::missing_field, pointer_to(path(), field),
                     std::string(field) + " is missing");
  }
  return *place;
}

bool Reader::boolean(std::string_view field, bool fallback) const {
  const auto place = find(field);
  return place ? read_boolean(*place) : fallback;
}

std::int64_t Reader::integer(std::string_view field, std::int64_t fallback,
                             IntegerRange range) const {
  return optional_integer(field, range).value_or(fallback);
}

double Reader::number(std::string_view field, double fallback, NumberRange range) const {
  return optional_number(field, range).value_or(fallback);
}

std::optional<std::int64_t> Reader::optional_integer(std::string_view field,
                                                     IntegerRange range) const {
  const auto place = find(field);
  return place ? std::optional(read_integer(*place, range)) : std::nullopt;
}

std::optional<double> Reader::optional_number(std::string_view field, NumberRange range) const {
  const auto place = find(field);
  return place ? std::optional(read_number(*place, range)) : std::nullopt;
}

}  // namespace playground
