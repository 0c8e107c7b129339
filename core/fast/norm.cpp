#include "core/fast/norm.h"

#include <cmath>

namespace playground::fast {

void normalize(const NormLayer& norm, double epsilon, const float* x, std::int64_t count,
               float* result) {
  const std::size_t width = norm.gain.size();
  const bool rms = norm.bias.empty();
  for (std::int64_t row = 0; row < count; ++row, x += width, result += width) {
    double mean = 0;
    for (std::size_t i = 0; i < width && !rms; ++i) mean += x[i];
    mean /= static_cast<double>(width);
    double variance = 0;
    for (std::size_t i = 0; i < width; ++i) variance += (x[i] - mean) * (x[i] - mean);
    const double deviation = std::sqrt(variance / static_cast<double>(width) + epsilon);
    const double factor = deviation == 0 ? 0 : 1 / deviation;
    for (std::size_t i = 0; i < width; ++i) {
      const double standard = (x[i] - mean) * factor * norm.gain[i];
      result[i] = static_cast<float>(rms ? standard : standard + norm.bias[i]);
    }
  }
}

}  // namespace playground::fast
