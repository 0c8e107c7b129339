// Attention as a lookup: what softmax makes of the same scores at other temperatures.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// op `tempered_softmax`: x (…, T, S) -> (…, K, T, S), softmax(x / t) for each temperature t, given
// in thousandths (Hinton et al. 2015, section 2, https://arxiv.org/abs/1503.02531). Towards 0 the
// largest cell of a row gets 1, as a lookup in a table does; towards infinity all cells get the
// same. Parameter: temperatures.
Ref tempered_softmax(Tape& tape, NodeName name, Ref x,
                     const std::vector<std::int64_t>& temperatures);

// The columns of `soft_lookup`.
enum class LookupColumn {
  largest,  // weight of the row
  words,    // 1 / sum p^2: as many words with equal weights would give the same
};
inline constexpr std::int64_t lookup_columns = 2;

// Several ways to score the same queries and keys, in the order of the node's second axis.
struct ScoredWays {
  std::vector<Ref> weights;   // (1, K, T, S) each
  std::vector<Ref> contexts;  // (1, K, T, D) each
  Ref value;                  // (1, S, D)
  std::vector<Ref> steps;     // on the way to them
};

struct Temperatures {
  std::vector<std::int64_t> all;  // in thousandths
  std::int64_t asked;
};

// op `soft_lookup`: -> (1, N, K, T, lookup_columns). Parameters: temperatures, and temperature, the
// one asked for, in thousandths.
Ref soft_lookup(Tape& tape, NodeName name, const ScoredWays& ways,
                const Temperatures& temperatures);

// Their rows in the op table.
std::span<const Op* const> soft_lookup_ops();

}  // namespace playground
