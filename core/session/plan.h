// The configuration and the sizes of a session, known before anything is allocated.
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
  std::int64_t parameters;  // floats of all parameters
  std::int64_t floats;      // of these, input, positions, cache and output
};

struct SessionPlan {
  Config config;  // without sentences
  SessionSizes sizes;
  std::vector<ParameterSpec> parameter_specs;  // learned positions among them, (max_tokens, d_in)
};

// `config` has no sentences. `max_tokens`: 1024 unless given, or as many as there are learned
// positions. Throws as `run_experiment` does for vectors of `embedding.d_in`, and `invalid_value`
// at the first field that the fast engine does not support or that fits sentences of one length
// only.
SessionPlan plan_session(Config config, std::optional<std::int64_t> max_tokens);

}  // namespace playground
