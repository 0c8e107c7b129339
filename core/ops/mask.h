// Masks of scores and of attention weights.
#pragma once

#include <span>
#include <string_view>

#include "core/graph/tape.h"

namespace playground {

enum class Fill { minus_infinity, zero };

// op `mask`: x (…, T, S) where mask is 1, the fill where it is 0. The mask is (T, S), or (B, T, S)
// with B the first size of x, shared by all axes between.
Ref mask(Tape& tape, NodeName name, Ref x, Ref allowed, Fill fill);

// Their rows in the op table.
std::span<const Op* const> mask_ops();

}  // namespace playground
