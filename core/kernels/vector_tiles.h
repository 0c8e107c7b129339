// Products of tiles of rows and panels by the vectors of the processor, for `product.cpp`. The sums
// of a tile stay in registers.
#pragma once

#include <cstdint>

#include "core/kernels/product.h"

namespace playground::vector_tiles {

// Each step of a sum depends on the one before, so twelve independent sums use the multipliers
// better than eight. Without relaxed SIMD they would leave no registers for the products.
#ifdef __wasm_relaxed_simd__
constexpr std::int64_t tile_rows = 6;
#else
constexpr std::int64_t tile_rows = lanes;
#endif

// Some rows of a matrix, `stride` apart.
struct Rows {
  const float* cells;
  std::int64_t stride;
  std::int64_t count;
};

// Some rows of the columns of a panel: cells[k * step + j].
struct Panel {
  const float* cells;
  std::int64_t step;
};

// Packed rows, with the padding of the last tile.
struct Tiles {
  const float* cells;
  std::int64_t rows;
  std::int64_t depth;
};

// The number of rows with the padding of the last tile.
std::int64_t padded(std::int64_t rows);

// The left factor in tiles, each (depth, rows of the tile): its rows, or, of a matrix stored as
// (depth, M), the columns that are wanted, `columns.count` of them. `to` has room for `lanes`
// floats behind the last tile.
void pack_rows(Rows rows, std::int64_t depth, float* to);
void pack_columns(Rows columns, std::int64_t depth, float* to);

// The first `columns` of the rows as `to` (count of rows, panel), padded with 0.
void pack_panel(Rows from, std::int64_t columns, float* to);
// Transposes the first `depth` columns of at most `lanes` rows into rows of `to` with the stride
// `step`, padded with 0.
void pack_transposed(Rows from, std::int64_t depth, float* to, std::int64_t step);

// sums (rows, panel) = or += tiles times panel. `next` is what is read after the panel, (depth,
// panel): the last tiles prefetch it, as the first tile of every panel would otherwise wait for
// memory.
void multiply(const Tiles& tiles, Panel panel, const float* next, float* sums, bool adds);

}  // namespace playground::vector_tiles
