// Attention in tiles: the weights of a row are never there all at once (Milakov & Gimelshein 2018,
// Rabe & Staats 2021, Dao et al. 2022).
#pragma once

#include <cstdint>
#include <span>

#include "core/graph/tape.h"

namespace playground {

// An attention that has been computed plainly.
struct PlainAttention {
  Ref scores;   // (…, T, S), scaled and masked, as softmax takes them
  Ref value;    // (…, S, D)
  Ref context;  // (…, T, D)
};

// op `tiles`: (…, T, D), the context computed in N = ceil(S / tile) tiles of keys, after which
// stands what was left after each of them, as intermediate nodes:
//   <id>.running_max       (…, T, N)  m_n, the largest score up to tile n
//   <id>.exponentials      (…, T, S)  e^(s - m_n) of the scores of tile n
//   <id>.correction        (…, T, N)  e^(m_(n-1) - m_n): what is there so far is multiplied by it
//   <id>.running_sum       (…, T, N)  the sum so far, corrected, with that of tile n
//   <id>.tile_context      (…, T, N D)  the exponentials of tile n times its values
//   <id>.running_context   (…, T, N D)  the context so far, corrected, with that of tile n
// A row of which nothing is visible so far has m_n = -inf, sum 0 and correction 1; visible nowhere,
// its context is 0. Parameters of the node, see core/ops/study/tile_traffic.h:
//   tile, width            the tile size; D
//   read, moved            for each matrix of T rows, for each tile in order
//   plain, held            integers, the same for every matrix
//   length                 limits.tokens; causal: whether the counts there are those of a causal
//   mask length_moved, length_plain tile_sizes, length_moved_by_size   1, 2, 4 … 64, and what each
//   would move largest_difference     from the plain context
// Throws `too_large` if there are more than 65,536 tiles.
Ref tiles(Tape& tape, NodeName name, const PlainAttention& plain, std::int64_t tile, bool causal);

// Their rows in the op table.
std::span<const Op* const> tiles_ops();

}  // namespace playground
