#include "core/random/initializers.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/core/random/recorded.h"

namespace playground {
namespace {

TEST_CASE("nn.Linear draws its weight and then its bias bit for bit") {
  testing::check_recorded("linear");
}

TEST_CASE("xavier_uniform_ is drawn bit for bit") { testing::check_recorded("xavier"); }

TEST_CASE("a linear weight stays within 1/sqrt(in) and comes close to it") {
  Generator generator(123);
  std::vector<float> weight(10000);
  fill_linear_weight(generator, 25, weight);
  const auto [low, high] = std::minmax_element(weight.begin(), weight.end());
  CHECK(*low >= -0.2F);
  CHECK(*low < -0.199F);
  CHECK(*high <= 0.2F);
  CHECK(*high > 0.199F);
}

TEST_CASE("xavier is the same for both orientations, but for the order of the draws") {
  Generator one(5);
  Generator other(5);
  std::vector<float> wide(12);
  std::vector<float> tall(12);
  fill_xavier_uniform(one, 3, 4, wide);
  fill_xavier_uniform(other, 4, 3, tall);
  CHECK(testing::same_bits(wide, tall));
}

}  // namespace
}  // namespace playground
