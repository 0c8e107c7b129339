// Work in two halves, on a core each.
#pragma once

#include <cstddef>
#include <future>

namespace playground::training {

// Calls `work(0)` and `work(1)` at the same time.
template <class Work>
void in_halves(const Work& work) {
  std::future<void> other = std::async(std::launch::async, work, std::size_t{1});
  work(std::size_t{0});
  other.get();
}

}  // namespace playground::training
