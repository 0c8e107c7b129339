// Products by the matrix unit of a processor (Intel AMX), on Linux; `product.cpp` calls it after
// `use_matrix_unit`.
//
// The unit multiplies bfloat16 and adds up floats: both factors are rounded to 8 significant bits,
// the nearest ones, so a product is right to 2^-8 of it. Enough to train by (Micikevicius et al.,
// Mixed Precision Training, 2018), not to show.
#pragma once

#include <cstdint>

namespace playground::matrix_unit {

// Rows of a tile, and as many columns of a panel.
constexpr std::int64_t side = 16;
// Cells of a row that are multiplied at a time. The depths below are rounded up to it, and so many
// cells take the room of half as many floats.
constexpr std::int64_t reach = 32;

// Whether this processor has one and the system lets the program use it, which it then may do.
bool is_there();

// The left factor in tiles: (count, depth), its rows `stride` apart, or stored as (depth, count).
void pack_rows(const float* cells, std::int64_t stride, std::int64_t count, std::int64_t depth,
               float* to);
void pack_columns(const float* cells, std::int64_t stride, std::int64_t count, std::int64_t depth,
                  float* to);
// A panel of the right factor: (depth, 16), its rows `stride` apart.
void pack_panel(const float* cells, std::int64_t stride, std::int64_t depth, float* to);

// 16 columns, in rows that are `stride` apart.
struct Sums {
  float* cells;
  std::int64_t stride;
};

// sums (rows rounded up, 16) = or += rows times panel, both packed.
void multiply(const float* packed_rows, std::int64_t rows, const float* packed_panel,
              std::int64_t depth, Sums sums, bool adds);

}  // namespace playground::matrix_unit
