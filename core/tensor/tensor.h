// Tensors as the request gives them and as a node holds them: dense, row-major, float32.
#pragma once

#include <memory>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "core/base/shape.h"

namespace playground {

// An allocator that leaves new elements uninitialized: whoever resizes such a vector writes every
// element.
template <class T>
struct Unfilled : std::allocator<T> {
  // NOLINTBEGIN(readability-identifier-naming): the standard's names
  template <class U>
  struct rebind {
    using other = Unfilled<U>;
  };
  // NOLINTEND(readability-identifier-naming)
  template <class U>
  void construct(U* place) noexcept {
    ::new (static_cast<void*>(place)) U;
  }
  template <class U, class... From>
  void construct(U* place, From&&... from) {
    ::new (static_cast<void*>(place)) U(std::forward<From>(from)...);
  }
};
using Floats = std::vector<float, Unfilled<float>>;

struct Tensor {
  Shape shape;
  std::vector<float> values;  // count(shape) of them
};

// Numbers written by a caller. `shape` is the nesting they came in (one axis when flat), `path` the
// JSON pointer to them, for errors.
struct GivenNumbers {
  Shape shape;
  std::vector<float> values;
  std::string path;
};

// Throws `shape_mismatch` unless the numbers fit `shape`: nested alike, nested without a leading
// batch axis of 1, or flat with the right count. Returns them in that shape.
Tensor fit(const GivenNumbers& given, const Shape& shape);

}  // namespace playground
