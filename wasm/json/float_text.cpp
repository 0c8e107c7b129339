#include "wasm/json/float_text.h"

#include <array>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <nlohmann/detail/conversions/to_chars.hpp>
#include <string_view>

namespace playground {

namespace {

constexpr int max_plain_exponent = 15;
constexpr int min_plain_exponent = -5;

// digits * 10^exponent, with one digit before the point.
void append_decimal(std::string& text, std::string_view digits, int exponent) {
  const int size = static_cast<int>(digits.size());
  const int whole = exponent + 1;  // digits before the point; where there are none, less zeros
  if (exponent < min_plain_exponent || exponent > max_plain_exponent) {
    text += digits[0];
    if (size > 1) text.append(".").append(digits, 1);
    text.append("e").append(std::to_string(exponent));
  } else if (whole <= 0) {
    text.append("0.").append(static_cast<std::size_t>(-whole), '0').append(digits);
  } else if (whole >= size) {
    text.append(digits).append(static_cast<std::size_t>(whole - size), '0');
  } else {
    text.append(digits, 0, static_cast<std::size_t>(whole));
    text.append(".").append(digits, static_cast<std::size_t>(whole));
  }
}

// The digits are those of Grisu2 (Loitsch 2010), as the JSON library has it: nearly always the
// fewest between the two numbers halfway to the neighbours of `value`.
//
// The digits of a float32 keep a distance to those two of half a unit in the last place of a
// double, 2^10 where the significand has 64 bits: digits any closer could be read as the double
// halfway.
template <std::floating_point Float>
void append_positive(std::string& text, Float value) {
  namespace dtoa = nlohmann::detail::dtoa_impl;
  constexpr std::uint64_t slack = std::same_as<Float, float> ? 1 << 10 : 0;
  const dtoa::boundaries around = dtoa::compute_boundaries(value);
  const dtoa::diyfp least(around.minus.f + slack, around.minus.e);
  const dtoa::diyfp most(around.plus.f - slack, around.plus.e);
  std::array<char, 20> digits;
  int size = 0;
  int decimal_exponent = 0;
  dtoa::grisu2(digits.data(), size, decimal_exponent, least, around.w, most);
  append_decimal(text, {digits.data(), static_cast<std::size_t>(size)},
                 decimal_exponent + size - 1);
}

template <std::floating_point Float>
void append_number(std::string& text, Float value) {
  if (std::isnan(value)) {
    text += "\"nan\"";
  } else if (std::isinf(value)) {
    text += value > 0 ? "\"inf\"" : "\"-inf\"";
  } else {
    if (std::signbit(value)) text += '-';
    if (value == 0) {
      text += "0.0";  // many readers take -0 for the integer 0
    } else {
      append_positive(text, std::abs(value));
    }
  }
}

}  // namespace

void append_float(std::string& text, float value) { append_number(text, value); }

void append_double(std::string& text, double value) { append_number(text, value); }

}  // namespace playground
