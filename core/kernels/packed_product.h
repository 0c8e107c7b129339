// Products with a matrix that is packed once and used many times.
#pragma once

#include <cstdint>
#include <vector>

#include "core/kernels/matmul.h"

namespace playground {

// A matrix (K, N) in the order the kernels read it: panels of W columns, (ceil(N / W), K, W), the
// last panel padded with zeros. W is 16 with AVX-512, else 8.
struct PackedMatrix {
  std::int64_t inner = 0;    // K
  std::int64_t columns = 0;  // N
  std::vector<float> panels = {};
};

// `matrix` (inner, columns), row-major.
PackedMatrix pack(const float* matrix, std::int64_t inner, std::int64_t columns);
// The transpose of `matrix` (columns, inner).
PackedMatrix pack_transposed(const float* matrix, std::int64_t inner, std::int64_t columns);

enum class FusedActivation { none, relu, gelu, gelu_tanh, silu };

// The epilogue of a product: it is stored as activation(a b + bias) + alpha residual.
struct Finish {
  const float* bias = nullptr;  // (N)
  FusedActivation activation = FusedActivation::none;
  const float* residual = nullptr;  // (M, N), row-major; may be the result itself
  float alpha = 1;
};

// A buffer that is kept from product to product, so that nothing is allocated twice.
using Scratch = std::vector<float>;

// result (rows, N) = finish(a (rows, K) b). Row-major, each row directly after the other; result
// overlaps neither a nor b. The sums are those of `matmul`, bit for bit: no cell depends on how
// many rows there are. gelu, gelu_tanh and silu are within 1e-6 + 1e-6 |y| of the exact y.
void multiply(const float* a, std::int64_t rows, const PackedMatrix& b, float* result,
              const Finish& finish, Scratch& scratch);

// result (M, N) = a^T b, a (K, M) and b (K, N), all row-major and none overlapping: the gradient of
// a matrix by which K rows were multiplied. The sums are those of `matmul`.
void multiply_transposed(const float* a, const float* b, float* result, ProductSizes sizes,
                         Scratch& scratch);

}  // namespace playground
