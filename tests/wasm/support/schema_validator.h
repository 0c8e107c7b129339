// A validator for the part of JSON Schema (draft 2020-12) that the published schemas use.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace playground::testing {

using Json = nlohmann::json;

// "" if the value is valid, else what is wrong, and where. `root` resolves references; a keyword
// that this validator does not know throws.
std::string problem_with(const Json& value, const Json& schema, const Json& root);
inline std::string problem_with(const Json& value, const Json& schema) {
  return problem_with(value, schema, schema);
}

}  // namespace playground::testing
