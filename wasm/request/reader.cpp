#include "wasm/request/reader.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "wasm/json/json_writer.h"
#include "wasm/json/text.h"

namespace playground {

namespace {

constexpr double beyond_integer = 0x1p63;
constexpr std::size_t longest_field = 64;

std::string joined(Names names) {
  std::string text;
  for (std::string_view name : names) text.append(text.empty() ? "" : ", ").append(name);
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

std::string_view nearest(std::string_view name, Names fields) {
  const std::string_view start = name.substr(0, longest_field);
  return *std::min_element(fields.begin(), fields.end(), [&](auto a, auto b) {
    return edit_distance(start, a) < edit_distance(start, b);
  });
}

bool contains(Names names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string text_of(double value) { return JsonWriter().value(value).take(); }

// An integer of any size, also one written with a point or an exponent.
std::int64_t integer_at(const Place& place) {
  if (const std::int64_t* exact = place.value().integer()) return *exact;
  const std::optional<double> number = place.value().number();
  if (!number) place.refuse_type({"an integer", "整数"});
  if (*number != std::floor(*number)) {
    place.refuse(ErrorCode::invalid_type, {"must be an integer, not {0}", "必须是整数，不能是 {0}"},
                 text_of(*number));
  }
  // An integer below the least one was rounded to just that when it was read, so it is refused too.
  if (*number >= beyond_integer || *number <= -beyond_integer) {
    place.refuse(ErrorCode::invalid_value, {"must be a 64-bit integer", "必须是 64 位整数"});
  }
  return static_cast<std::int64_t>(*number);
}

[[noreturn]] void refuse_range(const Place& place, bool is_small, const std::string& bound,
                               const std::string& value) {
  const auto code = ErrorCode::invalid_value;
  if (is_small) {
    place.refuse(code, {"must be at least {0}, not {1}", "至少为 {0}，不能是 {1}"}, bound, value);
  }
  place.refuse(code, {"must be at most {0}, not {1}", "最多为 {0}，不能是 {1}"}, bound, value);
}

}  // namespace

bool fits_float(double value) {
  constexpr double halfway_to_infinity = 0x1.ffffffp127;
  return std::abs(value) < halfway_to_infinity;
}

bool read_boolean(const Place& place) {
  const bool* boolean = place.value().boolean();
  if (boolean == nullptr) place.refuse_type({"true or false", " true 或 false"});
  return *boolean;
}

std::int64_t read_integer(const Place& place, IntegerRange range) {
  const std::int64_t value = integer_at(place);
  if (value >= range.min && value <= range.max) return value;
  const bool is_small = value < range.min;
  refuse_range(place, is_small, std::to_string(is_small ? range.min : range.max),
               std::to_string(value));
}

double read_number(const Place& place, NumberRange range) {
  const std::optional<double> value = place.value().number();
  if (!value) place.refuse_type({"a number", "数"});
  if (!fits_float(*value))
    place.refuse(ErrorCode::invalid_value, {"is too large for a float32", "超出了 float32 的范围"});
  if (*value >= range.min && *value <= range.max) return *value;
  const bool is_small = *value < range.min;
  refuse_range(place, is_small, text_of(is_small ? range.min : range.max), text_of(*value));
}

const std::string& read_string(const Place& place) {
  const std::string* text = place.value().text();
  if (text == nullptr) place.refuse_type({"a string", "字符串"});
  return *text;
}

const Value::Array& read_array(const Place& place, const Words& wanted) {
  const Value::Array* array = place.value().array();
  if (array == nullptr) place.refuse_type(wanted);
  return *array;
}

const Value::Object& read_object(const Place& place, const Words& wanted) {
  const Value::Object* object = place.value().object();
  if (object == nullptr) place.refuse_type(wanted);
  return *object;
}

std::vector<std::int64_t> read_integers(const Place& place, IntegerRange range) {
  std::vector<std::int64_t> integers;
  for (const Value& value : read_array(place, {"an array of integers", "整数的数组"})) {
    integers.push_back(read_integer(place.element(integers.size(), value), range));
  }
  return integers;
}

std::vector<std::string> read_strings(const Place& place) {
  std::vector<std::string> strings;
  for (const Value& value : read_array(place, {"an array of strings", "字符串的数组"})) {
    strings.push_back(read_string(place.element(strings.size(), value)));
  }
  return strings;
}

std::size_t read_name(const Place& place, Names names) {
  const std::string* text = place.value().text();
  if (text == nullptr) {
    const std::string en = "one of " + joined(names);
    const std::string zh = " " + joined(names) + " 之一";
    place.refuse_type({en.c_str(), zh.c_str()});
  }
  const auto found = std::find(names.begin(), names.end(), *text);
  if (found == names.end()) {
    place.refuse(ErrorCode::invalid_value,
                 {"must be one of {0}, not {1}", "必须是 {0} 之一，不能是 {1}"}, joined(names),
                 in_quotes(*text));
  }
  return static_cast<std::size_t>(found - names.begin());
}

Reader::Reader(const Place& object, Names fields) : object_(object) {
  for (const auto& [name, value] : read_object(object, {"an object", "对象"})) {
    if (contains(fields, name)) continue;
    refuse(ErrorCode::unknown_field, {pointer_to(object.pointer(), name)},
           {"there is no field {0} here; the nearest is {1}", "这里没有字段 {0}；最接近的是 {1}"},
           in_quotes(name), in_quotes(nearest(name, fields)));
  }
}

std::optional<Place> Reader::find(std::string_view field) const {
  const Value* value = object_.value().member(field);
  return value ? std::optional(object_.member(field, *value)) : std::nullopt;
}

Place Reader::require(std::string_view field) const {
  const auto place = find(field);
  if (!place) {
    refuse(ErrorCode::missing_field, {pointer_to(object_.pointer(), field)},
           {"{0} is missing", "缺少 {0}"}, field);
  }
  return *place;
}

void Reader::read(std::string_view field, bool& boolean) const {
  if (const auto place = find(field)) boolean = read_boolean(*place);
}

void Reader::read(std::string_view field, std::int64_t& integer, IntegerRange range) const {
  if (const auto place = find(field)) integer = read_integer(*place, range);
}

void Reader::read(std::string_view field, std::optional<std::int64_t>& integer,
                  IntegerRange range) const {
  if (const auto place = find(field)) integer = read_integer(*place, range);
}

void Reader::read(std::string_view field, double& number, NumberRange range) const {
  if (const auto place = find(field)) number = read_number(*place, range);
}

void Reader::read(std::string_view field, std::optional<double>& number, NumberRange range) const {
  if (const auto place = find(field)) number = read_number(*place, range);
}

std::size_t Reader::named(std::string_view field, Names names, std::size_t otherwise) const {
  const auto place = find(field);
  return place ? read_name(*place, names) : otherwise;
}

}  // namespace playground
