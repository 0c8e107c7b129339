#include "core/text/embedding.h"

#include <doctest/doctest.h>

#include <vector>

#include "core/random/generator.h"
#include "tests/core/random/recorded.h"

namespace playground {
namespace {

std::vector<float> embed(std::int64_t seed, std::string_view token, std::size_t width) {
  std::vector<float> row(width);
  fill_token_embedding(seed, token, row);
  return row;
}

std::vector<float> randn(std::int64_t seed, std::size_t count) {
  std::vector<float> values(count);
  Generator(seed).fill_normal(0, 1, values);
  return values;
}

using testing::same_bits;

TEST_CASE("journey has the vector that the header states") {
  CHECK(same_bits(embed(123, "journey", 3), {0.33316287F, -1.1860331F, -1.6996554F}));
}

TEST_CASE("a token is randn from the seed plus its FNV-1a hash, modulo 2^32") {
  // Published test vectors of FNV-1a, 32 bits: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
  CHECK(same_bits(embed(0, "", 5), randn(0x811C9DC5, 5)));
  CHECK(same_bits(embed(0, "a", 20), randn(0xE40C292C, 20)));
  CHECK(same_bits(embed(1, "foobar", 16), randn(0xBF9CF969, 16)));
  CHECK(same_bits(embed(0xFFFFFFFF, "a", 4), randn(0xE40C292B, 4)));
  CHECK(same_bits(embed(-1, "a", 4), randn(0xE40C292B, 4)));
}

TEST_CASE("the hash reads bytes as unsigned, so that every compiler agrees") {
  // FNV-1a of the three bytes E6 88 91.
  CHECK(same_bits(embed(0, "我", 3), randn(0xDCDDC496, 3)));
}

TEST_CASE("tokens and seeds that differ have vectors that differ") {
  CHECK_FALSE(same_bits(embed(123, "Step", 8), embed(123, "step", 8)));
  CHECK_FALSE(same_bits(embed(123, "step", 8), embed(124, "step", 8)));
}

}  // namespace
}  // namespace playground
