// What a prediction costs.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// The class that each row should have predicted, row-major; -1: the row does not count.
using Targets = std::vector<std::int64_t>;

// op `cross_entropy`: -log softmax(x)[target] of each row, 0 where none is given, as
// torch.nn.functional.cross_entropy with reduction "none" and ignore_index -1. x (…, V) -> (…).
// Throws `invalid_value` unless there is a target in -1..V-1 for each row.
Ref cross_entropy(Tape& tape, NodeName name, Ref x, const Targets& targets);

// op `cross_entropy_slope`: softmax(x) - 1 at the target, the gradient of `cross_entropy` by x;
// rows without a target are 0. x (…, V) -> (…, V).
Ref cross_entropy_slope(Tape& tape, NodeName name, Ref x, const Targets& targets);

// Their rows in the op table.
std::span<const Op* const> loss_ops();

}  // namespace playground
