// What happens to the sums of a product before they become its result.
#pragma once

#include <cstdint>

#include "core/kernels/product.h"

namespace playground {

// Eight columns of the result, some of their rows. Past the last column there is nothing.
struct Part {
  std::int64_t row;
  std::int64_t column;
  std::int64_t rows;
};

// sums (rows, 8) are changed on the way.
void finish_sums(float* sums, const Product& product, Part part);

}  // namespace playground
