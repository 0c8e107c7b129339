// All sessions of one caller, by handle.
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/handles.h"
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
  Session& at(Handle handle);
  void release(Handle handle);

  // The handle of the latest session, and how to forget those created after it.
  Handle latest() const { return all_.latest(); }
  void release_after(Handle handle);

 private:
  Handles<Session, limits.sessions> all_;
};

}  // namespace playground
