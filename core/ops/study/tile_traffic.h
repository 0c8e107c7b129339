// What blockwise attention moves between slow and fast memory, beside attention that writes its
// whole matrices (Dao et al. 2022, algorithms 0 and 1; queries outermost as in FlashAttention-2).
// Everything is counted in numbers, of one head of one sentence.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace playground {

struct Tiling {
  std::int64_t queries;  // T
  std::int64_t keys;     // S
  std::int64_t width;    // D, of queries, keys and values
  std::int64_t tile;     // queries and keys of a tile; the last ones may have fewer

  std::int64_t query_tiles() const { return (queries + tile - 1) / tile; }
  std::int64_t key_tiles() const { return (keys + tile - 1) / tile; }
};

// For each tile, a row of tiles after the other: 1 if a score (T, S) in it is not -inf, else 0.
std::vector<std::int64_t> tiles_read(const Tiling& tiling, std::span<const float> scores);
// After each tile, all numbers moved until then: a row of tiles reads its queries, then keys and
// values of each tile that is read, and writes its context at the end.
std::vector<std::int64_t> numbers_moved(const Tiling& tiling, std::span<const std::int64_t> read);

// All numbers moved if every query sees every key, or with a causal mask, which needs T = S.
std::int64_t numbers_moved_in_all(const Tiling& tiling, bool causal);

// Without tiles: queries, keys and values are read, the context is written; scores and weights are
// written and read again.
std::int64_t numbers_moved_plain(const Tiling& tiling);

// In fast memory at a time: queries, keys, values, scores, context, maximum and sum of a tile.
std::int64_t numbers_held(const Tiling& tiling);

}  // namespace playground
