// The position-wise feed-forward network (Vaswani et al. 2017, section 3.3; gated by Shazeer 2020).
#pragma once

#include "core/graph/tape.h"
#include "core/model/config.h"
#include "core/ops/dropout.h"

namespace playground {

// Recorded in the current scope: activation(x W_1 + b_1) W_2 + b_2, x (B, T, C) -> (B, T, C),
// hidden width F = d_ff. swiglu: (silu(x W_gate + b_gate) * (x W_1 + b_1)) W_2 + b_2. Dropout, if
// any, follows the activation.
Ref feed_forward(Tape& tape, const BlockConfig& config, Ref x, DropoutStream* stream);

}  // namespace playground
