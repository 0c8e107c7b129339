#include "core/text/positions.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "tests/core/random/recorded.h"

namespace playground {
namespace {

std::vector<float> sinusoidal(std::int64_t length, std::int64_t width) {
  std::vector<float> encoding(static_cast<std::size_t>(length * width));
  fill_sinusoidal(width, encoding);
  return encoding;
}

TEST_CASE("the encoding of six positions is the tutorial's, rounded once from double") {
  const auto golden = testing::read_golden("003/positional_encoding_6x8.json");
  CHECK(testing::same_bits(sinusoidal(6, 8), testing::flatten(golden["steps"]["pe_float64"])));
}

TEST_CASE("position 0 is sines of 0 and cosines of 0") {
  CHECK(sinusoidal(1, 5) == std::vector<float>{0, 1, 0, 1, 0});
}

TEST_CASE("an odd width ends with a sine, and its angles are of that width") {
  const auto encoding = sinusoidal(2, 3);
  const double last = 1 / std::pow(10000.0, 2.0 / 3);
  CHECK(testing::same_bits({encoding.begin() + 3, encoding.end()},
                           {static_cast<float>(std::sin(1.0)), static_cast<float>(std::cos(1.0)),
                            static_cast<float>(std::sin(last))}));
}

TEST_CASE("angles stay exact for large positions") {
  const auto encoding = sinusoidal(4096, 2);
  CHECK(encoding[2 * 4095] == static_cast<float>(std::sin(4095.0)));
  CHECK(encoding[2 * 4095 + 1] == static_cast<float>(std::cos(4095.0)));
}

TEST_CASE("no positions need no memory") { CHECK(sinusoidal(0, 4).empty()); }

}  // namespace
}  // namespace playground
