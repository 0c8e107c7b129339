// One entry of a program, called.
#pragma once

#include <vector>

#include "core/graph/tape.h"
#include "core/run/program.h"

namespace playground {

// Calls the operation; `call.op` is one of `op_rules`, and the inputs are as many as its rule
// allows. Optional parameters take their defaults; norms without gain and bias get ones and zeros.
Ref call_op(Tape& tape, const std::string& id, const OpCall& call, const std::vector<Ref>& inputs);

}  // namespace playground
