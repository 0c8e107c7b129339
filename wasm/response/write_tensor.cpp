#include "wasm/response/write_tensor.h"

#include <cstdint>

namespace playground {

void write_memory(JsonWriter& json, std::string_view name, std::span<const float> values) {
  json.key(name)
      .begin_object()
      .member("offset", reinterpret_cast<std::uintptr_t>(values.data()))
      .member("length", values.size())
      .end_object();
}

void write_tensor(JsonWriter& json, std::span<const float> values, Tensors tensors) {
  if (tensors == Tensors::inline_values) json.key("values").values(values);
  if (tensors == Tensors::memory) write_memory(json, "memory", values);
}

void write_timing(JsonWriter& json, double compute_ms) {
  json.key("timing").begin_object().member("compute_ms", compute_ms).end_object();
}

}  // namespace playground
