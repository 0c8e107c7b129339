// Normalised rows, as the fast engine needs them: in float, nothing kept but the result.
#pragma once

#include <cstdint>

namespace playground {

// What follows the normalisation: gain and bias.
struct NormParameters {
  const float* gain;   // (C)
  const float* bias;   // (C); null: none
  std::int64_t width;  // C, at least 1
  double epsilon;      // not negative
};

// x (rows, C) -> result (rows, C), which may be x itself.
// A row without any spread gives its bias, also where epsilon is 0.
void layer_norm(const float* x, std::int64_t rows, const NormParameters& parameters, float* result);
void rms_norm(const float* x, std::int64_t rows, const NormParameters& parameters, float* result);

}  // namespace playground
