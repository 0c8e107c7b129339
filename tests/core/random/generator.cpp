#include "core/random/generator.h"

#include <doctest/doctest.h>

#include <limits>
#include <random>
#include <vector>

#include "tests/core/random/recorded.h"

namespace playground {
namespace {

using testing::check_recorded;

TEST_CASE("the words are those of MT19937") {
  for (const std::uint32_t seed : {0U, 123U, 4294967295U}) {
    Generator generator(seed);
    std::mt19937 reference(seed);
    int differences = 0;
    for (int i = 0; i < 2000; ++i) differences += generator.random() == reference() ? 0 : 1;
    CHECK(differences == 0);
  }
}

TEST_CASE("the first word of a seed is PyTorch's") {
  CHECK(Generator(0).random() == 2357136044U);
  CHECK(Generator(42).random() == 1608637542U);
  CHECK(Generator(123).random() == 2991312382U);
  CHECK(Generator(168).random() == 2567526101U);
  CHECK(Generator(789).random() == 1388712499U);
}

TEST_CASE("only the low 32 bits of a seed count, in two's complement") {
  const auto first = [](std::int64_t seed) { return Generator(seed).random(); };
  CHECK(first(std::int64_t{1} << 32) == first(0));
  CHECK(first((std::int64_t{7} << 40) + 123) == first(123));
  CHECK(first(-1) == first(4294967295));
  CHECK(first(std::numeric_limits<std::int64_t>::max()) == first(-1));
  CHECK(first(std::numeric_limits<std::int64_t>::min()) == first(0));
  CHECK(first(-1) != first(1));
}

TEST_CASE("a 64 bit word is two words, the high half first") {
  Generator generator(123);
  Generator words(123);
  const std::uint64_t high = words.random();
  CHECK(generator.random64() == ((high << 32) | words.random()));
}

TEST_CASE("a copy draws the same from its place on and leaves the original alone") {
  Generator original(123);
  std::vector<float> odd(3);
  original.fill_normal(0, 1, odd);  // leaves a cached value
  Generator copy = original;
  std::vector<float> from_copy(5);
  std::vector<float> from_original(5);
  copy.fill_normal(0, 1, from_copy);
  original.fill_normal(0, 1, from_original);
  CHECK(testing::same_bits(from_copy, from_original));
  CHECK(copy.random() == original.random());
}

TEST_CASE("an empty fill draws nothing") {
  Generator generator(123);
  generator.fill_rand({});
  generator.fill_uniform(-1, 1, {});
  generator.fill_normal(0, 1, {});
  CHECK(generator.random() == 2991312382U);
}

TEST_CASE("torch.rand is drawn bit for bit") { check_recorded("rand"); }

TEST_CASE("torch.rand in float64 is drawn bit for bit") { check_recorded("double"); }

TEST_CASE("Tensor.uniform_ is drawn bit for bit") { check_recorded("uniform"); }

TEST_CASE("torch.randn of fewer than 16 values is drawn bit for bit") {
  check_recorded("normal_small");
}

TEST_CASE("torch.randn of 16 or more values is drawn bit for bit") {
  check_recorded("normal_large");
}

TEST_CASE("the second normal value waits for the next small draw, whatever comes between") {
  check_recorded("cache");
}

TEST_CASE("nn.Embedding is drawn bit for bit") { check_recorded("embedding"); }

TEST_CASE("every seed draws as PyTorch does: zero, negative, beyond 32 bits, the extremes") {
  check_recorded("seeds");
}

}  // namespace
}  // namespace playground
