// The same numbers in another shape or order.
#pragma once

#include <cstdint>
#include <span>

#include "core/graph/tape.h"

namespace playground {

// op `view`: the same row-major numbers; one size may be -1 and follows from the others.
Ref view(Tape& tape, NodeName name, Ref x, Shape shape, Axes axes);

// op `transpose`: two axes are swapped.
Ref transpose(Tape& tape, NodeName name, Ref x, std::int64_t first, std::int64_t second);

// Their rows in the op table.
std::span<const Op* const> reshape_ops();

}  // namespace playground
