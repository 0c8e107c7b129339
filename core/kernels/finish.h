// The epilogue of a product: bias, activation and residual.
#pragma once

#include <cstdint>

#include "core/kernels/product.h"

namespace playground {

// The columns of a panel of the result, and some of their rows. Columns past the last one are not
// written.
struct Part {
  std::int64_t row;
  std::int64_t column;
  std::int64_t rows;
};

// Writes this part of the result from sums (rows, panel_width), which are overwritten.
void finish_sums(float* sums, const Product& product, Part part);

}  // namespace playground
