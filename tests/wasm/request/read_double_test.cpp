#include "wasm/request/read_double.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>

namespace playground {

namespace {

void check_read(const std::string& text) {
  const double right = std::strtod(text.c_str(), nullptr);
  if (std::bit_cast<std::uint64_t>(read_double(text)) != std::bit_cast<std::uint64_t>(right)) {
    FAIL_CHECK(text, " read as ", read_double(text), ", not ", right);
  }
}

// value * 10^decimals, of which every digit is given, behind zeros.
constexpr int decimals = 1080;
std::string all_digits(double value) {
  std::string text(1500, ' ');
  const int size = std::snprintf(text.data(), text.size(), "%0*.*f", 1400, decimals, value);
  text.resize(static_cast<std::size_t>(size));
  text.erase(text.find('.'), 1);
  return text;
}

// The same of ten times the number halfway between `below` and the next double.
std::string halfway(double below) {
  std::string text = all_digits(below);
  const std::string above = all_digits(std::nextafter(below, 2 * below + 1));
  int carry = 0;
  for (std::size_t i = text.size(); i-- > 0;) {
    carry += 5 * (text[i] - '0' + above[i] - '0');
    text[i] = static_cast<char>('0' + carry % 10);
    carry /= 10;
  }
  return text;
}

class Numbers {
 public:
  int between(int least, int most) {
    return std::uniform_int_distribution<int>(least, most)(words_);
  }

  std::string digits(int size) {
    std::string text;
    for (int i = 0; i < size; ++i) text += static_cast<char>('0' + between(0, 9));
    return text;
  }

  double positive() {
    return std::bit_cast<double>(words_() %
                                 std::bit_cast<std::uint64_t>(std::numeric_limits<double>::max()));
  }

 private:
  std::mt19937_64 words_{1};
};

}  // namespace

TEST_CASE("a number is read as the nearest double") {
  CHECK(read_double("0.43") == 0.43);
  CHECK(read_double("-2.50") == -2.5);
  CHECK(read_double("9007199254740993") == 9007199254740992.0);
  CHECK(read_double("9007199254740993.00001") == 9007199254740994.0);
  CHECK(std::signbit(read_double("-0.0")));
  CHECK(read_double("3.4028235E+38") == 3.4028235e38);
}

TEST_CASE("the ends of the range are those of a double") {
  for (const char* text :
       {"1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308", "-1.8e308",
        "1e309", "1e310", "1e99999999999999999999", "0e99999999999999999999", "5e-324",
        "2.4703282292062328e-324", "2.4703282292062327e-324", "3e-324", "1e-323", "1e-324",
        "9.9e-325", "-1e-99999999999999999999", "2.2250738585072011e-308",
        "2.2250738585072014e-308"}) {
    check_read(text);
  }
  check_read("0." + std::string(5000, '0') + "1e5000");
  check_read("1" + std::string(5000, '0') + "e-5001");
}

TEST_CASE("digits of any number and exponent are read right") {
  Numbers numbers;
  for (int i = 0; i < 200'000; ++i) {
    const std::string exponent = "e" + std::to_string(numbers.between(-400, 400));
    const int size = numbers.between(1, 40);
    check_read(numbers.digits(size) + (i % 2 == 0 ? "." + numbers.digits(40 - size + 1) : "") +
               exponent);
    check_read(numbers.digits(1) + "." + numbers.digits(numbers.between(1, 18)) + "e" +
               std::to_string(numbers.between(-25, 25)));
  }
  for (int i = 0; i < 300; ++i) {
    check_read("0." + numbers.digits(800) + "e" + std::to_string(numbers.between(-400, 400)));
  }
}

TEST_CASE("the digits of a double give it back") {
  Numbers numbers;
  std::string text(32, ' ');
  for (int i = 0; i < 200'000; ++i) {
    std::snprintf(text.data(), text.size(), "%.17g", numbers.positive());
    check_read(text.substr(0, text.find('\0')));
  }
}

TEST_CASE("halfway between two doubles the last digit decides, and no digit the even one") {
  Numbers numbers;
  const double tiny = std::numeric_limits<double>::denorm_min();
  for (int i = 0; i < 500; ++i) {
    double below = numbers.positive();
    if (i % 4 == 0) below = tiny * numbers.between(0, 1 << 20);
    if (i % 4 == 1) below = std::ldexp(1 + std::ldexp(numbers.between(0, 1 << 20), -52), i - 250);
    std::string text = halfway(below);
    check_read(text + "e-1081");
    check_read(text + "." + std::string(300, '0') + "1e-1081");
    const std::size_t last = text.find_last_not_of('0');
    --text[last];
    check_read(text.replace(last + 1, std::string::npos, text.size() - last - 1, '9') + "e-1081");
  }
}

}  // namespace playground
