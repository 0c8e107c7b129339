#include "core/kernels/matrix_unit.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

namespace playground {
namespace {

using Values = std::vector<float>;

// Cells of up to 8 significant bits, so that nothing is rounded but what the test rounds.
Values cells(std::int64_t count, std::int64_t seed) {
  Values values;
  for (std::int64_t i = 0; i < count; ++i) {
    values.push_back(static_cast<float>((i * 37 + seed * 11) % 201 - 100) / 64);
  }
  return values;
}

std::size_t packed(std::int64_t rows, std::int64_t depth) {
  const std::int64_t side = matrix_unit::side;
  const std::int64_t reach = matrix_unit::reach;
  return static_cast<std::size_t>((rows + side - 1) / side * side * ((depth + reach - 1) / reach) *
                                  reach / 2);
}

struct Case {
  std::int64_t rows;
  std::int64_t depth;
};

// (rows, 16) = a (rows, depth) times b (depth, 16), added to `before`.
Values naive(const Values& a, const Values& b, const Case& sizes, float before) {
  Values sums;
  for (std::int64_t i = 0; i < sizes.rows; ++i) {
    for (std::int64_t j = 0; j < matrix_unit::side; ++j) {
      double sum = before;
      for (std::int64_t k = 0; k < sizes.depth; ++k) {
        sum += double{a[static_cast<std::size_t>(i * sizes.depth + k)]} *
               double{b[static_cast<std::size_t>(k * matrix_unit::side + j)]};
      }
      sums.push_back(static_cast<float>(sum));
    }
  }
  return sums;
}

TEST_CASE("the matrix unit multiplies rows, also those stored as columns, by a panel") {
  if (!matrix_unit::is_there()) {
    MESSAGE("this processor has no matrix unit");
    return;
  }
  for (const Case& sizes : {Case{1, 1}, Case{16, 32}, Case{17, 33}, Case{70, 96}, Case{130, 50}}) {
    CAPTURE(sizes.rows);
    const auto [rows, depth] = sizes;
    const Values a = cells(rows * depth, 1);
    const Values b = cells(depth * matrix_unit::side, 2);
    Values transposed(a.size());
    for (std::int64_t i = 0; i < rows * depth; ++i) {
      transposed[static_cast<std::size_t>(i % depth * rows + i / depth)] =
          a[static_cast<std::size_t>(i)];
    }
    Values panel(packed(matrix_unit::side, depth));
    matrix_unit::pack_panel(b.data(), matrix_unit::side, depth, panel.data());
    for (const bool as_columns : {false, true}) {
      CAPTURE(as_columns);
      Values own(packed(rows, depth));
      if (as_columns) {
        matrix_unit::pack_columns(transposed.data(), rows, rows, depth, own.data());
      } else {
        matrix_unit::pack_rows(a.data(), depth, rows, depth, own.data());
      }
      for (const bool adds : {false, true}) {
        Values sums(static_cast<std::size_t>((rows + 15) / 16 * 16 * matrix_unit::side), 3.0F);
        matrix_unit::multiply(own.data(), rows, panel.data(), depth,
                              {sums.data(), matrix_unit::side}, adds);
        const Values wanted = naive(a, b, sizes, adds ? 3.0F : 0.0F);
        for (std::size_t i = 0; i < wanted.size(); ++i) {
          CHECK(sums[i] == doctest::Approx(wanted[i]).epsilon(1e-5));
        }
      }
    }
  }
}

TEST_CASE("the matrix unit rounds to 8 significant bits, the nearest ones") {
  if (!matrix_unit::is_there()) {
    MESSAGE("this processor has no matrix unit");
    return;
  }
  const Values a{1 + 1.0F / 512 + 1.0F / 4096};
  Values b(matrix_unit::side, 1.0F);
  Values row(packed(1, 1));
  Values panel(packed(matrix_unit::side, 1));
  Values sums(matrix_unit::side * matrix_unit::side);
  matrix_unit::pack_rows(a.data(), 1, 1, 1, row.data());
  matrix_unit::pack_panel(b.data(), matrix_unit::side, 1, panel.data());
  matrix_unit::multiply(row.data(), 1, panel.data(), 1, {sums.data(), matrix_unit::side}, false);
  CHECK(sums[0] == 1.0F);
  const Values more{1 + 1.0F / 256 + 1.0F / 4096};
  matrix_unit::pack_rows(more.data(), 1, 1, 1, row.data());
  matrix_unit::multiply(row.data(), 1, panel.data(), 1, {sums.data(), matrix_unit::side}, false);
  CHECK(sums[0] == 1 + 1.0F / 128);
}

}  // namespace
}  // namespace playground
