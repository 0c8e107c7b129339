#include "core/kernels/matmul.h"

#include "core/kernels/product.h"

namespace playground {
namespace {

void compute(const float* a, RightFactor b, std::int64_t rows, float* result) {
  Scratch scratch;
  compute(Product{a, rows, b, result}, scratch);
}

}  // namespace

void matmul(const float* a, const float* b, float* result, ProductSizes sizes) {
  compute(a, {b, sizes.inner, sizes.columns, Layout::row_major}, sizes.rows, result);
}

void matmul_transposed(const float* a, const float* b, float* result, ProductSizes sizes) {
  compute(a, {b, sizes.inner, sizes.columns, Layout::transposed}, sizes.rows, result);
}

}  // namespace playground
