#include "core/text/utf8.h"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

#include "core/text/tokenizer.h"

namespace playground {
namespace {

// The code point and its length in bytes; {0, 0} if the text starts with none.
std::pair<char32_t, std::size_t> decoded(std::string_view text) {
  const auto code_point = decode_utf8(text).value_or(CodePoint{});
  return {code_point.value, code_point.size};
}

using Decoded = std::pair<char32_t, std::size_t>;

TEST_CASE("the first and the last code point of each length are read") {
  CHECK(decoded(std::string_view("\0", 1)) == Decoded{0, 1});
  CHECK(decoded("\x7F") == Decoded{0x7F, 1});
  CHECK(decoded("\xC2\x80") == Decoded{0x80, 2});
  CHECK(decoded("\xDF\xBF") == Decoded{0x7FF, 2});
  CHECK(decoded("\xE0\xA0\x80") == Decoded{0x800, 3});
  CHECK(decoded("\xED\x9F\xBF") == Decoded{0xD7FF, 3});
  CHECK(decoded("\xEE\x80\x80") == Decoded{0xE000, 3});
  CHECK(decoded("\xEF\xBF\xBF") == Decoded{0xFFFF, 3});
  CHECK(decoded("\xF0\x90\x80\x80") == Decoded{0x10000, 4});
  CHECK(decoded("\xF4\x8F\xBF\xBF") == Decoded{0x10FFFF, 4});
}

TEST_CASE("only the first code point is read, whatever follows") {
  CHECK(decoded("我\xFF") == Decoded{U'我', 3});
  CHECK(decoded("") == Decoded{0, 0});
}

TEST_CASE("code points are counted, not bytes") {
  CHECK(count_code_points("") == 0);
  CHECK(count_code_points("abc") == 3);
  CHECK(count_code_points("我爱中国") == 4);
  CHECK(count_code_points("e\u0301") == 2);
  CHECK(count_code_points("👨‍👩‍👧") == 5);
}

constexpr std::string_view invalid[] = {
    "\x80",              // a continuation byte without a lead
    "\xBF",              //
    "\xC3",              // truncated
    "\xE6\x88",          //
    "\xF0\x9F\x98",      //
    "\xC3(",             // no continuation where one is due
    "\xE6(\x91",         //
    "\xE6\x88(",         //
    "\xF0\x9F\x98(",     //
    "\xC0\x80",          // overlong: U+0000
    "\xC1\xBF",          // U+007F
    "\xE0\x80\x80",      // U+0000
    "\xE0\x9F\xBF",      // U+07FF
    "\xF0\x80\x80\x80",  // U+0000
    "\xF0\x8F\xBF\xBF",  // U+FFFF
    "\xED\xA0\x80",      // surrogates: U+D800
    "\xED\xBF\xBF",      // U+DFFF
    "\xF4\x90\x80\x80",  // above U+10FFFF
    "\xF7\xBF\xBF\xBF",  //
    "\xF8\x88\x80\x80\x80",
    "\xFC\x84\x80\x80\x80\x80",
    "\xFE",
    "\xFF",
};

TEST_CASE("bytes that are not UTF-8 are an error at any position") {
  for (const std::string_view bytes : invalid) {
    for (const std::string_view before : {"", "ab", "我"}) {
      for (const std::string_view after : {"", " b", "我"}) {
        const std::string text = std::string(before) + std::string(bytes) + std::string(after);
        CAPTURE(text);
        CHECK_FALSE(is_valid_utf8(text));
        CHECK_THROWS_AS(count_code_points(text), std::invalid_argument);
        CHECK_THROWS_AS(tokenize(text, Tokenizer::word), std::invalid_argument);
        CHECK_THROWS_AS(tokenize(text, Tokenizer::whitespace), std::invalid_argument);
        CHECK_THROWS_AS(tokenize(text, Tokenizer::character), std::invalid_argument);
        CHECK_THROWS_AS(count_tokens(text, Tokenizer::word), std::invalid_argument);
      }
    }
    CHECK_FALSE(decode_utf8(bytes));
  }
}

TEST_CASE("the error names the byte") {
  CHECK_THROWS_WITH(count_code_points("a我\xFF"), "byte 4 of the text is not UTF-8");
}

TEST_CASE("every code point but the surrogates is read back from its bytes") {
  std::int64_t wrong = 0;
  for (char32_t value = 0x80; value <= 0x10FFFF; ++value) {
    const auto part = [&](int shift) {
      return static_cast<char>(0x80U | ((value >> shift) & 0x3F));
    };
    std::string bytes;
    if (value < 0x800) {
      bytes = {static_cast<char>(0xC0U | (value >> 6)), part(0)};
    } else if (value < 0x10000) {
      bytes = {static_cast<char>(0xE0U | (value >> 12)), part(6), part(0)};
    } else {
      bytes = {static_cast<char>(0xF0U | (value >> 18)), part(12), part(6), part(0)};
    }
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    const Decoded expected = surrogate ? Decoded{0, 0} : Decoded{value, bytes.size()};
    if (decoded(bytes) != expected) ++wrong;
  }
  CHECK(wrong == 0);
}

}  // namespace
}  // namespace playground
