#include "wasm/json/float_text.h"

#include <doctest/doctest.h>

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>

namespace playground {

namespace {

std::string text_of(float value) {
  std::string text;
  append_float(text, value);
  return text;
}

void check_reads_back(float value) {
  const std::string text = text_of(value);
  const auto bits = std::bit_cast<std::uint32_t>(value);
  if (std::bit_cast<std::uint32_t>(std::strtof(text.c_str(), nullptr)) != bits ||
      std::bit_cast<std::uint32_t>(static_cast<float>(std::strtod(text.c_str(), nullptr))) !=
          bits) {
    FAIL_CHECK(text, " does not read back to ", value);
  }
}

}  // namespace

TEST_CASE("a float32 is printed as a person would write it") {
  CHECK(text_of(0.43f) == "0.43");
  CHECK(text_of(-2.5f) == "-2.5");
  CHECK(text_of(1.0f) == "1");
  CHECK(text_of(100.0f) == "100");
  CHECK(text_of(16777216.0f) == "16777216");
  CHECK(text_of(0.1f) == "0.1");
  CHECK(text_of(1e-5f) == "0.00001");
  CHECK(text_of(1.5e-7f) == "1.5e-7");
  CHECK(text_of(0.9999999f) == "0.9999999");
  CHECK(text_of(0.0f) == "0.0");
  CHECK(text_of(-0.0f) == "-0.0");
}

TEST_CASE("what is not finite is a word") {
  CHECK(text_of(std::numeric_limits<float>::infinity()) == "\"inf\"");
  CHECK(text_of(-std::numeric_limits<float>::infinity()) == "\"-inf\"");
  CHECK(text_of(std::numeric_limits<float>::quiet_NaN()) == "\"nan\"");
}

TEST_CASE("every float32 reads back to itself, as a float32 and through a double") {
  for (const float value : {7.038531e-26f, 1e-45f, 1.17549435e-38f, 3.40282347e38f, 1e22f, 1e-13f,
                            9.999999e-6f, 9.9999998e14f, 8388608.5f, 0.3f, 1.0f / 3.0f}) {
    check_reads_back(value);
    check_reads_back(-value);
  }
  std::mt19937 words(1);
  for (int i = 0; i < 1'000'000; ++i) {
    const auto value = std::bit_cast<float>(static_cast<std::uint32_t>(words()));
    if (value - value == 0) check_reads_back(value);
  }
}

}  // namespace playground
