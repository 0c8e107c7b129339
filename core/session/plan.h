// What a session will hold, known before anything is allocated.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/graph/parameter.h"
#include "core/model/config.h"

namespace playground {

struct SessionSizes {
  std::int64_t max_tokens;
  std::int64_t d_in;
  std::int64_t d_out;
  std::int64_t parameters;  // floats of all weights
  std::int64_t floats;      // of these, input, positions, cache and output
};

struct SessionPlan {
  Config config;  // without sentences
  SessionSizes sizes;
  std::vector<ParameterSpec> parameter_specs;  // learned positions among them, (max_tokens, d_in)
};

// `config` has no sentences. `max_tokens`: 1024 unless given, or as many as there are learned
// positions. Throws as `run_experiment` does for vectors of `embedding.d_in`; besides
// `invalid_value` at the first field that asks for what the fast engine does not compute, or for
// what makes no sense for sentences of any length.
SessionPlan plan_session(Config config, std::optional<std::int64_t> max_tokens);

}  // namespace playground
