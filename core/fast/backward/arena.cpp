#include "core/fast/backward/arena.h"

#include <algorithm>

namespace playground::fast {

Arena::Arena(const std::vector<ParameterSpec>& specs) {
  for (const ParameterSpec& spec : specs) {
    slices_.push_back({spec.id, spec.shape, size_});
    size_ += count(spec.shape);
  }
}

const Arena::Slice* Arena::find(const std::string& id) const {
  const auto found = std::find_if(slices_.begin(), slices_.end(),
                                  [&](const Slice& slice) { return slice.id == id; });
  return found == slices_.end() ? nullptr : &*found;
}

}  // namespace playground::fast
