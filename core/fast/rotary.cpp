#include "core/fast/rotary.h"

#include <utility>

#include "core/ops/rotate.h"

namespace playground::fast {
namespace {

void rotate(MatrixView& rows, const ConstMatrixView& rotations, float direction) {
  const float* cells = rotations.data();
  const std::int64_t width = rotations.cols();
  for (std::int64_t i = 0; i < rows.rows(); ++i) {
    const float* rotation = cells + i % rotations.rows() * width;
    float* row = rows.data() + i * rows.outerStride();
    for (std::int64_t head = 0; head < rows.cols(); head += width) {
      for (std::int64_t j = 0; j < width; j += 2) {
        const float cosine = rotation[j];
        const float sine = direction * rotation[j + 1];
        const float even = row[head + j];
        const float odd = row[head + j + 1];
        row[head + j] = even * cosine - odd * sine;
        row[head + j + 1] = even * sine + odd * cosine;
      }
    }
  }
}

}  // namespace

ConstMatrixView rotations_for(std::vector<float>& rotations, std::int64_t first, std::int64_t count,
                              std::int64_t head_dim) {
  while (static_cast<std::int64_t>(rotations.size()) < (first + count) * head_dim) {
    const auto position = static_cast<std::int64_t>(rotations.size()) / head_dim;
    for (const Rotation& rotation : rotations_of(position, head_dim, rotary_base)) {
      rotations.push_back(static_cast<float>(rotation.cosine));
      rotations.push_back(static_cast<float>(rotation.sine));
    }
  }
  return matrix(std::as_const(rotations).data() + first * head_dim, count, head_dim);
}

void rotate_pairs(MatrixView rows, const ConstMatrixView& rotations) { rotate(rows, rotations, 1); }

void rotate_pairs_back(MatrixView rows, const ConstMatrixView& rotations) {
  rotate(rows, rotations, -1);
}

}  // namespace playground::fast
