// Scoring functions of queries and keys other than the dot product.
#pragma once

#include <span>
#include <string_view>

#include "core/graph/tape.h"

namespace playground {

// op `additive` (Bahdanau et al. 2015), before its tanh: W key_j + U query_i.
// query (…, T, D_q), key (…, S, D_k), W (hidden, D_k), U (hidden, D_q) -> (…, T, S, hidden).
struct AdditiveParameters {
  Ref key;    // W
  Ref query;  // U
};
Ref additive(Tape& tape, NodeName name, Ref query, Ref key, AdditiveParameters parameters);

// op `bilinear` (Luong et al. 2015, "general"): key_j^T W query_i, W (D_k, D_q) -> (…, T, S).
Ref bilinear(Tape& tape, NodeName name, Ref query, Ref key, Ref weight);

// op `cosine`: query_i . key_j / max(|query_i| |key_j|, 1e-8) -> (…, T, S).
Ref cosine(Tape& tape, NodeName name, Ref query, Ref key);

// Their rows in the op table.
std::span<const Op* const> score_ops();

}  // namespace playground
