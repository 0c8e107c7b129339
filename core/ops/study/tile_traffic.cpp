#include "core/ops/study/tile_traffic.h"

#include <algorithm>
#include <limits>

namespace playground {
namespace {

using Counts = std::vector<std::int64_t>;

// Of `size` rows, those in the tile.
std::int64_t rows_in(std::int64_t size, std::int64_t tile_size, std::int64_t tile) {
  return std::min(tile_size, size - tile * tile_size);
}

bool has_score(const Tiling& tiling, std::span<const float> scores, std::int64_t row,
               std::int64_t column) {
  const std::int64_t first = column * tiling.tile;
  const std::int64_t keys = rows_in(tiling.keys, tiling.tile, column);
  const std::int64_t end = std::min(tiling.queries, (row + 1) * tiling.tile);
  for (std::int64_t query = row * tiling.tile; query < end; ++query) {
    const auto at = static_cast<std::size_t>(query * tiling.keys + first);
    const auto seen = scores.subspan(at, static_cast<std::size_t>(keys));
    constexpr float hidden = -std::numeric_limits<float>::infinity();
    if (std::any_of(seen.begin(), seen.end(), [](float score) { return score != hidden; })) {
      return true;
    }
  }
  return false;
}

}  // namespace

Counts tiles_read(const Tiling& tiling, std::span<const float> scores) {
  Counts read;
  for (std::int64_t row = 0; row < tiling.query_tiles(); ++row) {
    for (std::int64_t column = 0; column < tiling.key_tiles(); ++column) {
      read.push_back(has_score(tiling, scores, row, column) ? 1 : 0);
    }
  }
  return read;
}

Counts numbers_moved(const Tiling& tiling, std::span<const std::int64_t> read) {
  Counts moved;
  std::int64_t sum = 0;
  for (std::int64_t row = 0; row < tiling.query_tiles(); ++row) {
    const std::int64_t queries = rows_in(tiling.queries, tiling.tile, row) * tiling.width;
    sum += queries;
    for (std::int64_t column = 0; column < tiling.key_tiles(); ++column) {
      const std::int64_t keys = rows_in(tiling.keys, tiling.tile, column) * tiling.width;
      sum += 2 * keys * read[moved.size()];
      if (column + 1 == tiling.key_tiles()) sum += queries;  // the context
      moved.push_back(sum);
    }
  }
  return moved;
}

std::int64_t numbers_moved_in_all(const Tiling& tiling, bool causal) {
  std::int64_t keys = 0;
  for (std::int64_t row = 0; row < tiling.query_tiles(); ++row) {
    keys += causal ? std::min((row + 1) * tiling.tile, tiling.keys) : tiling.keys;
  }
  return 2 * (tiling.queries + keys) * tiling.width;
}

std::int64_t numbers_moved_plain(const Tiling& tiling) {
  return 2 * (tiling.queries + tiling.keys) * tiling.width + 4 * tiling.queries * tiling.keys;
}

std::int64_t numbers_held(const Tiling& tiling) {
  const std::int64_t queries = std::min(tiling.tile, tiling.queries);
  const std::int64_t keys = std::min(tiling.tile, tiling.keys);
  return 2 * (queries + keys) * tiling.width + queries * keys + 2 * queries;
}

}  // namespace playground
