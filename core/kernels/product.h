// The product behind `multiply` and `matmul`; only files of this folder use it.
//
// Panels of some columns of b are multiplied by tiles of rows of a, by the vectors of the processor
// (vector_tiles.h) or its matrix unit. The order in which a cell is summed is described in
// matmul.h.
#pragma once

#include <cstdint>
#include <vector>

#include "core/kernels/packed_product.h"
#include "core/kernels/vector.h"

namespace playground {

#ifdef __AVX512F__
constexpr std::int64_t panel_width = 16;
#else
constexpr std::int64_t panel_width = 8;
#endif
constexpr std::int64_t panel_vectors = panel_width / lanes;

// The sizes that stay in the caches, in floats: 24 KB of a slice of a panel in L1; 384 KB of a
// slice of a block of a's rows in L2, and as much of the sums of a group of panels.
constexpr std::int64_t slice_depth = 24 * 256 / panel_width;
constexpr std::int64_t block_rows = 384 * 256 / slice_depth;
constexpr std::int64_t group_columns = 384 * 256 / block_rows;

enum class Layout {
  panels,      // (ceil(N / panel_width), K, panel_width), as in PackedMatrix
  row_major,   // (K, N)
  transposed,  // (N, K)
};

struct RightFactor {
  const float* cells;
  std::int64_t inner;    // K
  std::int64_t columns;  // N
  Layout layout;
};

struct Product {
  const float* a;  // (M, K)
  std::int64_t rows;
  RightFactor b;
  float* result;  // (M, N)
  Finish finish = {};
  bool a_transposed = false;  // a is stored as (K, M)
};

// b as (ceil(N / panel_width), K, panel_width), the last panel padded with zeros.
std::vector<float> packed_panels(const RightFactor& b);

void compute(const Product& product, Scratch& scratch);

}  // namespace playground
