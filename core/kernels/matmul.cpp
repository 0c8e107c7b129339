#include "core/kernels/matmul.h"

#include <Eigen/Core>

namespace playground {
namespace {

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using ConstMap = Eigen::Map<const Matrix>;
using Map = Eigen::Map<Matrix>;

Eigen::Index index(std::int64_t size) { return static_cast<Eigen::Index>(size); }

}  // namespace

void matmul(const float* a, const float* b, float* result, ProductSizes sizes) {
  const auto [rows, inner, columns] = sizes;
  Map(result, index(rows), index(columns)).noalias() =
      ConstMap(a, index(rows), index(inner)) * ConstMap(b, index(inner), index(columns));
}

void matmul_transposed(const float* a, const float* b, float* result, ProductSizes sizes) {
  // Turned first: the copy is small beside the product, and one product is half the code of two.
  const Matrix turned = ConstMap(b, index(sizes.columns), index(sizes.inner)).transpose();
  matmul(a, turned.data(), result, sizes);
}

}  // namespace playground
