#include "core/kernels/packed_product.h"

#include "core/kernels/product.h"

namespace playground {

PackedMatrix pack(const float* matrix, std::int64_t inner, std::int64_t columns) {
  const RightFactor factor{matrix, inner, columns, Layout::row_major};
  return {inner, columns, packed_panels(factor)};
}

PackedMatrix pack_transposed(const float* matrix, std::int64_t inner, std::int64_t columns) {
  const RightFactor factor{matrix, inner, columns, Layout::transposed};
  return {inner, columns, packed_panels(factor)};
}

void multiply(const float* a, std::int64_t rows, const PackedMatrix& b, float* result,
              const Finish& finish, Scratch& scratch) {
  const RightFactor factor{b.panels.data(), b.inner, b.columns, Layout::panels};
  compute({a, rows, factor, result, finish}, scratch);
}

void multiply_transposed(const float* a, const float* b, float* result, ProductSizes sizes,
                         Scratch& scratch) {
  const RightFactor factor{b, sizes.inner, sizes.columns, Layout::row_major};
  compute({a, sizes.rows, factor, result, {}, true}, scratch);
}

}  // namespace playground
