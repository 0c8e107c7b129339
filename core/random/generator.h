// PyTorch's CPU generator: MT19937 with torch's ways of turning words into numbers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace playground {

// Matsumoto and Nishimura 1998. Copying a generator copies its place in the sequence.
class Generator {
 public:
  // As torch.manual_seed: the low 32 bits of the seed in two's complement.
  explicit Generator(std::int64_t seed);

  std::uint32_t random();
  std::uint64_t random64();  // two words, the first is the high half
  double uniform_double();   // [0, 1), 53 bits, two words

  // torch.rand: [0, 1), 24 bits, one word a value.
  void fill_rand(std::span<float> values);
  // Tensor.uniform_(from, to), float32.
  void fill_uniform(double from, double to, std::span<float> values);
  // Tensor.normal_(mean, deviation): the vectorised path from 16 values on, the scalar one with its
  // cached second value below.
  void fill_normal(double mean, double deviation, std::span<float> values);

 private:
  void twist();
  double normal_double(double mean, double deviation);

  std::array<std::uint32_t, 624> state_{};
  std::size_t next_ = 624;
  std::optional<double> cached_normal_;
};

}  // namespace playground
