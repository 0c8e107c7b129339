// What softmax would give without the scale or the mask before it: a lesson on either compares
// with it.
#pragma once

#include "core/graph/node.h"

namespace playground {

// For each softmax that reads scaled scores `<id>.without_scale`, with the same mask; for each that
// reads scores masked with minus infinity `<id>.without_mask`, and from there the other way to
// mask: `<id>.masked_after`, `<id>.row_sums`, `<id>.renormalized`. All (…, T, S), the sums
// (…, T, 1).
//
// Only rows of up to 64 keys, and as many softmaxes, in order, as 2^18 floats hold: the page shows
// one row of them, and typing must not become slower for it.
Graph alternatives_of(const Graph& graph);

}  // namespace playground
