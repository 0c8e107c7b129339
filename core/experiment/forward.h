// The forward pass of an experiment: read it like the paper.
#pragma once

#include "core/experiment/tokens.h"
#include "core/graph/tape.h"

namespace playground {

// Records everything on the tape and returns the last result. Run once on a planning tape, which
// meets every contradiction and limit, and once to compute.
Ref forward(Tape& tape, const Config& config, const TokenSides& sides);

}  // namespace playground
