// Which cells dropout keeps, as PyTorch on CPU draws them.
#pragma once

#include <span>

#include "core/random/generator.h"

namespace playground {

enum class DropoutGenerator {
  torch,      // builds without MKL: a double of the generator for each cell
  torch_mkl,  // x86 wheels with MKL: one word seeds a multiplicative congruential generator
};

// Fills `noise` (row-major) with 0 where a cell is dropped and 1/(1-rate) where it is kept, rate in
// [0, 1]. Rate 0 gives ones and rate 1 zeros; neither draws anything, nor does an empty `noise`.
void fill_dropout_noise(Generator& generator, DropoutGenerator kind, double rate,
                        std::span<float> noise);

}  // namespace playground
