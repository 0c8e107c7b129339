// Matrix products.
//
// Each cell is summed by itself from +0, k in order, in slices of 768 from k = 0 whose sums are
// added in order; each product and each sum is rounded on its own, but for `multiply_add` of
// vector.h where relaxed SIMD fuses them. So on one processor a cell has the same bits however many
// rows and columns there are, and terms that are zero, added at the end, change none.
#pragma once

#include <cstdint>

namespace playground {

struct ProductSizes {
  std::int64_t rows;     // of the result
  std::int64_t inner;    // summed over
  std::int64_t columns;  // of the result
};

// result (rows, columns) = a (rows, inner) b (inner, columns); all row-major, none overlapping.
void matmul(const float* a, const float* b, float* result, ProductSizes sizes);

// result (rows, columns) = a (rows, inner) b^T, b being (columns, inner).
void matmul_transposed(const float* a, const float* b, float* result, ProductSizes sizes);

}  // namespace playground
