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
  const auto [rows, inner, columns] = sizes;
  Map(result, index(rows), index(columns)).noalias() =
      ConstMap(a, index(rows), index(inner)) *
      ConstMap(b, index(columns), index(inner)).transpose();
}

}  // namespace playground
