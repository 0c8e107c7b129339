#include "core/random/generator.h"

#include <cmath>
#include <numbers>

#include "core/kernels/elementary.h"
#include "core/random/normal_block.h"

namespace playground {

Generator::Generator(std::int64_t seed) {
  state_[0] = static_cast<std::uint32_t>(seed);
  for (std::size_t j = 1; j < state_.size(); ++j) {
    const std::uint32_t previous = state_[j - 1];
    state_[j] = 1812433253U * (previous ^ (previous >> 30)) + static_cast<std::uint32_t>(j);
  }
}

void Generator::twist() {
  constexpr std::size_t size = 624;
  constexpr std::size_t shift = 397;
  for (std::size_t k = 0; k < size; ++k) {
    const std::uint32_t joined = (state_[k] & 0x80000000U) | (state_[(k + 1) % size] & 0x7FFFFFFFU);
    const std::uint32_t feedback = (joined & 1U) != 0 ? 0x9908B0DFU : 0U;
    state_[k] = state_[(k + shift) % size] ^ (joined >> 1) ^ feedback;
  }
  next_ = 0;
}

std::uint32_t Generator::random() {
  if (next_ == state_.size()) twist();
  std::uint32_t word = state_[next_++];
  word ^= word >> 11;
  word ^= (word << 7) & 0x9D2C5680U;
  word ^= (word << 15) & 0xEFC60000U;
  word ^= word >> 18;
  return word;
}

std::uint64_t Generator::random64() {
  const std::uint64_t high = random();
  return (high << 32) | random();
}

double Generator::uniform_double() {
  constexpr std::uint64_t mask = (std::uint64_t{1} << 53) - 1;
  return static_cast<double>(random64() & mask) * 0x1p-53;
}

void Generator::fill_rand(std::span<float> values) {
  for (float& value : values) value = static_cast<float>(random() & 0xFFFFFFU) * 0x1p-24F;
}

void Generator::fill_uniform(double from, double to, std::span<float> values) {
  const auto low = static_cast<float>(from);
  const float width = static_cast<float>(to) - low;
  fill_rand(values);
  for (float& value : values) value = std::fma(value, width, low);
}

void Generator::fill_normal(double mean, double deviation, std::span<float> values) {
  constexpr std::size_t block = normal_block_size;
  if (values.size() < block) {
    for (float& value : values) value = static_cast<float>(normal_double() * deviation + mean);
    return;
  }
  const auto make_normal = [&](std::span<float> uniforms) {
    make_normal_block(static_cast<float>(mean), static_cast<float>(deviation),
                      uniforms.first<block>());
  };
  fill_rand(values);
  for (std::size_t i = 0; i + block <= values.size(); i += block) make_normal(values.subspan(i));
  if (values.size() % block == 0) return;
  // Torch draws the last 16 values again, also those that are part of a whole block.
  const auto tail = values.last<block>();
  fill_rand(tail);
  make_normal(tail);
}

// One standard normal number: the cached one, or the first of two.
double Generator::normal_double() {
  if (cached_normal_) {
    const double value = *cached_normal_;
    cached_normal_.reset();
    return value;
  }
  const double angle = 2 * std::numbers::pi * uniform_double();
  const double radius = std::sqrt(-2 * std::log1p(-uniform_double()));
  const auto [sine, cosine] = elementary::sine_cosine(angle);
  cached_normal_ = radius * sine;
  return radius * cosine;
}

}  // namespace playground
