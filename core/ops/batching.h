// The leading axes of a batched operation: which matrices of its two operands belong together.
#pragma once

#include <cstdint>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// The operands of one matrix of the result: their offsets, in floats.
struct Pairing {
  std::int64_t a;
  std::int64_t b;
};

struct Batching {
  Shape shape;  // of the result without its last axes
  Axes axes;
  std::vector<std::int64_t> a_strides;  // along the axes of `shape`, in floats
  std::vector<std::int64_t> b_strides;
  Pairing pair(std::int64_t matrix) const;  // counted row-major in `shape`
};

// Of operands whose last two axes form the matrices. Throws `shape_mismatch` where the rest does
// not broadcast or an operand has fewer than two axes.
Batching batching_of(const Tape& tape, Ref a, Ref b);

}  // namespace playground
