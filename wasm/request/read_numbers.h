// Numbers of a tensor, nested or flat.
#pragma once

#include "core/tensor/tensor.h"
#include "wasm/request/reader.h"

namespace playground {

enum class CellKind {
  number,   // finite float32
  any,      // also the words "inf", "-inf" and "nan", as responses print them
  boolean,  // become 1 and 0
};

// Throws `invalid_type` for anything but arrays and cells of that kind, `invalid_value` for a
// number beyond float32, `shape_mismatch` where rows beside each other differ in length.
GivenNumbers read_numbers(const Place& place, CellKind kind);

}  // namespace playground
