#include "core/kernels/product.h"

#include <algorithm>

#include "core/kernels/finish.h"
#include "core/kernels/matrix_unit.h"
#include "core/kernels/vector_tiles.h"

namespace playground {
namespace {

using vector_tiles::Panel;
using vector_tiles::Rows;
using vector_tiles::Tiles;

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
  static constexpr std::int64_t panel_room = 0;  // in floats: a panel is read as it is

  static constexpr std::int64_t deep(std::int64_t depth) { return depth; }
  static std::int64_t tall(std::int64_t rows) { return vector_tiles::padded(rows); }
  static std::int64_t direct(std::int64_t /*rows*/) { return 0; }

  static void pack(Rows rows, std::int64_t depth, bool transposed, float* to) {
    const auto own = transposed ? vector_tiles::pack_columns : vector_tiles::pack_rows;
    own(rows, depth, to);
  }
  static void multiply(const Tiles& tiles, Panel panel, const float* next, float* /*packed*/,
                       const Target& to, bool adds) {
    vector_tiles::multiply(tiles, panel, next, to.sums, adds);
  }
};

// Two of its cells take the room of a float.
struct InMatrixUnit {
  [[maybe_unused]] static constexpr std::int64_t panel_room = slice_depth * panel_width / 2;

  static constexpr std::int64_t deep(std::int64_t depth) {
    return rounded_up(depth, matrix_unit::reach) / 2;
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
    matrix_unit::multiply(tiles.cells + to.direct * deep(tiles.depth), tiles.rows - to.direct,
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
      vector_tiles::pack_panel({from, b.columns, depth}, count, packed);
      break;
    }
    case Layout::transposed:
      for (std::int64_t j = 0; j < panel_width; j += lanes) {
        const float* from = b.cells + (column + j) * b.inner + k;
        vector_tiles::pack_transposed({from, b.inner, count - j}, depth, packed + j, panel_width);
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
  constexpr std::int64_t panel_room = slice_depth * panel_width;
  const std::int64_t room = block * Unit::deep(slice_at(b, 0)) + lanes;
  float* sums = grow(scratch, kept + panel_room + Unit::panel_room + room);
  float* packed_panel = sums + kept;
  float* unit_panel = packed_panel + panel_room;
  float* packed_rows = unit_panel + Unit::panel_room;
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
          const Panel panel =
              panel_at(b, column, k, all_rows <= vector_tiles::tile_rows, packed_panel);
          Unit::multiply({packed_rows, padded, depth}, panel, behind(b, column, panel.cells),
                         unit_panel, to, k > 0);
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
