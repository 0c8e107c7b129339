#include "core/train/trainers.h"

#include <algorithm>
#include <utility>

#include "core/base/message.h"

namespace playground {

Trainers::Handle Trainers::create(TrainerConfig config) {
  const auto free = std::find_if(slots_.begin(), slots_.end(),
                                 [](const Slot& slot) { return slot.trainer == nullptr; });
  require(free != slots_.end(), ErrorCode::too_large, {""},
          {"there are already {0} trainers, which is the limit; release one",
           "已有 {0} 个训练器，达到了限制；请先释放一个"},
          limits.trainers);
  free->trainer = std::make_unique<Trainer>(std::move(config));
  free->handle = ++latest_;
  return latest_;
}

Trainers::Slot& Trainers::slot_of(Handle handle) {
  for (Slot& slot : slots_) {
    if (slot.trainer && slot.handle == handle) return slot;
  }
  refuse(ErrorCode::unknown_trainer, {"/trainer"},
         {"there is no trainer {0}, or it was released; create one with train_create",
          "没有训练器 {0}，或已被释放；请先用 train_create 创建"},
         handle);
}

void Trainers::release_after(Handle handle) {
  for (Slot& slot : slots_) {
    if (slot.handle > handle) slot = {};
  }
}

}  // namespace playground
