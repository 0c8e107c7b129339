#include "core/session/sessions.h"

#include <memory>
#include <utility>

#include "core/base/limits.h"
#include "core/base/message.h"

namespace playground {

Sessions::Handle Sessions::create(Config config, std::optional<std::int64_t> max_tokens) {
  SessionPlan plan = plan_session(std::move(config), max_tokens);
  std::int64_t floats_left = limits.floats;
  all_.for_each([&](const Session& session) { floats_left -= session.sizes().floats; });
  require(!all_.is_full(), ErrorCode::too_large, {""},
          {"there are already {0} sessions, which is the limit; release one",
           "已有 {0} 个会话，达到了限制；请先释放一个"},
          limits.sessions);
  require(plan.sizes.floats <= floats_left, ErrorCode::too_large, {""},
          {"this session needs {0} floats, and {1} are left of the limit of {2} for all sessions; "
           "release others, or use fewer layers or max_tokens or smaller widths",
           "这个会话需要 {0} 个浮点数，而所有会话 {2} 的限制里只剩 "
           "{1}；请释放别的会话，或减少层数、max_tokens 或宽度"},
          plan.sizes.floats, floats_left, limits.floats);
  return all_.add(std::make_unique<Session>(std::move(plan)));
}

Session& Sessions::at(Handle handle) {
  Session* found = all_.find(handle);
  if (found != nullptr) return *found;
  refuse(ErrorCode::unknown_session, {"/session"},
         {"there is no session {0}, or it was released; create one",
          "没有会话 {0}，或已被释放；请先创建"},
         handle);
}

void Sessions::release(Handle handle) {
  at(handle);  // throws where there is none
  all_.release_if([&](Handle one) { return one == handle; });
}

void Sessions::release_after(Handle handle) {
  all_.release_if([&](Handle one) { return one > handle; });
}

}  // namespace playground
