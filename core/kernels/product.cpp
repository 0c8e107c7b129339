#include "core/kernels/product.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "core/kernels/finish.h"
#include "core/kernels/matrix_unit.h"

namespace playground {
namespace {

// Each step of a sum depends on the one before, so twelve independent sums use the multipliers
// better than eight. Without relaxed SIMD they would leave no registers for the products.
#ifdef __wasm_relaxed_simd__
constexpr std::int64_t tile_rows = 6;
#else
constexpr std::int64_t tile_rows = lanes;
#endif

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

// Some rows of the columns of a panel: cells[k * step + j].
struct Panel {
  const float* cells;
  std::int64_t step;
};

constexpr std::int64_t rounded_up(std::int64_t size, std::int64_t unit) {
  return (size + unit - 1) / unit * unit;
}

// The number of rows with the padding of the last tile.
std::int64_t tiled(std::int64_t rows) {
  return std::max(lanes, rounded_up(rows, std::gcd(tile_rows, lanes)));
}

// How many of the tiled rows are in tiles of `tile_rows`. The others follow in tiles of `lanes`, so
// that no tile is all padding.
std::int64_t in_tall_tiles(std::int64_t rows) {
  if constexpr (tile_rows != lanes) {
    while (rows % tile_rows != 0) rows -= lanes;
  }
  return rows;
}

// Some rows of a matrix, `stride` apart.
struct Rows {
  const float* cells;
  std::int64_t stride;
  std::int64_t count;
};

// Copies the first `columns` of the rows to `to` (count of rows, panel), padded with 0.
void pack_columns(Rows from, std::int64_t columns, float* to) {
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t k = 0; k < from.count; ++k) {
    for (std::int64_t j = 0; j < panel_width; j += lanes) {
      const float* cells = from.cells + k * from.stride + j;
      store(to + k * panel_width + j, columns > j ? load_up_to(cells, columns - j) : Vector{});
    }
  }
}

// Transposes the first `depth` columns of at most `lanes` rows into rows of `to` with the stride
// `step`, padded with 0.
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

// Rows of a in tiles, each (depth, rows of the tile). The last rows of a tile are packed first: if
// they are fewer than `lanes`, they write into cells that come later, behind the last tile as well.
void pack_tiles(Rows a, std::int64_t depth, float* to) {
  const std::int64_t tall = in_tall_tiles(tiled(a.count));
  for (std::int64_t i = 0, height = 0; i < a.count; i += height) {
    height = i < tall ? tile_rows : lanes;
    for (std::int64_t j = rounded_up(height, lanes) - lanes; j >= 0; j -= lanes) {
      const Rows rows{a.cells + (i + j) * a.stride, a.stride, a.count - i - j};
      pack_transposed(rows, depth, to + i * depth + j, height);
    }
  }
}

// The same of a matrix stored as (depth, M), of which `columns` holds the columns that are wanted.
void pack_tiles_of_columns(Rows columns, std::int64_t depth, float* to) {
  const std::int64_t tall = in_tall_tiles(tiled(columns.count));
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

// Rows of a, packed by `pack_tiles`.
struct Tiles {
  const float* cells;
  std::int64_t rows;
  std::int64_t depth;
};

// Prefetches the cache line of the cell, by a read whose result is not used.
void touch(const float* cell) { static_cast<void>(*static_cast<const volatile float*>(cell)); }

// sums (rows, panel) = or += tiles of `height` rows times panel. The loop over tiles is in this
// function because engines keep the values of a loop in registers better than those of a call.
// `next` is what is read after the panel, (depth, panel): the last tiles prefetch it, as the first
// tile of every panel would otherwise wait for memory.
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

// The same for tiles of all heights.
void multiply_panel(const Tiles& tiles, Panel panel, const float* next, float* sums, bool adds) {
  const std::int64_t tall = in_tall_tiles(tiles.rows);
  multiply_tiles<tile_rows>({tiles.cells, tall, tiles.depth}, panel, next, sums, adds);
  if (tall == tiles.rows) return;
  const Tiles low{tiles.cells + tall * tiles.depth, tiles.rows - tall, tiles.depth};
  multiply_tiles<lanes>(low, panel, next, sums + tall * panel_width, adds);
}

// sums (count, panel) += a (depth) times `count` panels with the stride `apart`.
template <std::int64_t count>
void multiply_row(const float* a, std::int64_t depth, Panel first, std::int64_t apart,
                  float* sums) {
  Vector row[count][panel_vectors] = {};
  const float* b = first.cells;
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t k = 0; k < depth; ++k) {
    const Vector left = splat(a[k]);
    for (std::int64_t panel = 0; panel < count; ++panel) {
      for (std::int64_t j = 0; j < panel_vectors; ++j) {
        const Vector right = load(b + panel * apart + j * lanes);
        row[panel][j] = multiply_add(left, right, row[panel][j]);
      }
    }
    b += first.step;
  }
  for (std::int64_t panel = 0; panel < count; ++panel) {
    for (std::int64_t j = 0; j < panel_vectors; ++j) {
      float* to = sums + panel * panel_width + j * lanes;
      store(to, load(to) + row[panel][j]);
    }
  }
}

// Whether panels are as wide as the matrix unit's, which reads slices and blocks as a whole.
constexpr bool has_unit_width = panel_width == matrix_unit::side;
static_assert(slice_depth % matrix_unit::reach == 0 && block_rows % matrix_unit::side == 0);
bool by_matrix_unit = false;

// Where the product of a block and a panel goes.
struct Target {
  float* sums;    // (rows, panel_width)
  float* result;  // the cells of the result, its rows `stride` apart
  std::int64_t stride;
  std::int64_t direct;  // so many rows, of whole tiles, are the result as they are
};

// How the rows of a block and a panel are packed and multiplied.
struct InVectors {
  static constexpr std::int64_t deep(std::int64_t depth) { return depth; }
  static std::int64_t tall(std::int64_t rows) { return tiled(rows); }
  static std::int64_t direct(std::int64_t /*rows*/) { return 0; }

  static void pack(Rows rows, std::int64_t depth, bool transposed, float* to) {
    transposed ? pack_tiles_of_columns(rows, depth, to) : pack_tiles(rows, depth, to);
  }
  static void multiply(const Tiles& tiles, Panel panel, const float* next, float* /*unused*/,
                       const Target& to, bool adds) {
    multiply_panel(tiles, panel, next, to.sums, adds);
  }
};

struct InMatrixUnit {
  static constexpr std::int64_t deep(std::int64_t depth) {
    return rounded_up(depth, matrix_unit::reach);
  }
  static std::int64_t tall(std::int64_t rows) { return rounded_up(rows, matrix_unit::side); }
  static std::int64_t direct(std::int64_t rows) {
    return rows / matrix_unit::side * matrix_unit::side;
  }

  static void pack(Rows rows, std::int64_t depth, bool transposed, float* to) {
    const auto own = transposed ? matrix_unit::pack_columns : matrix_unit::pack_rows;
    own(rows.cells, rows.stride, rows.count, depth, to);
  }
  static void multiply(const Tiles& tiles, Panel panel, const float* /*next*/, float* packed,
                       const Target& to, bool adds) {
    matrix_unit::pack_panel(panel.cells, panel.step, tiles.depth, packed);
    matrix_unit::multiply(tiles.cells, to.direct, packed, tiles.depth, {to.result, to.stride},
                          false);
    // Two cells of a row take the room of a float.
    matrix_unit::multiply(tiles.cells + to.direct * deep(tiles.depth) / 2, tiles.rows - to.direct,
                          packed, tiles.depth, {to.sums + to.direct * panel_width, panel_width},
                          adds);
  }
};

// Grows `scratch` to at least `cells` floats and returns them.
float* grow(Scratch& scratch, std::int64_t cells) {
  const auto size = static_cast<std::size_t>(cells);
  if (scratch.size() < size) scratch.resize(size);
  return scratch.data();
}

std::int64_t slice_at(const RightFactor& b, std::int64_t k) {
  return std::min(b.inner - k, slice_depth);
}

// The panel from `column` on, its rows from k on: in place if `in_place` and the layout allows it,
// else packed into `packed`. Packing pays where a panel is read more than once.
Panel panel_at(const RightFactor& b, std::int64_t column, std::int64_t k, bool in_place,
               float* packed) {
  const std::int64_t depth = slice_at(b, k);
  const std::int64_t count = std::min(b.columns - column, panel_width);
  switch (b.layout) {
    case Layout::panels:
      return {b.cells + column * b.inner + k * panel_width, panel_width};
    case Layout::row_major: {
      const float* from = b.cells + k * b.columns + column;
      if (in_place && count == panel_width) return {from, b.columns};
      pack_columns({from, b.columns, depth}, count, packed);
      break;
    }
    case Layout::transposed:
      for (std::int64_t j = 0; j < panel_width; j += lanes) {
        const float* from = b.cells + (column + j) * b.inner + k;
        pack_transposed({from, b.inner, count - j}, depth, packed + j, panel_width);
      }
      break;
  }
  return {packed, panel_width};
}

// The same rows of the next panel, which are read after these, if they are in memory; else these.
const float* behind(const RightFactor& b, std::int64_t column, const float* cells) {
  const bool follows = b.layout == Layout::panels && column + panel_width < b.columns;
  return follows ? cells + b.inner * panel_width : cells;
}

bool is_empty(const Finish& finish) {
  return finish.bias == nullptr && finish.residual == nullptr &&
         finish.activation == FusedActivation::none;
}

// (M, K) times (K, N), M > 1, K > 0: blocks of rows, for each groups of panels, for each the slices
// of K. The sums of a group are kept from slice to slice; with one slice no sums need to be kept,
// and all panels are one group, so that the rows are packed once.
template <class Unit>
void compute_rows(const Product& product, Scratch& scratch) {
  const RightFactor& b = product.b;
  const std::int64_t all_rows = product.rows;
  const std::int64_t block = std::min(Unit::tall(all_rows), block_rows);
  const bool keeps = b.inner > slice_depth;
  const std::int64_t all_columns = rounded_up(b.columns, panel_width);
  const std::int64_t group = keeps ? std::min(all_columns, group_columns) : all_columns;
  const std::int64_t kept = block * (keeps ? group : panel_width);
  const std::int64_t deepest = Unit::deep(slice_at(b, 0));
  float* sums = grow(scratch, kept + 2 * slice_depth * panel_width + block * deepest + lanes);
  float* packed_panel = sums + kept;
  float* packed_again = packed_panel + slice_depth * panel_width;
  float* packed_rows = packed_again + slice_depth * panel_width;
  for (std::int64_t row = 0; row < all_rows; row += block) {
    const std::int64_t rows = std::min(all_rows - row, block);
    const std::int64_t padded = Unit::tall(rows);
    for (std::int64_t first = 0; first < b.columns; first += group) {
      const std::int64_t end = std::min(first + group, b.columns);
      for (std::int64_t k = 0; k < b.inner; k += slice_depth) {
        const std::int64_t depth = slice_at(b, k);
        const bool transposed = product.a_transposed;
        const std::int64_t stride = transposed ? all_rows : b.inner;
        const float* cells = product.a + (transposed ? k * all_rows + row : row * b.inner + k);
        Unit::pack({cells, stride, rows}, depth, transposed, packed_rows);
        for (std::int64_t column = first; column < end; column += panel_width) {
          const bool is_plain =
              !keeps && column + panel_width <= b.columns && is_empty(product.finish);
          const Target to{keeps ? sums + (column - first) * block : sums,
                          product.result + row * b.columns + column, b.columns,
                          is_plain ? Unit::direct(rows) : 0};
          const Panel panel = panel_at(b, column, k, all_rows <= tile_rows, packed_panel);
          Unit::multiply({packed_rows, padded, depth}, panel, behind(b, column, panel.cells),
                         packed_again, to, k > 0);
          if (k + depth < b.inner) continue;
          finish_sums(to.sums + to.direct * panel_width, product,
                      {row + to.direct, column, rows - to.direct});
        }
      }
    }
  }
}

// Sums of nothing.
void compute_nothing(const Product& product, Scratch& scratch) {
  for (std::int64_t column = 0; column < product.b.columns; column += panel_width) {
    float* sums = grow(scratch, product.rows * panel_width);
    std::fill_n(sums, product.rows * panel_width, 0.0F);
    finish_sums(sums, product, {0, column, product.rows});
  }
}

// (1, K) times (K, N): four panels at a time, because reading b takes most of the time.
void compute_row(const Product& product, Scratch& scratch) {
  const RightFactor& b = product.b;
  const std::int64_t padded = rounded_up(b.columns, panel_width);
  float* sums = grow(scratch, padded + slice_depth * panel_width);
  float* packed_panel = sums + padded;
  std::fill_n(sums, padded, 0.0F);
  const std::int64_t apart = b.layout == Layout::panels ? b.inner * panel_width : panel_width;
  for (std::int64_t k = 0; k < b.inner; k += slice_depth) {
    std::int64_t column = 0;
    while (column < b.columns) {
      const Panel panel = panel_at(b, column, k, true, packed_panel);
      if (b.layout != Layout::transposed && column + 4 * panel_width <= b.columns) {
        multiply_row<4>(product.a + k, slice_at(b, k), panel, apart, sums + column);
        column += 4 * panel_width;
      } else {
        multiply_row<1>(product.a + k, slice_at(b, k), panel, 0, sums + column);
        column += panel_width;
      }
    }
  }
  for (std::int64_t column = 0; column < b.columns; column += panel_width) {
    finish_sums(sums + column, product, {0, column, 1});
  }
}

}  // namespace

std::vector<float> packed_panels(const RightFactor& b) {
  std::vector<float> panels(static_cast<std::size_t>(rounded_up(b.columns, panel_width) * b.inner));
  for (std::int64_t column = 0; column < b.columns; column += panel_width) {
    for (std::int64_t k = 0; k < b.inner; k += slice_depth) {
      panel_at(b, column, k, false, panels.data() + column * b.inner + k * panel_width);
    }
  }
  return panels;
}

bool use_matrix_unit(bool wanted) {
  by_matrix_unit = has_unit_width && wanted && matrix_unit::is_there();
  return by_matrix_unit == wanted;
}

void compute(const Product& product, Scratch& scratch) {
  if (product.b.inner == 0) return compute_nothing(product, scratch);
  if (product.rows == 1) return compute_row(product, scratch);
  if constexpr (has_unit_width) {
    if (by_matrix_unit) return compute_rows<InMatrixUnit>(product, scratch);
  }
  compute_rows<InVectors>(product, scratch);
}

}  // namespace playground
