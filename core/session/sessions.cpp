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
          {"there are already ", limits.sessions, " sessions, which is the limit; release one"});
  require(plan.sizes.floats <= floats_left, ErrorCode::too_large, {""},
          {"this session needs ", plan.sizes.floats, " floats, and ", floats_left,
           " are left of the limit of ", limits.floats,
           " for all sessions; release others, or use fewer layers or max_tokens or smaller "
           "widths"});
  free->session = std::make_unique<Session>(std::move(plan));
  free->handle = ++latest_;
  return latest_;
}

Sessions::Slot& Sessions::slot_of(Handle handle) {
  for (Slot& slot : slots_) {
    if (slot.session && slot.handle == handle) return slot;
  }
  refuse(ErrorCode::unknown_session, {"/session"},
         {"there is no session ", handle, ", or it was released; create one"});
}

void Sessions::release_after(Handle handle) {
  for (Slot& slot : slots_) {
    if (slot.handle > handle) slot = {};
  }
}

}  // namespace playground
