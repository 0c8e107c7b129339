// Principal component analysis of the rows of a tensor.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/graph/tape.h"

namespace playground {

// op `principal_components` (Pearson 1901): rows of x (…, C), less their mean over all rows,
// projected on the `components` directions of largest variance -> (…, components). Leaves
// `<id>.mean` (1, …, 1, C) and, as columns, `<id>.directions` (C, components). The smaller of the
// number of rows and C may be at most 256, else `too_large`.
Ref principal_components(Tape& tape, NodeName name, Ref x, std::int64_t components);

// Their rows in the op table.
std::span<const Op* const> principal_components_ops();

}  // namespace playground
