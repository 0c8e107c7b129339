// Parses JSON more strictly than the library: what the library accepts silently is an error here.
#pragma once

#include <cstddef>
#include <string_view>

#include "wasm/request/value.h"

namespace playground {

inline constexpr std::size_t max_request_bytes = std::size_t{64} << 20;
inline constexpr std::size_t max_request_depth = 32;  // of arrays and objects in one another

// Throws InputError: `too_large` beyond the two limits, `invalid_json` for anything that is not one
// JSON text in UTF-8 with distinct keys, `invalid_value` for a number that not even a double holds.
Value parse_request(std::string_view text);

}  // namespace playground
