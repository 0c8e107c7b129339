// A node's values as a matrix.
#pragma once

#include "core/graph/tape.h"
#include "core/tensor/views.h"

namespace playground {

// (…, C) as (rows, C). A scalar is (1, 1).
inline ConstMatrixView rows_of(const Tape& tape, Ref x) {
  return matrix(tape.values(x), tape.rank(x) == 0 ? 1 : tape.last_size(x));
}

}  // namespace playground
