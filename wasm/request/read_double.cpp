#include "wasm/request/read_double.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <optional>
#include <span>

namespace playground {

namespace {

// No number halfway between two doubles has more than 768 digits; of those further behind only
// matters whether all are zero.
constexpr int max_digits = 770;
constexpr int max_word_digits = 19;                                  // always fit 64 bits
constexpr std::uint64_t max_exact_integer = std::uint64_t{1} << 53;  // in a double
constexpr int max_exact_power = 22;
constexpr std::array<double, max_exact_power + 1> powers_of_ten = {
    1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

// An unsigned integer below 2^3072. Here no more than 2600 bits are needed: max_digits digits, or
// 5^1093 times a significand, and what these are compared with is about as large.
class Natural {
 public:
  Natural() = default;
  explicit Natural(std::uint64_t number) {
    multiply_add(1, static_cast<std::uint32_t>(number >> 32));
    multiply_by_power(2, 32);
    multiply_add(1, static_cast<std::uint32_t>(number));
  }

  void multiply_add(std::uint32_t factor, std::uint32_t term) {
    std::uint64_t carry = term;
    for (std::uint32_t& word : std::span(words_).first(size_)) {
      carry += std::uint64_t{word} * factor;
      word = static_cast<std::uint32_t>(carry);
      carry >>= 32;
    }
    if (carry != 0) words_[size_++] = static_cast<std::uint32_t>(carry);
  }

  // Does nothing where the exponent is negative.
  void multiply_by_power(std::uint32_t base, int exponent) {
    while (exponent > 0) {
      std::uint32_t factor = 1;
      for (; exponent > 0 && factor <= UINT32_MAX / base; --exponent) factor *= base;
      multiply_add(factor, 0);
    }
  }

  friend std::strong_ordering operator<=>(const Natural& a, const Natural& b) {
    if (a.size_ != b.size_) return a.size_ <=> b.size_;
    for (std::size_t i = a.size_; i-- > 0;) {
      if (a.words_[i] != b.words_[i]) return a.words_[i] <=> b.words_[i];
    }
    return std::strong_ordering::equal;
  }

 private:
  std::size_t size_ = 0;  // the highest word is not zero
  std::array<std::uint32_t, 96> words_;
};

int read_exponent(std::string_view text) {
  constexpr int far_beyond_any_text = 200'000'000;
  const bool is_negative = text[0] == '-';
  if (is_negative || text[0] == '+') text.remove_prefix(1);
  int exponent = 0;
  for (const char c : text) {
    if (exponent < far_beyond_any_text) exponent = exponent * 10 + (c - '0');
  }
  return is_negative ? -exponent : exponent;
}

// digits * 10^exponent, without a sign. Neither the first digit nor the last is zero.
struct Decimal {
  std::size_t size = 0;  // of the digits
  int exponent = 0;
  std::array<unsigned char, max_digits> digits;
};

Decimal read_decimal(std::string_view text) {
  Decimal number;
  bool is_fraction = false;
  bool has_more = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '.') {
      is_fraction = true;
      continue;
    }
    if (text[i] == 'e' || text[i] == 'E') {
      number.exponent += read_exponent(text.substr(i + 1));
      break;
    }
    const auto digit = static_cast<unsigned char>(text[i] - '0');
    if (is_fraction) --number.exponent;
    if (number.size == max_digits) {
      ++number.exponent;
      has_more |= digit != 0;
    } else if (number.size > 0 || digit != 0) {
      number.digits[number.size++] = digit;
    }
  }
  if (has_more) number.digits.back() |= 1;
  for (; number.size > 0 && number.digits[number.size - 1] == 0; --number.size) ++number.exponent;
  return number;
}

std::uint64_t leading_digits(const Decimal& number, std::size_t size) {
  std::uint64_t leading = 0;
  for (const unsigned char digit : std::span(number.digits).first(size)) {
    leading = leading * 10 + digit;
  }
  return leading;
}

// number * 10^exponent, rounded at each step: once where the exponent is at most max_exact_power.
double scale(double number, int exponent) {
  for (; exponent > max_exact_power; exponent -= max_exact_power) number *= powers_of_ten.back();
  for (; exponent < -max_exact_power; exponent += max_exact_power) number /= powers_of_ten.back();
  return exponent < 0 ? number / powers_of_ten[static_cast<std::size_t>(-exponent)]
                      : number * powers_of_ten[static_cast<std::size_t>(exponent)];
}

Natural all_digits(const Decimal& number) {
  Natural digits;
  for (std::size_t i = 0; i < number.size; ++i) digits.multiply_add(10, number.digits[i]);
  return digits;
}

// Whether `number`, whose digits are `digits`, is nearer to the double behind the one with these
// bits than to that one itself; halfway, whether the one behind is even.
bool rounds_above(const Natural& digits, int exponent, std::uint64_t bits) {
  constexpr int fraction_bits = std::numeric_limits<double>::digits - 1;
  constexpr std::uint64_t hidden_bit = std::uint64_t{1} << fraction_bits;
  const int biased = static_cast<int>(bits >> fraction_bits);
  const std::uint64_t significand = (bits & (hidden_bit - 1)) | (biased > 0 ? hidden_bit : 0);
  const int half_unit = std::max(biased, 1) - 1076;  // as a power of two
  Natural number = digits;
  Natural halfway(2 * significand + 1);
  number.multiply_by_power(5, exponent);
  halfway.multiply_by_power(5, -exponent);
  number.multiply_by_power(2, exponent - half_unit);
  halfway.multiply_by_power(2, half_unit - exponent);
  const auto order = number <=> halfway;
  return order > 0 || (order == 0 && bits % 2 == 1);
}

template <class To, class From>
To same_bits(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof(To));
  return to;
}

// Consecutive bits are consecutive doubles, infinity behind the largest.
double nearest_from(double estimate, const Decimal& number) {
  constexpr double largest = std::numeric_limits<double>::max();
  const Natural digits = all_digits(number);
  const auto rounds_above_bits = [&](std::uint64_t bits) {
    return rounds_above(digits, number.exponent, bits);
  };
  auto bits = same_bits<std::uint64_t>(std::min(estimate, largest));
  while (bits <= same_bits<std::uint64_t>(largest) && rounds_above_bits(bits)) ++bits;
  while (bits > 0 && !rounds_above_bits(bits - 1)) --bits;
  return same_bits<double>(bits);
}

struct Halves {
  explicit Halves(double number) {
    const double shifted = number * 0x8000001p0;
    high = shifted - (shifted - number);
    low = number - high;
  }
  double high, low;  // of 26 bits each
};

// leading / 10^power to twice a double's digits (Dekker 1971), for powers up to max_exact_power.
// Nothing where rounding this to one double could go either way.
std::optional<double> divide(std::uint64_t leading, int power) {
  const double divisor = powers_of_ten[static_cast<std::size_t>(power)];
  const double near = static_cast<double>(leading);
  const double rest =
      static_cast<double>(static_cast<std::int64_t>(leading - static_cast<std::uint64_t>(near)));
  const double quotient = near / divisor;
  const Halves q(quotient);
  const Halves d(divisor);
  const double remainder = near - q.high * d.high - q.high * d.low - q.low * d.high - q.low * d.low;
  const double correction = (remainder + rest) / divisor;
  const double error = quotient * 0x1p-100;
  const double least = quotient + (correction - error);
  return least == quotient + (correction + error) ? std::optional(least) : std::nullopt;
}

double read_unsigned(std::string_view text) {
  const Decimal number = read_decimal(text);
  const int point = static_cast<int>(number.size) + number.exponent;  // digits before it
  if (number.size == 0 || point <= -324) return 0;
  if (point > 309) return std::numeric_limits<double>::infinity();
  const std::size_t size = std::min<std::size_t>(number.size, max_word_digits);
  const std::uint64_t leading = leading_digits(number, size);
  const double estimate = scale(static_cast<double>(leading), point - static_cast<int>(size));
  // Two exact numbers make one that is rounded once (Clinger 1990).
  if (leading <= max_exact_integer && std::abs(number.exponent) <= max_exact_power) return estimate;
  if (number.size == size && number.exponent < 0 && number.exponent >= -max_exact_power) {
    if (const auto quotient = divide(leading, -number.exponent)) return *quotient;
  }
  return nearest_from(estimate, number);
}

}  // namespace

double read_double(std::string_view text) {
  const bool is_negative = text[0] == '-';
  const double magnitude = read_unsigned(text.substr(is_negative ? 1 : 0));
  return is_negative ? -magnitude : magnitude;
}

}  // namespace playground
