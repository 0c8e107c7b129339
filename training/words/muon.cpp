#include "training/words/muon.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/kernels/matmul.h"

namespace playground::training {
namespace {

std::vector<float> transposed(std::span<const float> matrix, MatrixSize size) {
  std::vector<float> result;
  result.reserve(matrix.size());
  for (std::int64_t j = 0; j < size.columns; ++j) {
    for (std::int64_t i = 0; i < size.rows; ++i) {
      result.push_back(matrix[static_cast<std::size_t>(i * size.columns + j)]);
    }
  }
  return result;
}

}  // namespace

void orthogonalize(std::span<float> matrix, MatrixSize size) {
  if (size.rows > size.columns) {
    const MatrixSize wide{size.columns, size.rows};
    std::vector<float> other = transposed(matrix, size);
    orthogonalize(other, wide);
    std::ranges::copy(transposed(other, wide), matrix.begin());
    return;
  }
  const auto [rows, columns] = size;
  const auto scale = static_cast<float>(1 / (norm_of(matrix) + 1e-7));
  for (float& x : matrix) x *= scale;
  // X becomes a X + (b A + c A A) X, where A = X X^T.
  constexpr int steps = 5;
  constexpr float a = 3.4445F;
  constexpr float b = -4.7750F;
  constexpr float c = 2.0315F;
  std::vector<float> products(static_cast<std::size_t>(rows * rows));
  std::vector<float> factors(products.size());
  std::vector<float> changes(matrix.size());
  for (int step = 0; step < steps; ++step) {
    matmul_transposed(matrix.data(), matrix.data(), products.data(), {rows, columns, rows});
    matmul_transposed(products.data(), products.data(), factors.data(), {rows, rows, rows});
    for (std::size_t i = 0; i < factors.size(); ++i) factors[i] = b * products[i] + c * factors[i];
    matmul(factors.data(), matrix.data(), changes.data(), {rows, rows, columns});
    for (std::size_t i = 0; i < matrix.size(); ++i) matrix[i] = a * matrix[i] + changes[i];
  }
}

void update_matrix(const OptimizerConfig& config, double momentum, std::int64_t step,
                   std::span<const float> gradients, MatrixSize size, std::span<float> mean,
                   std::span<float> parameters) {
  const auto kept = static_cast<float>(momentum);
  const auto rest = static_cast<float>(1 - momentum);
  std::vector<float> direction(gradients.size());
  for (std::size_t i = 0; i < gradients.size(); ++i) {
    mean[i] = kept * mean[i] + rest * gradients[i];
    direction[i] = kept * mean[i] + rest * gradients[i];
  }
  orthogonalize(direction, size);
  const double rate = learning_rate(config, step);
  const double longer = static_cast<double>(std::max(size.rows, size.columns));
  const auto length = static_cast<float>(rate * 0.2 * std::sqrt(longer));
  const auto decayed = static_cast<float>(1 - rate * config.weight_decay);
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    parameters[i] = decayed * parameters[i] - length * direction[i];
  }
}

}  // namespace playground::training
