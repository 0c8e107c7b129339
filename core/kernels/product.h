// The one product behind `multiply` and `matmul`, for the files of this folder.
//
// Panels of 8 columns of b meet tiles of `lanes` rows of a; a tile's sums stay in registers. In
// which order a cell is summed is said in matmul.h.
#pragma once

#include <cstdint>
#include <vector>

#include "core/kernels/packed_product.h"
#include "core/kernels/vector.h"

namespace playground {

constexpr std::int64_t panel_width = 8;
constexpr std::int64_t panel_vectors = panel_width / lanes;

enum class Layout {
  panels,      // (ceil(N / 8), K, 8), as in PackedMatrix
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
};

// b as (ceil(N / 8), K, 8), the last panel filled up with zeros.
std::vector<float> packed_panels(const RightFactor& b);

void compute(const Product& product, Scratch& scratch);

}  // namespace playground
