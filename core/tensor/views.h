// Tensors as arrays of Eigen: views of row-major float32, without a copy.
//
// A view is an array of Eigen, not a matrix: `*` and `/` are elementwise, as + and - are, and each
// is rounded as the same expression of floats is. So the bits of a result do not depend on how
// Eigen writes its loops. Those of products, sums and elementary functions would, so Eigen's own
// are not called: products are in core/kernels/matmul.h, elementary functions in
// core/kernels/elementary.h, and sums have a fixed order.
//
// Sizes count rows and columns, strides count floats. A debug build checks that both sides of an
// assignment have one size.
#pragma once

#include <Eigen/Core>
#include <cstdint>
#include <span>
#include <type_traits>

namespace playground {

using Cells = Eigen::Array<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// For sums and quotients that are rounded to float once, at their end.
using Doubles = Eigen::Array<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using RowOfDoubles = Eigen::Array<double, 1, Eigen::Dynamic, Eigen::RowMajor>;

// The cells of a matrix, its rows `outerStride()` floats apart. T is float or const float.
template <class T>
using BasicMatrixView = Eigen::Map<std::conditional_t<std::is_const_v<T>, const Cells, Cells>,
                                   Eigen::Unaligned, Eigen::OuterStride<>>;
using MatrixView = BasicMatrixView<float>;
using ConstMatrixView = BasicMatrixView<const float>;

using RowOfCells = Eigen::Array<float, 1, Eigen::Dynamic, Eigen::RowMajor>;
template <class T>
using BasicRowView =
    Eigen::Map<std::conditional_t<std::is_const_v<T>, const RowOfCells, RowOfCells>>;

using Strides = Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>;
using BroadcastView = Eigen::Map<const Cells, Eigen::Unaligned, Strides>;

// (rows, columns) from `first` on, a row every `stride` floats.
template <class T>
BasicMatrixView<T> matrix(T* first, std::int64_t rows, std::int64_t columns, std::int64_t stride) {
  return {first, rows, columns, Eigen::OuterStride<>(stride)};
}

// (rows, columns) from `first` on, each row directly after the other.
template <class T>
BasicMatrixView<T> matrix(T* first, std::int64_t rows, std::int64_t columns) {
  return matrix(first, rows, columns, columns);
}

// All of `values` in rows of `columns`: with the size of a tensor's last axis, (…, C) as (rows, C).
template <class T>
BasicMatrixView<T> matrix(std::span<T> values, std::int64_t columns) {
  return matrix(values.data(), static_cast<std::int64_t>(values.size()) / columns, columns);
}

inline ConstMatrixView read_only(const MatrixView& view) {
  return matrix(view.data(), view.rows(), view.cols(), view.outerStride());
}

// `columns` cells in a row.
template <class T>
BasicRowView<T> row(T* first, std::int64_t columns) {
  return {first, columns};
}

template <class T>
BasicRowView<T> row(std::span<T> values) {
  return row(values.data(), static_cast<std::int64_t>(values.size()));
}

// (rows, columns) from `first` on; `strides` are those between rows and between columns. A stride
// of 0 repeats a row or a column, as broadcasting does.
inline BroadcastView broadcast_view(const float* first, std::int64_t rows, std::int64_t columns,
                                    const Strides& strides) {
  return {first, rows, columns, strides};
}

}  // namespace playground
