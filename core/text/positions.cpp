#include "core/text/positions.h"

#include <cstddef>
#include <vector>

#include "core/kernels/elementary.h"

namespace playground {

void fill_sinusoidal(std::int64_t width, std::span<float> encoding) {
  const auto columns = static_cast<std::size_t>(width);
  constexpr double log_base = 9.210340371976184;  // of 10000
  std::vector<double> divisors(columns);  // 10000^(2i/C), the same for a sine and its cosine
  for (std::size_t column = 0; column < columns; ++column) {
    const auto even_column = static_cast<double>(column - column % 2);
    divisors[column] = elementary::exp(log_base * even_column / static_cast<double>(width));
  }
  for (std::size_t cell = 0; cell < encoding.size(); ++cell) {
    const std::size_t column = cell % columns;
    const double angle = static_cast<double>(cell / columns) / divisors[column];
    const auto [sine, cosine] = elementary::sine_cosine(angle);
    encoding[cell] = static_cast<float>(column % 2 == 0 ? sine : cosine);
  }
}

}  // namespace playground
