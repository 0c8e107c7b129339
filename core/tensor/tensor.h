// Numbers as the request gives them and as a node holds them: dense, row-major, float32.
#pragma once

#include <string>
#include <vector>

#include "core/tensor/shape.h"

namespace playground {

struct Tensor {
  Shape shape;
  std::vector<float> values;  // count(shape) of them
};

// Numbers written by a caller. `shape` is the nesting they came in (one axis when flat), `path` the
// JSON pointer of where they stand, for errors.
struct GivenNumbers {
  Shape shape;
  std::vector<float> values;
  std::string path;
};

// Throws `shape_mismatch` unless the numbers fit `shape`: nested alike, nested without a leading
// batch axis of 1, or flat with the right count. Returns them in that shape.
Tensor fit(const GivenNumbers& given, const Shape& shape);

}  // namespace playground
