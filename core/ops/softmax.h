// Softmax and other normalisations to rows of sum 1. Rows are along the last axis.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/graph/tape.h"

namespace playground {

// op `softmax`: e^(x - m) / l, where m is the maximum of the row and l the sum of e^(x - m); it
// leaves them as `<id>.maximum` and `<id>.sum`, (…, 1) each. The result is always finite: a row of
// only -inf gives zeros, +inf gives 1 (equal parts if there are several), and nan counts as -inf.
Ref softmax(Tape& tape, NodeName name, Ref x);

// op `softmax_naive`: e^x over its row's sum, left as `<id>.sum`. No maximum is subtracted, so
// large scores overflow to inf and nan, and a row whose powers are all 0 gives nan, as 0 / 0 is.
// Only a row of -inf alone gives zeros.
Ref softmax_naive(Tape& tape, NodeName name, Ref x);

// op `divide_by_sum`: x over its row's sum; cells of -inf count as 0. If `sums` (…, 1) are given,
// they are the divisors. A row whose divisor is 0, or too small to give finite quotients, gives
// zeros.
Ref divide_by_sum(Tape& tape, NodeName name, Ref x, std::optional<Ref> sums = {});

// e^(x - maximum) if both are finite. nan counts as -inf; if the maximum is +inf, its cells get 1
// and the others 0.
float shifted_exponential(float x, float maximum);

// Their rows in the op table.
std::span<const Op* const> softmax_ops();

}  // namespace playground
