// Writes JSON text piece by piece. Commas are added automatically.
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace playground {

class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }
  JsonWriter& key(std::string_view name);

  // `text` must be UTF-8.
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  template <std::integral T>
  JsonWriter& value(T number) {
    if constexpr (std::same_as<T, bool>) return raw(number ? "true" : "false");
    return raw(std::to_string(number));
  }
  // As few digits as read back to the same double.
  JsonWriter& value(double number);
  // Each as append_float prints it.
  JsonWriter& values(std::span<const float> numbers);
  // Appends text that is JSON already.
  JsonWriter& raw(std::string_view json);

  template <class T>
  JsonWriter& member(std::string_view name, const T& held) {
    return key(name).value(held);
  }
  template <class Range>
  JsonWriter& array(const Range& elements) {
    begin_array();
    for (const auto& element : elements) value(element);
    return end_array();
  }

  std::string take() { return std::move(text_); }

 private:
  JsonWriter& open(char bracket);
  JsonWriter& close(char bracket);
  void separate();

  std::string text_;
  bool is_first_ = true;  // in its array or object, or directly after its key
};

}  // namespace playground
