// Parts of a response that several results have.
#pragma once

#include <span>
#include <string_view>

#include "wasm/json/json_writer.h"
#include "wasm/request/read_request.h"

namespace playground {

// Where the numbers are in the memory that the caller shares.
void write_memory(JsonWriter& json, std::string_view name, std::span<const float> values);
// As `values` or as `memory`, or neither.
void write_tensor(JsonWriter& json, std::span<const float> values, Tensors tensors);
void write_timing(JsonWriter& json, double compute_ms);

}  // namespace playground
