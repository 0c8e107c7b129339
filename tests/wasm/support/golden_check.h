// The checks of tests/golden, as its README describes them.
#pragma once

#include <nlohmann/json.hpp>

namespace playground::testing {

using Json = nlohmann::json;

// Replaces every {"$golden": pointer} by the value in `golden`.
Json with_golden_values(const Json& request, const Json& golden);

// Compares the node that `check` names in the result of a run with the golden.
void check_against_golden(const Json& check, const Json& result, const Json& golden);

}  // namespace playground::testing
