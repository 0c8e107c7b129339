#include "wasm/float_text.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>

namespace playground {

namespace {

// The powers of ten that a double holds exactly.
constexpr std::array<double, 23> powers_of_ten = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                  1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                  1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
constexpr int enough_digits = 9;  // always identify a float32
constexpr int usual_digits = 8;   // where the search for the fewest begins
constexpr int max_plain_exponent = 15;
constexpr int min_plain_exponent = -5;

// digits * 10^-decimals, one rounding: both factors are exact.
double decimal(std::int64_t digits, int decimals) {
  const double d = static_cast<double>(digits);
  return decimals >= 0 ? d / powers_of_ten[static_cast<std::size_t>(decimals)]
                       : d * powers_of_ten[static_cast<std::size_t>(-decimals)];
}

struct Decimal {
  std::int64_t digits;
  int decimals;
};

Decimal round_to(double value, int decimals) {
  const double scaled = decimals >= 0 ? value * powers_of_ten[static_cast<std::size_t>(decimals)]
                                      : value / powers_of_ten[static_cast<std::size_t>(-decimals)];
  return {std::llround(scaled), decimals};
}

// Whether the text gives `value` back. A double halfway between two floats hides on which side the
// text lies, so the double must still round to `value` when moved a little further off.
bool reads_back(Decimal text, float value) {
  const double exact = static_cast<double>(value);
  const double read = decimal(text.digits, text.decimals);
  return static_cast<float>(read + (read - exact) * 0x1p-20) == value;
}

// The largest e with 10^e <= value, for 1e-14 <= value < 1e22.
int decimal_exponent(double value) {
  int exponent = static_cast<int>(std::floor(std::log10(value)));
  if (decimal(1, -exponent) > value) --exponent;
  return exponent;
}

Decimal shortest(float value, int exponent) {
  const double exact = static_cast<double>(value);
  const auto with_digits = [&](int digits) { return round_to(exact, digits - 1 - exponent); };
  int digits = usual_digits;
  Decimal text = with_digits(digits);
  if (!reads_back(text, value)) return with_digits(enough_digits);
  while (digits > 1) {
    const Decimal shorter = with_digits(--digits);
    if (!reads_back(shorter, value)) break;
    text = shorter;
  }
  return text;
}

void append_decimal(std::string& text, Decimal number) {
  std::string digits = std::to_string(number.digits);
  const int exponent = static_cast<int>(digits.size()) - 1 - number.decimals;
  digits.erase(digits.find_last_not_of('0') + 1);
  const int size = static_cast<int>(digits.size());
  const int whole = exponent + 1;  // digits before the point; where there are none, less zeros
  if (exponent < min_plain_exponent || exponent > max_plain_exponent) {
    text += digits[0];
    if (size > 1) text.append(".").append(digits, 1);
    text += "e" + std::to_string(exponent);
  } else if (whole <= 0) {
    text.append("0.").append(static_cast<std::size_t>(-whole), '0').append(digits);
  } else if (whole >= size) {
    text.append(digits).append(static_cast<std::size_t>(whole - size), '0');
  } else {
    text.append(digits, 0, static_cast<std::size_t>(whole));
    text.append(".").append(digits, static_cast<std::size_t>(whole));
  }
}

void append_finite(std::string& text, float value) {
  if (std::signbit(value)) text += '-';
  const float magnitude = std::abs(value);
  if (magnitude == 0) {
    text += "0.0";  // many readers take -0 for the integer 0
  } else if (magnitude >= 1e-13f && magnitude < 1e22f) {
    const int exponent = decimal_exponent(static_cast<double>(magnitude));
    append_decimal(text, shortest(magnitude, exponent));
  } else {
    std::array<char, 32> buffer;
    std::snprintf(buffer.data(), buffer.size(), "%.*g", enough_digits,
                  static_cast<double>(magnitude));
    text += buffer.data();
  }
}

}  // namespace

void append_float(std::string& text, float value) {
  if (std::isnan(value)) {
    text += "\"nan\"";
  } else if (std::isinf(value)) {
    text += value > 0 ? "\"inf\"" : "\"-inf\"";
  } else {
    append_finite(text, value);
  }
}

}  // namespace playground
