// Normalisation of rows for the fast engine: in float32, and only the result is stored.
#pragma once

#include <cstdint>

namespace playground {

// The parameters of a norm.
struct NormParameters {
  const float* gain;   // (C)
  const float* bias;   // (C); null: none
  std::int64_t width;  // C, at least 1
  double epsilon;      // not negative
};

// x (rows, C) -> result (rows, C), which may be x itself.
// A row of variance 0 (in rms_norm a row of zeros) gives the bias, also where epsilon is 0.
void layer_norm(const float* x, std::int64_t rows, const NormParameters& parameters, float* result);
void rms_norm(const float* x, std::int64_t rows, const NormParameters& parameters, float* result);

// Where the gradients go: those of the parameters are added, that of x is stored.
struct NormGradients {
  float* x;     // (rows, C); may be the gradient of the result
  float* gain;  // (C)
  float* bias;  // (C); null: none
};

// The way back through layer_norm, or through rms_norm where there is no bias.
void norm_backward(const float* x, const float* gradient, std::int64_t rows,
                   const NormParameters& parameters, const NormGradients& to);

}  // namespace playground
