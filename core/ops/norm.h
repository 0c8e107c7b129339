// Normalisations. Each leaves its statistics as nodes of their own: `<id>.mean`, `<id>.variance`,
// or `<id>.rms`. Variances are biased (divided by n). Epsilon may be 0; a row of variance 0 then
// gives the bias instead of nan.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

struct Affine {
  Ref gain;  // (C)
  Ref bias;  // (C)
};

// op `layer_norm` (Ba et al. 2016): statistics of each row. x (…, C); mean, variance (…, 1).
Ref layer_norm(Tape& tape, NodeName name, Ref x, Affine affine, double epsilon);

// op `batch_norm` (Ioffe and Szegedy 2015, in training): statistics of each feature over all rows.
// x (…, C); mean, variance (1, …, 1, C). `lengths` (B), if any: rows of (B, T, C) from there on are
// padding and left out of the statistics, whose nodes have this parameter as well.
Ref batch_norm(Tape& tape, NodeName name, Ref x, Affine affine, double epsilon,
               const std::vector<std::int64_t>& lengths);

// op `mean`, left as `<id>.mean`: of each feature over all rows. x (…, C) -> (1, …, 1, C).
Ref feature_mean(Tape& tape, NodeName name, Ref x);

// op `rms_norm` (Zhang and Sennrich 2019): x over its root mean square, sqrt(mean(x^2) + epsilon);
// rms (…, 1).
Ref rms_norm(Tape& tape, NodeName name, Ref x, Ref gain, double epsilon);

// op `inverse_root`: 1 / sqrt(x + epsilon), and 0 where x + epsilon is 0.
Ref inverse_root(Tape& tape, NodeName name, Ref x, double epsilon);

// Their rows in the op table.
std::span<const Op* const> norm_ops();

}  // namespace playground
