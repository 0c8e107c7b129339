#include "core/random/dropout.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "tests/core/random/recorded.h"

namespace playground {
namespace {

constexpr DropoutGenerator kinds[] = {DropoutGenerator::torch, DropoutGenerator::torch_mkl};
constexpr std::uint32_t first_word_of_123 = 2991312382U;

std::vector<float> noise_of(DropoutGenerator kind, double rate, std::size_t count) {
  Generator generator(123);
  std::vector<float> noise(count);
  fill_dropout_noise(generator, kind, rate, noise);
  return noise;
}

TEST_CASE("dropout of a PyTorch without MKL is drawn bit for bit") {
  testing::check_recorded("dropout");
}

TEST_CASE("dropout of a PyTorch with MKL takes one word whatever the size") {
  testing::check_recorded("dropout_mkl");
}

TEST_CASE("the masks that both builds printed for seed 123 and rate 0.5 come out") {
  const auto golden = testing::read_golden("001/s352_dropout_seed123.json");
  const auto without_mkl = testing::flatten(golden["steps"]["noise_nonmkl"]);
  const auto with_mkl = testing::flatten(golden["steps"]["noise_mkl"]);
  REQUIRE(with_mkl.size() == 36);
  CHECK(testing::same_bits(noise_of(DropoutGenerator::torch, 0.5, 36), without_mkl));
  CHECK(testing::same_bits(noise_of(DropoutGenerator::torch_mkl, 0.5, 36), with_mkl));
}

TEST_CASE("rate 0 keeps everything, rate 1 nothing, and neither draws") {
  for (const DropoutGenerator kind : kinds) {
    Generator generator(123);
    std::vector<float> noise(9, 7.0F);
    fill_dropout_noise(generator, kind, 0, noise);
    CHECK(noise == std::vector<float>(9, 1.0F));
    fill_dropout_noise(generator, kind, 1, noise);
    CHECK(noise == std::vector<float>(9, 0.0F));
    CHECK(generator.random() == first_word_of_123);
  }
}

TEST_CASE("dropout of nothing draws nothing") {
  for (const DropoutGenerator kind : kinds) {
    Generator generator(123);
    fill_dropout_noise(generator, kind, 0.5, {});
    CHECK(generator.random() == first_word_of_123);
  }
}

TEST_CASE("the share of dropped cells is the rate, and kept cells are 1/(1-rate)") {
  for (const DropoutGenerator kind : kinds) {
    for (const double rate : {0.1, 0.5, 0.75}) {
      CAPTURE(rate);
      const auto noise = noise_of(kind, rate, 20000);
      const auto dropped = std::count(noise.begin(), noise.end(), 0.0F);
      const float kept = 1 / static_cast<float>(1 - rate);
      CHECK(dropped + std::count(noise.begin(), noise.end(), kept) == 20000);
      CHECK(static_cast<double>(dropped) / 20000 == doctest::Approx(rate).epsilon(0.05));
    }
  }
}

}  // namespace
}  // namespace playground
