// How PyTorch's layers draw their parameters.
#pragma once

#include <cstdint>
#include <span>

#include "core/random/generator.h"

namespace playground {

// nn.Linear.weight, (out, in) row-major, in >= 1: uniform within 1/sqrt(in).
void fill_linear_weight(Generator& generator, std::int64_t in, std::span<float> weight);
// nn.Linear.bias, (out): the same bound, drawn after the weight.
void fill_linear_bias(Generator& generator, std::int64_t in, std::span<float> bias);
// nn.init.xavier_uniform_ on (rows, columns), row-major: uniform within sqrt(6 / (rows + columns))
// (Glorot and Bengio 2010, formula 16).
void fill_xavier_uniform(Generator& generator, std::int64_t rows, std::int64_t columns,
                         std::span<float> weight);

}  // namespace playground
