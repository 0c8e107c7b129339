// The planning tape of a run, and checks against its plan.
#pragma once

#include "core/graph/tape.h"
#include "core/run/experiment.h"

namespace playground {

Tape planning_tape();

// Throws `unknown_node` for an override of no node, and `shape_mismatch`.
void check_overrides(const Graph& plan, const Overrides& overrides);

}  // namespace playground
