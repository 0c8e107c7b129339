// The checks of tests/golden, as its README describes them.
#pragma once

#include <nlohmann/json.hpp>

namespace playground::testing {

using Json = nlohmann::json;

// Puts what `golden` holds in the place of every {"$golden": pointer}.
Json with_golden_values(const Json& request, const Json& golden);

// Holds the node that `check` names in the result of a run to the golden.
void check_against_golden(const Json& check, const Json& result, const Json& golden);

}  // namespace playground::testing
