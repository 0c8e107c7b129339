#include "core/random/dropout.h"

#include <algorithm>
#include <cstdint>

namespace playground {
namespace {

// MCG31m1 of Intel's vector statistics library (L'Ecuyer 1999): x becomes 1132489760 x mod 2^31
// - 1.
class CongruentialGenerator {
 public:
  explicit CongruentialGenerator(std::uint32_t seed) : next_(seed % modulus) {
    if (next_ == 0) next_ = 1;
  }

  double uniform_double() {  // (0, 1); the first comes from the seed itself
    const double value = static_cast<double>(next_) / static_cast<double>(modulus);
    next_ = next_ * 1132489760U % modulus;
    return value;
  }

 private:
  static constexpr std::uint64_t modulus = 0x7FFFFFFF;
  std::uint64_t next_;
};

void fill_kept(auto& generator, double rate, std::span<float> noise) {
  const double keep_probability = 1 - rate;
  const float kept = 1 / static_cast<float>(keep_probability);
  for (float& cell : noise) cell = generator.uniform_double() < keep_probability ? kept : 0.0F;
}

}  // namespace

void fill_dropout_noise(Generator& generator, DropoutGenerator kind, double rate,
                        std::span<float> noise) {
  if (noise.empty()) return;
  if (rate == 0 || rate == 1) {
    std::fill(noise.begin(), noise.end(), rate == 0 ? 1.0F : 0.0F);
  } else if (kind == DropoutGenerator::torch_mkl) {
    CongruentialGenerator congruential(generator.random());
    fill_kept(congruential, rate, noise);
  } else {
    fill_kept(generator, rate, noise);
  }
}

}  // namespace playground
