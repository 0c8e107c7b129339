// What a cache of keys and values saves when words are written one by one.
#pragma once

#include <cstdint>
#include <span>

#include "core/graph/tape.h"

namespace playground {

// What one attention costs.
struct CacheCosts {
  std::int64_t projections;  // multiplications of one token: its query, key and value
  std::int64_t pair;         // of one query with one key: a score and a term of the context
  std::int64_t kept;         // numbers of one token in the cache
};

// op `cache`: scores (…, T, S) of an attention to itself -> (T, 2), the multiplications for all
// tokens up to each, with the cache and without. With it, token t brings its own projections and t
// pairs; without it, those of the tokens before it are computed again. Parameters of the node:
//   with, without                 T integers each: the multiplications for this token alone
//   length                        the length to count to, 1..limits.tokens
//   length_with, length_without   the multiplications for all tokens up to there
//   bytes, length_bytes           of keys and values kept after T and `length` tokens, in float32
// Throws `too_large` if the counts go beyond 2^53, which JSON readers hold exactly.
Ref cache(Tape& tape, NodeName name, Ref scores, const CacheCosts& costs, std::int64_t length);

// Its row in the op table.
std::span<const Op* const> cache_ops();

}  // namespace playground
