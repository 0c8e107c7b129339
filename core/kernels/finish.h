// What happens to the sums of a product before they become its result.
#pragma once

#include <cstdint>

#include "core/kernels/product.h"

namespace playground {

struct Sums {
  const float* cells;
  std::int64_t stride;  // from row to row
};

// A part of the result; it may reach past the last column.
struct Part {
  std::int64_t row;
  std::int64_t column;
  std::int64_t rows;
  std::int64_t columns;
};

void finish_sums(Sums sums, const Product& product, Part part);

}  // namespace playground
