// Objects that a caller keeps by number, a fixed count of them at a time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace playground {

template <class T, std::size_t capacity>
class Handles {
 public:
  using Handle = std::int64_t;  // 1, 2, …; none is used again

  bool is_full() const {
    return std::all_of(slots_.begin(), slots_.end(),
                       [](const Slot& slot) { return slot.object != nullptr; });
  }
  // There is room.
  Handle add(std::unique_ptr<T> object) {
    const auto free = std::find_if(slots_.begin(), slots_.end(),
                                   [](const Slot& slot) { return slot.object == nullptr; });
    *free = {++latest_, std::move(object)};
    return latest_;
  }

  // Null for a handle that names none, or none any more.
  T* find(Handle handle) const {
    for (const Slot& slot : slots_) {
      if (slot.object && slot.handle == handle) return slot.object.get();
    }
    return nullptr;
  }
  // Drops every object whose handle `drops` says true of.
  template <class Test>
  void release_if(Test drops) {
    for (Slot& slot : slots_) {
      if (drops(slot.handle)) slot = {};
    }
  }

  Handle latest() const { return latest_; }

  template <class Visit>
  void for_each(Visit visit) const {
    for (const Slot& slot : slots_) {
      if (slot.object) visit(*slot.object);
    }
  }

 private:
  struct Slot {
    Handle handle = 0;
    std::unique_ptr<T> object = {};
  };
  std::array<Slot, capacity> slots_;
  Handle latest_ = 0;
};

}  // namespace playground
