// All trainers of one caller, by handle.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "core/base/limits.h"
#include "core/train/trainer.h"

namespace playground {

class Trainers {
 public:
  using Handle = std::int64_t;  // 1, 2, …; none is used again

  // Throws as the trainer, and `too_large` beyond `limits.trainers`. A failure leaves nothing
  // behind.
  Handle create(TrainerConfig config);

  // Both throw `unknown_trainer` for a handle that names none, or none any more.
  Trainer& at(Handle handle) { return *slot_of(handle).trainer; }
  void release(Handle handle) { slot_of(handle) = {}; }

  // The handle of the latest trainer, and how to forget those created after it.
  Handle latest() const { return latest_; }
  void release_after(Handle handle);

 private:
  struct Slot {
    Handle handle = 0;
    std::unique_ptr<Trainer> trainer = {};
  };
  Slot& slot_of(Handle handle);

  std::array<Slot, limits.trainers> slots_;
  Handle latest_ = 0;
};

}  // namespace playground
