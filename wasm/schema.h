// The JSON Schema of requests and responses.
#pragma once

#include <string>

namespace playground {

// {"request": …, "response": …}: wasm/schema, with operations and roles out of their tables.
std::string write_schema();

}  // namespace playground
