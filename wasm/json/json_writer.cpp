#include "wasm/json/json_writer.h"

#include "wasm/json/float_text.h"

namespace playground {

namespace {

void append_escaped(std::string& text, char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  if (c == '"' || c == '\\') {
    text += {'\\', c};
  } else if (byte < 0x20 || byte == 0x7F) {
    text.append("\\u00").append({digits[byte >> 4], digits[byte & 15]});
  } else {
    text += c;
  }
}

}  // namespace

void JsonWriter::separate() {
  if (!is_first_) text_ += ',';
  is_first_ = false;
}

JsonWriter& JsonWriter::open(char bracket) {
  separate();
  text_ += bracket;
  is_first_ = true;
  return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
  text_ += bracket;
  is_first_ = false;
  return *this;
}

JsonWriter& JsonWriter::raw(std::string_view json) {
  separate();
  text_ += json;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  value(name);
  text_ += ':';
  is_first_ = true;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  separate();
  text_ += '"';
  for (char c : text) append_escaped(text_, c);
  text_ += '"';
  return *this;
}

JsonWriter& JsonWriter::value(double number) {
  separate();
  append_double(text_, number);
  return *this;
}

JsonWriter& JsonWriter::values(std::span<const float> numbers) {
  begin_array();
  for (float number : numbers) {
    separate();
    append_float(text_, number);
  }
  return end_array();
}

}  // namespace playground
