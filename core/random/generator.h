// PyTorch's CPU generator: MT19937 with torch's conversions of words into numbers. The values are
// those of PyTorch on CPU with AVX2 (x86), bit for bit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace playground {

inline constexpr std::int64_t default_seed = 123;

// The Mersenne twister of Matsumoto and Nishimura 1998. A copy of a generator continues the
// sequence from the same place.
class Generator {
 public:
  // As torch.manual_seed: the low 32 bits of the seed in two's complement.
  explicit Generator(std::int64_t seed);

  std::uint32_t random();
  std::uint64_t random64();  // two words, the first is the high half
  double uniform_double();   // [0, 1), 53 bits, two words

  // torch.rand: [0, 1), 24 bits, one word a value.
  void fill_rand(std::span<float> values);
  // Tensor.uniform_(from, to), float32: from + (to - from) u with one rounding, one word a value.
  void fill_uniform(double from, double to, std::span<float> values);
  // Tensor.normal_(mean, deviation), deviation >= 0; torch.randn is mean 0 and deviation 1. Two
  // algorithms, as in torch:
  // - fewer than 16 values: Box and Muller 1958 in double, four words for two values; the second is
  //   cached for the next such call, whatever is drawn in between;
  // - 16 or more: blocks of 16 in float32 (core/random/normal_block.h), a word a value and 16 more
  //   unless the count is a multiple of 16; the cached value is kept.
  void fill_normal(double mean, double deviation, std::span<float> values);

 private:
  void twist();
  double normal_double();

  std::array<std::uint32_t, 624> state_{};
  std::size_t next_ = 624;  // the next word of state_; at 624 the state is twisted first
  std::optional<double> cached_normal_;
};

}  // namespace playground
