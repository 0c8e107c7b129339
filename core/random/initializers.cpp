#include "core/random/initializers.h"

#include <cmath>

namespace playground {

void fill_linear_weight(Generator& generator, std::int64_t in, std::span<float> weight) {
  const double bound = 1 / std::sqrt(static_cast<double>(in));
  generator.fill_uniform(-bound, bound, weight);
}

void fill_linear_bias(Generator& generator, std::int64_t in, std::span<float> bias) {
  fill_linear_weight(generator, in, bias);
}

void fill_xavier_uniform(Generator& generator, std::int64_t rows, std::int64_t columns,
                         std::span<float> weight) {
  // Two roots, as torch takes them: their product may differ from one root in the last bit.
  const double bound = std::sqrt(3.0) * std::sqrt(2 / static_cast<double>(rows + columns));
  generator.fill_uniform(-bound, bound, weight);
}

}  // namespace playground
