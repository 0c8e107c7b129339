// Dropout (Srivastava et al. 2014), inverted: survivors grow by 1/(1-p).
#pragma once

#include <span>
#include <string_view>

#include "core/graph/tape.h"
#include "core/random/dropout.h"

namespace playground {

// A stream of masks: one setting of a run, drawing in node order over whole tensors.
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

// Their rows of the op table.
std::span<const Op* const> dropout_ops();

}  // namespace playground
