// Matrix products. The only folder that names the library or the instructions that compute them.
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
