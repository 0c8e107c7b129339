// All parameters of a model in one row of floats, and their gradients in another of the same order:
// so an optimizer is one loop, and a checkpoint one copy.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/graph/parameter.h"

namespace playground::fast {

class Arena {
 public:
  struct Slice {
    std::string id;
    Shape shape;
    std::int64_t first;
  };

  // In the order of the specs.
  explicit Arena(const std::vector<ParameterSpec>& specs);

  std::int64_t size() const { return size_; }  // in floats
  const std::vector<Slice>& slices() const { return slices_; }
  // Null if there is no such parameter.
  const Slice* find(const std::string& id) const;

 private:
  std::vector<Slice> slices_;
  std::int64_t size_ = 0;
};

}  // namespace playground::fast
