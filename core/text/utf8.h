// A strict decoder of UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF (RFC 3629).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace playground {

struct CodePoint {
  char32_t value = 0;
  std::size_t size = 0;  // bytes, 1 to 4
};

// The code point at the start of `text`; none if `text` is empty or does not start with one.
std::optional<CodePoint> decode_utf8(std::string_view text);

bool is_valid_utf8(std::string_view text);

// Throws std::invalid_argument if `text` is not valid UTF-8; the message names the byte.
std::int64_t count_code_points(std::string_view text);

}  // namespace playground
