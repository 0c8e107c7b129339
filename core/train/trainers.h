// All trainers of one caller, by handle.
#pragma once

#include <cstdint>

#include "core/base/handles.h"
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
  Trainer& at(Handle handle);
  void release(Handle handle);

  // The handle of the latest trainer, and how to forget those created after it.
  Handle latest() const { return all_.latest(); }
  void release_after(Handle handle);

 private:
  Handles<Trainer, limits.trainers> all_;
};

}  // namespace playground
