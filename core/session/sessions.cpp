#include "core/session/sessions.h"

#include "core/base/limits.h"
#include "core/base/message.h"

namespace playground {

Sessions::Handle Sessions::create(Config config, std::optional<std::int64_t> max_tokens) {
  SessionPlan plan = plan_session(std::move(config), max_tokens);
  Slot* free = nullptr;
  std::int64_t floats_left = limits.floats;
  for (Slot& slot : slots_) {
    if (slot.session) {
      floats_left -= slot.session->sizes().floats;
    } else {
      free = &slot;
    }
  }
  require(free != nullptr, ErrorCode::too_large, {""},
          {"there are already {0} sessions, which is the limit; release one",
           "已有 {0} 个会话，达到了限制；请先释放一个"},
          limits.sessions);
  require(plan.sizes.floats <= floats_left, ErrorCode::too_large, {""},
          {"this session needs {0} floats, and {1} are left of the limit of {2} for all sessions; "
           "release others, or use fewer layers or max_tokens or smaller widths",
           "这个会话需要 {0} 个浮点数，而所有会话 {2} 的限制里只剩 "
           "{1}；请释放别的会话，或减少层数、max_tokens 或宽度"},
          plan.sizes.floats, floats_left, limits.floats);
  free->session = std::make_unique<Session>(std::move(plan));
  free->handle = ++latest_;
  return latest_;
}

Sessions::Slot& Sessions::slot_of(Handle handle) {
  for (Slot& slot : slots_) {
    if (slot.session && slot.handle == handle) return slot;
  }
  refuse(ErrorCode::unknown_session, {"/session"},
         {"there is no session {0}, or it was released; create one",
          "没有会话 {0}，或已被释放；请先创建"},
         handle);
}

void Sessions::release_after(Handle handle) {
  for (Slot& slot : slots_) {
    if (slot.handle > handle) slot = {};
  }
}

}  // namespace playground
