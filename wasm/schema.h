// The JSON Schema of requests and responses.
#pragma once

#include <string>

namespace playground {

// {"request": …, "response": …}: wasm/schema, with the operations and the roles of their tables
// inserted.
std::string write_schema();

}  // namespace playground
