// Elementwise functions of one tensor.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/graph/tape.h"

namespace playground {

Ref relu(Tape& tape, NodeName name, Ref x);       // max(0, x)
Ref gelu(Tape& tape, NodeName name, Ref x);       // x Phi(x), exact (Hendrycks, Gimpel 2016)
Ref gelu_tanh(Tape& tape, NodeName name, Ref x);  // its tanh approximation
Ref silu(Tape& tape, NodeName name, Ref x);       // x / (1 + e^-x)
Ref tanh(Tape& tape, NodeName name, Ref x);

// op `exp`: e^x, which is 0 for -inf.
Ref exp(Tape& tape, NodeName name, Ref x);

// op `slope`: the derivative of one of these at each cell; `order` is 1 or 2. That of relu at 0 is
// 0, as in PyTorch. Throws `invalid_value` for a higher order.
struct SlopeOf {
  std::string activation;
  std::int64_t order = 1;
};
Ref slope(Tape& tape, NodeName name, Ref x, const SlopeOf& of);

// Their rows in the op table.
std::span<const Op* const> activation_ops();

}  // namespace playground
