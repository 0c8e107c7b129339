#include "core/kernels/vector.h"

namespace playground {

Vector load_part(const float* from, std::int64_t count, float fill) {
  float part[lanes];
  store(part, splat(fill));
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t i = 0; i < count; ++i) part[i] = from[i];
  return load(part);
}

void store_part(float* to, Vector x, std::int64_t count) {
  float part[lanes];
  store(part, x);
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t i = 0; i < count; ++i) to[i] = part[i];
}

float sum(Vector x) {
  float total[lanes];
  store(total, x);
  for (std::int64_t half = lanes / 2; half > 0; half /= 2) {
    for (std::int64_t i = 0; i < half; ++i) total[i] += total[i + half];
  }
  return total[0];
}

}  // namespace playground
