// Which cells dropout keeps, as PyTorch on CPU draws them.
#pragma once

#include <span>

#include "core/random/generator.h"

namespace playground {

enum class DropoutGenerator {
  torch,      // builds without MKL: bernoulli_ from two draws a cell
  torch_mkl,  // x86 wheels with MKL: one draw seeds a multiplicative congruential generator
};

// Fills `noise` (row-major) with 0 or 1/(1-rate), rate in [0, 1]. Rate 0 gives ones and rate 1
// zeros; neither draws anything.
void fill_dropout_noise(Generator& generator, DropoutGenerator kind, double rate,
                        std::span<float> noise);

}  // namespace playground
