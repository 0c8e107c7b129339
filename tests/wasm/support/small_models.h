// Files of small models of words with drawn parameters.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/words/model.h"
#include "tests/wasm/support/api_harness.h"
#include "wasm/api.h"

namespace playground::testing {

// The configuration of each, as in its file.
extern const char* const config_text;
extern const char* const causal_config_text;

// "small", which translates, and "tale", which writes on.
WordModelParts make_parts();
WordModelParts make_causal_parts();
// To what share of its root mean square their files round a matrix.
inline constexpr float rounded = 0.25F;
const std::string& small_file();
const std::string& causal_file();

std::span<const std::uint8_t> bytes_of(const std::string& file);

Json call(Api& api, const Json& request);
Json load_request(const std::string& file);
// What `load` answers; the file must be a good one.
Json loaded(Api& api, const std::string& file = small_file());

}  // namespace playground::testing
