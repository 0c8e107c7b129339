// Muon does what its paper says; the numbers are NumPy's, from the formulas, in F64.
#include "training/words/muon.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "core/kernels/matmul.h"
#include "core/random/generator.h"

namespace playground::training::testing {
namespace {

void check_near(const std::vector<float>& values, const std::vector<double>& expected) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    CAPTURE(i);
    CHECK(double{values[i]} == doctest::Approx(expected[i]).epsilon(2e-5));
  }
}

TEST_CASE("two updates of a matrix are NumPy's") {
  OptimizerConfig config;
  config.learning_rate = 0.01;
  config.weight_decay = 0.1;
  config.warmup = 0;
  std::vector<float> parameters{0.5F, -0.25F, 1.0F, 0.75F, 0.125F, -0.5F};
  std::vector<float> mean(parameters.size());
  const std::vector<float> first{1.0F, -2.0F, 0.5F, 0.25F, 3.0F, -1.0F};
  const std::vector<float> second{0.5F, 1.0F, -1.5F, 2.0F, -0.75F, 0.25F};
  update_matrix(config, 0.9, 1, first, {2, 3}, mean, parameters);
  update_matrix(config, 0.9, 2, second, {2, 3}, mean, parameters);
  check_near(parameters, {0.4966332, -0.24804098, 1.00129493, 0.74479773, 0.12194135, -0.49931107});
}

TEST_CASE("a tall matrix is made orthogonal as NumPy does") {
  std::vector<float> matrix{0.5F, 0.75F, -0.25F, 0.125F, 1.0F, -0.5F};
  orthogonalize(matrix, {3, 2});
  check_near(matrix, {0.448605, 0.61786486, -0.24049152, 0.11377015, 0.96196607, -0.45508061});
}

TEST_CASE("a matrix made orthogonal keeps its directions and makes them equally long") {
  constexpr MatrixSize size{24, 40};
  constexpr std::size_t rows = 24;
  Generator generator(7);
  std::vector<float> matrix(static_cast<std::size_t>(size.rows * size.columns));
  generator.fill_uniform(-1, 1, matrix);
  const std::vector<float> before = matrix;
  orthogonalize(matrix, size);
  // U S V^T has become U T V^T: their product U S T U^T is symmetric, and so is U T^2 U^T, which
  // makes no direction longer or shorter than T^2 does.
  std::vector<float> both(rows * rows);
  std::vector<float> squares(rows * rows);
  const ProductSizes sizes{size.rows, size.columns, size.rows};
  matmul_transposed(before.data(), matrix.data(), both.data(), sizes);
  matmul_transposed(matrix.data(), matrix.data(), squares.data(), sizes);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      CHECK(std::abs(both[i * rows + j] - both[j * rows + i]) < 1e-4F);
    }
  }
  std::vector<float> at(rows);
  for (int direction = 0; direction < 20; ++direction) {
    CAPTURE(direction);
    generator.fill_uniform(-1, 1, at);
    double length = 0;
    double whole = 0;
    for (std::size_t i = 0; i < rows; ++i) {
      whole += double{at[i]} * at[i];
      for (std::size_t j = 0; j < rows; ++j) {
        length += double{at[i]} * squares[i * rows + j] * at[j];
      }
    }
    CHECK(length / whole > 0.65 * 0.65);
    CHECK(length / whole < 1.25 * 1.25);
  }
}

}  // namespace
}  // namespace playground::training::testing
