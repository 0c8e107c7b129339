#include "core/train/trainers.h"

#include <memory>
#include <utility>

#include "core/base/message.h"

namespace playground {

Trainers::Handle Trainers::create(TrainerConfig config) {
  require(!all_.is_full(), ErrorCode::too_large, {""},
          {"there are already {0} trainers, which is the limit; release one",
           "已有 {0} 个训练器，达到了限制；请先释放一个"},
          limits.trainers);
  return all_.add(std::make_unique<Trainer>(std::move(config)));
}

Trainer& Trainers::at(Handle handle) {
  Trainer* found = all_.find(handle);
  if (found != nullptr) return *found;
  refuse(ErrorCode::unknown_trainer, {"/trainer"},
         {"there is no trainer {0}, or it was released; create one with train_create",
          "没有训练器 {0}，或已被释放；请先用 train_create 创建"},
         handle);
}

void Trainers::release(Handle handle) {
  at(handle);  // throws where there is none
  all_.release_if([&](Handle one) { return one == handle; });
}

void Trainers::release_after(Handle handle) {
  all_.release_if([&](Handle one) { return one > handle; });
}

}  // namespace playground
