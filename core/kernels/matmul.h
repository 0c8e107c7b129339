// Matrix products.
//
// Each cell is a sum of its own, from +0 and over k in order, in slices of 768 (with AVX-512: 384)
// whose sums are added in order. Each product and each sum is rounded, except where relaxed SIMD
// (`multiply_add` of vector.h) or a build with PLAYGROUND_ARCHITECTURE fuses them. So on one
// processor a cell has the same bits whatever the number of rows and columns, and zeros appended to
// the inner axis do not change them.
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

// From now on, in all threads, products of several rows are computed by the processor's matrix unit
// (see matrix_unit.h), or no longer: right to 2^-8 of each product, and in less time. False where
// the unit is wanted and there is none, and in a build without AVX-512: nothing changes.
bool use_matrix_unit(bool wanted);

}  // namespace playground
