// The last run, held so that the next one may build on it.
//
// One of a sentence that differs at its end computes only what changed: see run_experiment. Held
// are runs of experiments that were recorded, of requests up to 4 MiB: all of a graph up to 64 MB,
// beyond that what is left without its nodes (…, T, S), which are computed again when wanted.
#pragma once

#include "core/experiment/experiment.h"
#include "wasm/request/read_request.h"
#include "wasm/request/value.h"

namespace playground {

inline constexpr std::size_t largest_held_request = 4 << 20;  // bytes of text

class LastRun {
 public:
  // Computes what `request` asks for. The result stays until the next run. `value`, what the
  // request was read from, is taken if the run is to be built on; null: it never is. What was held
  // before is gone when this throws.
  const ExperimentResult& compute(const RunRequest& request, Value value);

  // Gives back what the next run needs not, now that no response points at it.
  void lighten();
  void drop() { *this = {}; }

 private:
  Value request_;  // null where no run may build on it
  ExperimentResult result_;
};

}  // namespace playground
