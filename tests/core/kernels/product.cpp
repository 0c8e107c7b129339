#include "core/kernels/product.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/kernels/matmul.h"
#include "core/kernels/packed_product.h"
#include "tests/core/kernels/support.h"

namespace playground {
namespace {

using Values = std::vector<float>;

// As a build with PLAYGROUND_ARCHITECTURE fuses it, where the processor can.
float plus_product(float sum, float a, float b) {
#if defined(__FMA__)
  return std::fma(a, b, sum);
#else
  return sum + a * b;
#endif
}

// As the headers say: each cell from +0, k in order, in slices.
Values naive(const Values& a, const Values& b, ProductSizes sizes) {
  const auto [rows, inner, columns] = sizes;
  Values result(static_cast<std::size_t>(rows * columns));
  for (std::int64_t cell = 0; cell < rows * columns; ++cell) {
    float total = 0;
    for (std::int64_t start = 0; start < inner; start += slice_depth) {
      float sum = 0;
      for (std::int64_t k = start; k < std::min(inner, start + slice_depth); ++k) {
        sum = plus_product(sum, a[static_cast<std::size_t>(cell / columns * inner + k)],
                           b[static_cast<std::size_t>(k * columns + cell % columns)]);
      }
      total += sum;
    }
    result[static_cast<std::size_t>(cell)] = total;
  }
  return result;
}

Values transposed(const Values& matrix, std::int64_t rows, std::int64_t columns) {
  Values result(matrix.size());
  for (std::int64_t i = 0; i < rows * columns; ++i) {
    result[static_cast<std::size_t>(i % columns * rows + i / columns)] =
        matrix[static_cast<std::size_t>(i)];
  }
  return result;
}

std::int64_t differing(const Values& a, const Values& b) {
  REQUIRE(a.size() == b.size());
  std::int64_t found = 0;
  for (std::size_t i = 0; i < a.size(); ++i) found += identical(a[i], b[i]) ? 0 : 1;
  return found;
}

// A result that a kernel must overwrite completely, followed by cells that it must not write to.
Values untouched(ProductSizes sizes) {
  return Values(static_cast<std::size_t>(sizes.rows * sizes.columns + 8), 12345.0F);
}

void require_exact(Values got, const Values& expected) {
  CHECK(std::all_of(got.end() - 8, got.end(), [](float x) { return x == 12345.0F; }));
  got.resize(got.size() - 8);
  CHECK(differing(got, expected) == 0);
}

void require_all_products_exact(ProductSizes sizes) {
  CAPTURE(sizes.rows);
  CAPTURE(sizes.inner);
  CAPTURE(sizes.columns);
  const auto [rows, inner, columns] = sizes;
  const Values a = noise(rows * inner, 1);
  const Values b = noise(inner * columns, 2);
  const Values expected = naive(a, b, sizes);

  Values result = untouched(sizes);
  matmul(a.data(), b.data(), result.data(), sizes);
  require_exact(result, expected);

  result = untouched(sizes);
  matmul_transposed(a.data(), transposed(b, inner, columns).data(), result.data(), sizes);
  require_exact(result, expected);

  result = untouched(sizes);
  Scratch scratch;
  multiply(a.data(), rows, pack(b.data(), inner, columns), result.data(), {}, scratch);
  require_exact(result, expected);

  result = untouched(sizes);
  multiply_transposed(transposed(a, rows, inner).data(), b.data(), result.data(), sizes, scratch);
  require_exact(result, expected);
}

double activated(FusedActivation activation, double x) {
  switch (activation) {
    case FusedActivation::none:
      return x;
    case FusedActivation::relu:
      return x > 0 ? x : 0;
    case FusedActivation::gelu:
      return 0.5 * x * std::erfc(-x / std::sqrt(2.0));
    case FusedActivation::gelu_tanh:
      return 0.5 * x * (1 + std::tanh(std::sqrt(2 / std::acos(-1.0)) * (x + 0.044715 * x * x * x)));
    case FusedActivation::silu:
      return x / (1 + std::exp(-x));
  }
  return x;
}

constexpr FusedActivation activations[] = {FusedActivation::none, FusedActivation::relu,
                                           FusedActivation::gelu, FusedActivation::gelu_tanh,
                                           FusedActivation::silu};

}  // namespace

// Only a build with PLAYGROUND_ARCHITECTURE, on a processor that has one, uses it.
TEST_CASE("products by the matrix unit are those of plain loops but for the rounding of factors") {
  if (!use_matrix_unit(true)) {
    MESSAGE("this build or processor has no matrix unit");
    return;
  }
  const auto is_near = [](const Values& got, const Values& wanted, std::int64_t inner) {
    const double allowed = 0.01 * std::sqrt(static_cast<double>(inner));
    return std::equal(got.begin(), got.end(), wanted.begin(), wanted.end(),
                      [&](float a, float b) { return std::abs(double{a} - double{b}) <= allowed; });
  };
  constexpr ProductSizes all[] = {{2, 3, 5},     {16, 32, 16},   {300, 96, 70},
                                  {40, 500, 33}, {270, 800, 20}, {100, 96, 16}};
  Scratch scratch;
  for (const ProductSizes& sizes : all) {
    const auto [rows, inner, columns] = sizes;
    CAPTURE(rows);
    const Values a = noise(rows * inner, 1);
    const Values b = noise(inner * columns, 2);
    const Values wanted = naive(a, b, sizes);
    Values result(wanted.size());
    matmul(a.data(), b.data(), result.data(), sizes);
    CHECK(is_near(result, wanted, inner));
    multiply_transposed(transposed(a, rows, inner).data(), b.data(), result.data(), sizes, scratch);
    CHECK(is_near(result, wanted, inner));
    Finish finish;
    finish.residual = wanted.data();
    multiply(a.data(), rows, pack(b.data(), inner, columns), result.data(), finish, scratch);
    Values twice = wanted;
    for (float& cell : twice) cell *= 2;
    CHECK(is_near(result, twice, inner));
  }
  use_matrix_unit(false);
}

TEST_CASE("products are bit for bit those of plain loops, whatever remains of tiles and panels") {
  for (std::int64_t rows = 1; rows <= 20; ++rows) {
    for (std::int64_t columns = 1; columns <= 20; ++columns) {
      for (const std::int64_t inner : {0, 1, 2, 3, 7, 8, 9, 33}) {
        require_all_products_exact({rows, inner, columns});
      }
    }
  }
}

TEST_CASE("products are bit for bit those of plain loops around the borders of slices and blocks") {
  for (const std::int64_t inner :
       {slice_depth - 1, slice_depth, slice_depth + 1, 2 * slice_depth, 2 * slice_depth + 4}) {
    for (const std::int64_t rows : {1, 2, 17}) {
      for (const std::int64_t columns : {1, 31, 32, 41}) {
        require_all_products_exact({rows, inner, columns});
      }
    }
  }
  for (const std::int64_t more : {-1, 0, 1, 12}) {
    require_all_products_exact({block_rows + more, slice_depth + 2, 9});
    require_all_products_exact({3, slice_depth + 2, group_columns + more});
  }
  require_all_products_exact({300, 20, 17});
}

TEST_CASE("a cell depends neither on the number of rows nor on that of columns") {
  const std::int64_t inner = 900;
  const Values a = noise(40 * inner, 3);
  const Values b = noise(40 * inner, 4);  // (40, inner)
  Values all(40 * 40);
  matmul_transposed(a.data(), b.data(), all.data(), {40, inner, 40});
  for (const std::int64_t rows : {1, 2, 5, 16, 17}) {
    for (const std::int64_t columns : {1, 8, 13, 33}) {
      Values some(static_cast<std::size_t>(rows * columns));
      matmul_transposed(a.data(), b.data(), some.data(), {rows, inner, columns});
      for (std::int64_t cell = 0; cell < rows * columns; ++cell) {
        REQUIRE(identical(some[static_cast<std::size_t>(cell)],
                          all[static_cast<std::size_t>(cell / columns * 40 + cell % columns)]));
      }
    }
  }
}

TEST_CASE("zeros appended to the inner axis change no bit") {
  const ProductSizes sizes{5, 700, 11};
  const Values a = noise(sizes.rows * sizes.inner, 5);
  const Values b = noise(sizes.inner * sizes.columns, 6);
  const Values expected = naive(a, b, sizes);
  for (const std::int64_t more : {1, 68, 69, 900}) {
    const ProductSizes longer{sizes.rows, sizes.inner + more, sizes.columns};
    Values padded(static_cast<std::size_t>(longer.rows * longer.inner));
    for (std::int64_t row = 0; row < sizes.rows; ++row) {
      std::copy_n(a.begin() + row * sizes.inner, sizes.inner, padded.begin() + row * longer.inner);
    }
    Values rest = b;
    const Values tail = noise(more * sizes.columns, 7);
    rest.insert(rest.end(), tail.begin(), tail.end());
    Values result = untouched(longer);
    matmul(padded.data(), rest.data(), result.data(), longer);
    require_exact(result, expected);
  }
}

TEST_CASE("nan and inf reach their own rows and columns alone") {
  const float inf = std::numeric_limits<float>::infinity();
  const ProductSizes sizes{6, 10, 9};
  for (const float special : {inf, -inf, std::numeric_limits<float>::quiet_NaN()}) {
    Values a = noise(60, 8);
    Values b = noise(90, 9);
    a[3 * 10 + 2] = special;
    b[4 * 9 + 8] = special;
    Values result = untouched(sizes);
    matmul(a.data(), b.data(), result.data(), sizes);
    require_exact(result, naive(a, b, sizes));
  }
}

TEST_CASE("a matrix without columns and a product without rows are empty") {
  Scratch scratch;
  float cell = 7;
  const PackedMatrix empty = pack(&cell, 1, 0);
  CHECK(empty.panels.empty());
  multiply(&cell, 1, empty, &cell, {}, scratch);
  multiply(&cell, 0, pack(&cell, 1, 1), &cell, {}, scratch);
  CHECK(cell == 7);
}

TEST_CASE("bias, activation and residual are those of plain loops") {
  Scratch scratch;
  for (const std::int64_t rows : {1, 2, 5, 9}) {
    for (std::int64_t columns = 1; columns <= 20; ++columns) {
      const ProductSizes sizes{rows, 40, columns};
      const Values a = noise(rows * 40, 10);
      const Values b = noise(40 * columns, 11);
      const Values bias = noise(columns, 12);
      const Values residual = noise(rows * columns, 13);
      const Values sums = naive(a, b, sizes);
      for (const FusedActivation activation : activations) {
        Values result = residual;  // in place
        multiply(a.data(), rows, pack(b.data(), 40, columns), result.data(),
                 {bias.data(), activation, result.data(), 0.5F}, scratch);
        for (std::size_t cell = 0; cell < result.size(); ++cell) {
          const double x = sums[cell] + bias[cell % static_cast<std::size_t>(columns)];
          const double expected = activated(activation, x) + 0.5 * residual[cell];
          CHECK(result[cell] == doctest::Approx(expected).epsilon(2e-6));
        }
      }
    }
  }
}

TEST_CASE("every activation of nan is nan, in its own cell alone") {
  Scratch scratch;
  const Values x{1, std::numeric_limits<float>::quiet_NaN(), 2};
  const float one = 1;
  for (const FusedActivation activation : activations) {
    Values result(3);
    multiply(x.data(), 3, pack(&one, 1, 1), result.data(), {nullptr, activation}, scratch);
    CHECK(std::isfinite(result[0]));
    CHECK(std::isnan(result[1]));
    CHECK(std::isfinite(result[2]));
  }
}

TEST_CASE("activations stay within 1e-6 + 1e-6 |x| from one end of the floats to the other") {
  Scratch scratch;
  Values x;
  for (float size = 1e-38F; size < 1e37F; size *= 1.01F) x.insert(x.end(), {size, -size});
  const auto rows = static_cast<std::int64_t>(x.size());
  const float one = 1;
  for (const FusedActivation activation : activations) {
    Values result(x.size());
    multiply(x.data(), rows, pack(&one, 1, 1), result.data(), {nullptr, activation}, scratch);
    for (std::size_t i = 0; i < x.size(); ++i) {
      const double expected = activated(activation, x[i]);
      REQUIRE(std::abs(result[i] - expected) <= 1e-6 + 1e-6 * std::abs(expected));
    }
  }
}

}  // namespace playground
