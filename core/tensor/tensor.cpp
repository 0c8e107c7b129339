#include "core/tensor/tensor.h"

#include <algorithm>

#include "core/base/message.h"

namespace playground {

Tensor fit(const GivenNumbers& given, const Shape& shape) {
  const bool flat = given.shape.size() == 1;
  const bool without_batch =
      !shape.empty() && shape.front() == 1 &&
      std::equal(given.shape.begin(), given.shape.end(), shape.begin() + 1, shape.end());
  const bool fits = given.shape == shape || without_batch || flat;
  if (!fits || static_cast<std::int64_t>(given.values.size()) != count(shape)) {
    refuse(
        ErrorCode::shape_mismatch, {given.path},
        {"these numbers have the shape {0}, but it must be {1}", "这些数的形状是 {0}，应该是 {1}"},
        given.shape, shape);
  }
  return {shape, given.values};
}

}  // namespace playground
