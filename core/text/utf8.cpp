#include "core/text/utf8.h"

#include <stdexcept>
#include <string>

namespace playground {
namespace {

// The contents of the first byte: the length of the sequence, its bits of the value, and the
// smallest value that needs this length.
struct Lead {
  std::size_t size;
  char32_t bits;
  char32_t smallest;
};

std::optional<Lead> read_lead(unsigned char byte) {
  if (byte < 0x80) return Lead{.size = 1, .bits = byte, .smallest = 0};
  if (byte < 0xC0) return std::nullopt;  // a continuation byte
  if (byte < 0xE0) return Lead{.size = 2, .bits = byte & 0x1FU, .smallest = 0x80};
  if (byte < 0xF0) return Lead{.size = 3, .bits = byte & 0x0FU, .smallest = 0x800};
  if (byte < 0xF8) return Lead{.size = 4, .bits = byte & 0x07U, .smallest = 0x10000};
  return std::nullopt;
}

// Code points before the first byte that is not UTF-8, and that byte.
struct Scan {
  std::int64_t count = 0;
  std::size_t stop = 0;  // text.size() if there is none
};

Scan scan(std::string_view text) {
  Scan scan;
  while (const auto code_point = decode_utf8(text.substr(scan.stop))) {
    ++scan.count;
    scan.stop += code_point->size;
  }
  return scan;
}

}  // namespace

std::optional<CodePoint> decode_utf8(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const auto lead = read_lead(static_cast<unsigned char>(text.front()));
  if (!lead || text.size() < lead->size) return std::nullopt;
  char32_t value = lead->bits;
  for (const char next : text.substr(1, lead->size - 1)) {
    const auto byte = static_cast<unsigned char>(next);
    if ((byte & 0xC0U) != 0x80U) return std::nullopt;
    value = (value << 6) | (byte & 0x3FU);
  }
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < lead->smallest || surrogate || value > 0x10FFFF) return std::nullopt;
  return CodePoint{.value = value, .size = lead->size};
}

bool is_valid_utf8(std::string_view text) { return scan(text).stop == text.size(); }

std::int64_t count_code_points(std::string_view text) {
  const auto [count, stop] = scan(text);
  if (stop != text.size()) {
    throw std::invalid_argument("byte " + std::to_string(stop) + " of the text is not UTF-8");
  }
  return count;
}

}  // namespace playground
