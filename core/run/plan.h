// The planning tapes of a run, and checks against its plan.
#pragma once

#include "core/graph/tape.h"
#include "core/run/experiment.h"

namespace playground {

// Counts what it records towards all limits.
Tape planning_tape();
// The same without the limit of floats, where the run records less than its plan.
Tape planning_tape_of_any_size();

// Throws `unknown_node` for an override of no node, and `shape_mismatch`.
void check_overrides(const Graph& plan, const Overrides& overrides);

}  // namespace playground
