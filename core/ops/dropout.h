// Dropout (Srivastava et al. 2014), inverted: cells that are kept are multiplied by 1/(1-p).
#pragma once

#include <span>
#include <string_view>

#include "core/graph/tape.h"
#include "core/random/dropout.h"

namespace playground {

// The dropout masks of one setting of a run, drawn one after another in the order of the nodes,
// each for a whole tensor.
struct DropoutStream {
  double rate;
  DropoutGenerator kind;
  Generator generator;
};

struct DropoutIds {
  NodeName mask;
  NodeName result;
};

// Leaves the mask (op `given`, cells 0 or 1/(1-rate)) and the result (op `dropout`, x times the
// mask). An override of the mask does not shift the draws that follow.
Ref dropout(Tape& tape, DropoutIds ids, Ref x, DropoutStream& stream);

// Their rows in the op table.
std::span<const Op* const> dropout_ops();

}  // namespace playground
