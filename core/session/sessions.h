// All sessions of one caller, by handle.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/base/limits.h"
#include "core/session/session.h"

namespace playground {

class Sessions {
 public:
  using Handle = std::int64_t;  // 1, 2, …; none is used again

  // Throws as `plan_session` and the session, and `too_large` where the sessions together would
  // pass `limits.sessions` or `limits.floats`. A failure leaves nothing behind.
  Handle create(Config config, std::optional<std::int64_t> max_tokens);

  // Both throw `unknown_session` for a handle that names none, or none any more.
  Session& at(Handle handle) { return *slot_of(handle).session; }
  void release(Handle handle) { slot_of(handle) = {}; }

  // The handle of the latest session, and how to forget those created after it.
  Handle latest() const { return latest_; }
  void release_after(Handle handle);

 private:
  struct Slot {
    Handle handle = 0;
    std::unique_ptr<Session> session = {};
  };
  Slot& slot_of(Handle handle);

  std::array<Slot, limits.sessions> slots_;
  Handle latest_ = 0;
};

}  // namespace playground
