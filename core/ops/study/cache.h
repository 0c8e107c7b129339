// What a cache of keys and values saves when words are written one by one.
#pragma once

#include <cstdint>
#include <span>

#include "core/graph/tape.h"

namespace playground {

// What one attention costs, in multiplications of its matrix products.
struct CacheCosts {
  std::int64_t projections;  // of one token: its query, key and value, and its output projection
  std::int64_t pair;         // of one query with one key: a score and a term of the context
  std::int64_t kept;         // numbers of one token in the cache: its key and its value
};

// What is kept, and the scores that are computed from it.
struct CachedAttention {
  Ref keys;    // (…, S, D)
  Ref values;  // (…, S, D)
  Ref scores;  // (…, T, S)
};

// op `cache`: causal attention of T tokens to themselves -> (T, 2), the multiplications for all
// tokens up to each, with the cache and without. With it, token t brings its own projections and t
// pairs; without it, those of the tokens before it are computed again. Parameters of the node:
//   projections, pair, kept       the costs
//   with, without                 T integers each: the multiplications for this token alone
//   all_with, all_without         T integers each: for all tokens up to this one
//   bytes                         T integers: of keys and values kept, in float32
//   length                        the length to count to, 1..limits.tokens
//   length_with, length_without   the multiplications for all tokens up to there
//   length_bytes                  of keys and values kept there
//   length_ratio                  length_without / length_with
//   lengths                       1, 2, 4 … limits.tokens
//   lengths_with, lengths_without the multiplications for all tokens up to each of them
// Throws `too_large` if the counts go beyond 2^53, which JSON readers hold exactly.
Ref cache(Tape& tape, NodeName name, const CachedAttention& attention, const CacheCosts& costs,
          std::int64_t length);

// Its row in the op table.
std::span<const Op* const> cache_ops();

}  // namespace playground
