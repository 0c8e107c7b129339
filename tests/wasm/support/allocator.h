// The test program's own `operator new`, so that a test can make allocations fail and count leaks.
#pragma once

namespace playground::testing {

enum class Failure { none, once, from_then_on, unheard_of };

// From now on `allocations` succeed and the next fails in this way.
void fail_after(long allocations, Failure how);
void stop_failing();

// Allocations that were not freed yet.
long live_allocations();

}  // namespace playground::testing
