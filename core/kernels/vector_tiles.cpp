#include "core/kernels/vector_tiles.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace playground::vector_tiles {
namespace {

// The widest vectors that the processor multiplies. Only sums of products gain from more lanes.
#ifdef __AVX512F__
constexpr std::int64_t wide_lanes = 16;
using WideVector = float __attribute__((vector_size(wide_lanes * 4)));
WideVector add_product(float a, WideVector b, WideVector sum) { return sum + a * b; }
#else
constexpr std::int64_t wide_lanes = lanes;
using WideVector = Vector;
WideVector add_product(float a, WideVector b, WideVector sum) {
  return multiply_add(splat(a), b, sum);
}
#endif
constexpr std::int64_t wide_vectors = panel_width / wide_lanes;

// How many of the tiled rows are in tiles of `tile_rows`. The others follow in tiles of `lanes`, so
// that no tile is all padding.
std::int64_t in_tall_tiles(std::int64_t rows) {
  if constexpr (tile_rows != lanes) {
    while (rows % tile_rows != 0) rows -= lanes;
  }
  return rows;
}

// Prefetches the cache line of the cell, by a read whose result is not used.
void touch(const float* cell) { static_cast<void>(*static_cast<const volatile float*>(cell)); }

// sums (rows, panel) = or += tiles of `height` rows times panel. The loop over tiles is in this
// function because engines keep the values of a loop in registers better than those of a call.
template <std::int64_t height>
void multiply_tiles(const Tiles& tiles, Panel panel, const float* next, float* sums, bool adds) {
  const float* a = tiles.cells;
  const std::int64_t count = (tiles.rows + height - 1) / height;
  const std::int64_t touching = std::min<std::int64_t>(count, 4);
  for (std::int64_t i = 0; i < count; ++i) {
    WideVector tile[height][wide_vectors] = {};
    const float* b = panel.cells;
    const std::int64_t touched = i < count - touching ? 0 : panel_width / touching;
    PLAYGROUND_KEEP_ROLLED
    for (const float* end = a + tiles.depth * height; a != end; a += height) {
      touch(next);
      next += touched;
      WideVector right[wide_vectors];
      std::memcpy(right, b, sizeof right);
      for (std::int64_t row = 0; row < height; ++row) {
        for (std::int64_t j = 0; j < wide_vectors; ++j) {
          tile[row][j] = add_product(a[row], right[j], tile[row][j]);
        }
      }
      b += panel.step;
    }
    for (std::int64_t row = 0; row < height; ++row) {
      for (std::int64_t j = 0; j < wide_vectors; ++j) {
        float* to = sums + row * panel_width + j * wide_lanes;
        WideVector sum = tile[row][j];
        if (adds) {
          std::memcpy(&sum, to, sizeof sum);
          sum += tile[row][j];
        }
        std::memcpy(to, &sum, sizeof sum);
      }
    }
    sums += height * panel_width;
  }
}

}  // namespace

std::int64_t padded(std::int64_t rows) {
  return std::max(lanes, rounded_up(rows, std::gcd(tile_rows, lanes)));
}

void pack_panel(Rows from, std::int64_t columns, float* to) {
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t k = 0; k < from.count; ++k) {
    for (std::int64_t j = 0; j < panel_width; j += lanes) {
      const float* cells = from.cells + k * from.stride + j;
      store(to + k * panel_width + j, columns > j ? load_up_to(cells, columns - j) : Vector{});
    }
  }
}

void pack_transposed(Rows from, std::int64_t depth, float* to, std::int64_t step) {
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t k = 0; k < depth; k += lanes) {
    Vector square[lanes];
    for (std::int64_t i = 0; i < lanes; ++i) {
      square[i] =
          i < from.count ? load_up_to(from.cells + i * from.stride + k, depth - k) : Vector{};
    }
    transpose(square);
    for (std::int64_t i = 0; i < lanes; ++i) {
      if (k + i < depth) store(to + (k + i) * step, square[i]);
    }
  }
}

// The last rows of a tile are packed first: if they are fewer than `lanes`, they write into cells
// that come later, behind the last tile as well.
void pack_rows(Rows rows, std::int64_t depth, float* to) {
  const std::int64_t tall = in_tall_tiles(padded(rows.count));
  for (std::int64_t i = 0, height = 0; i < rows.count; i += height) {
    height = i < tall ? tile_rows : lanes;
    for (std::int64_t j = rounded_up(height, lanes) - lanes; j >= 0; j -= lanes) {
      const Rows from{rows.cells + (i + j) * rows.stride, rows.stride, rows.count - i - j};
      pack_transposed(from, depth, to + i * depth + j, height);
    }
  }
}

void pack_columns(Rows columns, std::int64_t depth, float* to) {
  const std::int64_t tall = in_tall_tiles(padded(columns.count));
  for (std::int64_t i = 0, height = 0; i < columns.count; i += height) {
    height = i < tall ? tile_rows : lanes;
    const std::int64_t present = std::min(height, columns.count - i);
    float* tile = to + i * depth;
    PLAYGROUND_KEEP_ROLLED
    for (std::int64_t k = 0; k < depth; ++k) {
      const float* from = columns.cells + k * columns.stride + i;
      float* row = tile + k * height;
      // Most tiles are whole, and of a height that the compiler knows.
      if (present == tile_rows) {
        std::copy_n(from, tile_rows, row);
      } else {
        for (std::int64_t j = 0; j < height; ++j) row[j] = j < present ? from[j] : 0.0F;
      }
    }
  }
}

void multiply(const Tiles& tiles, Panel panel, const float* next, float* sums, bool adds) {
  const std::int64_t tall = in_tall_tiles(tiles.rows);
  multiply_tiles<tile_rows>({tiles.cells, tall, tiles.depth}, panel, next, sums, adds);
  if (tall == tiles.rows) return;
  const Tiles low{tiles.cells + tall * tiles.depth, tiles.rows - tall, tiles.depth};
  multiply_tiles<lanes>(low, panel, next, sums + tall * panel_width, adds);
}

}  // namespace playground::vector_tiles
