#include "wasm/json/text.h"

namespace playground {

namespace {

constexpr std::size_t quoted_limit = 60;

bool continues_code_point(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

}  // namespace

std::string pointer_to(const std::string& path, std::string_view member) {
  std::string pointer = path + "/";
  for (char c : member) {
    if (c == '~') {
      pointer += "~0";
    } else if (c == '/') {
      pointer += "~1";
    } else {
      pointer += c;
    }
  }
  return pointer;
}

std::string pointer_to(const std::string& path, std::size_t element) {
  return path + "/" + std::to_string(element);
}

std::string in_quotes(std::string_view text) { return "\"" + shortened(text, quoted_limit) + "\""; }

std::string shortened(std::string_view text, std::size_t limit) {
  if (text.size() <= limit) return std::string(text);
  while (limit > 0 && continues_code_point(text[limit])) --limit;
  return std::string(text.substr(0, limit)) + "…";
}

}  // namespace playground
