#include "core/session/sessions.h"

#include "core/experiment/experiment.h"
#include "core/message.h"

namespace playground {

Sessions::Handle Sessions::create(const Config& config, std::optional<std::int64_t> max_tokens) {
  const SessionPlan plan = plan_session(config, max_tokens);
  std::int64_t floats_left = limits.floats;
  for (const auto& [handle, session] : sessions_) floats_left -= session->sizes().floats;
  require(static_cast<std::int64_t>(sessions_.size()) < limits.sessions, ErrorCode::too_large, {""},
          {"there are already ", limits.sessions, " sessions, which is the limit; release one"});
  require(plan.sizes.floats <= floats_left, ErrorCode::too_large, {""},
          {"this session needs ", plan.sizes.floats,
           " floats for weights, cache, input and output, "
           "and ",
           floats_left, " are left of the limit of ", limits.floats,
           "; release other sessions, or use smaller widths, fewer layers or fewer max_tokens"});
  auto session = std::make_unique<Session>(plan);
  sessions_.emplace(latest_ + 1, std::move(session));
  return ++latest_;
}

Session& Sessions::at(Handle handle) {
  const auto found = sessions_.find(handle);
  if (found == sessions_.end()) {
    refuse(ErrorCode::unknown_session, {"/session"},
           {"there is no session ", handle, ", or it was released; create one"});
  }
  return *found->second;
}

void Sessions::release(Handle handle) {
  at(handle);
  sessions_.erase(handle);
}

}  // namespace playground
