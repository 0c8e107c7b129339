#include "core/text/positions.h"

#include "core/kernels/elementary.h"
#include "core/tensor/views.h"

namespace playground {

void fill_sinusoidal(std::int64_t width, std::span<float> encoding) {
  constexpr double log_base = 9.210340371976184;  // of 10000
  // 10000^(2i/C), the same for a sine and its cosine.
  const auto divisor = [&](std::int64_t column) {
    const auto even_column = static_cast<double>(column - column % 2);
    return elementary::exp(log_base * even_column / static_cast<double>(width));
  };
  const Eigen::ArrayXd divisors = Eigen::ArrayXd::NullaryExpr(width, divisor);
  MatrixView rows = matrix(encoding, width);
  rows = Cells::NullaryExpr(rows.rows(), width, [&](std::int64_t position, std::int64_t column) {
    const double angle = static_cast<double>(position) / divisors[column];
    const auto [sine, cosine] = elementary::sine_cosine(angle);
    return static_cast<float>(column % 2 == 0 ? sine : cosine);
  });
}

}  // namespace playground
