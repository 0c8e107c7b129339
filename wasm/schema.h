// The JSON Schema of requests and responses.
#pragma once

#include <string>

namespace playground {

// {"request": …, "response": …}: wasm/schema, with the calls of operations out of the op table.
std::string write_schema();

}  // namespace playground
