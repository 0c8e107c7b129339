#include "wasm/request/read_request.h"

namespace playground {

namespace {

constexpr std::string_view tensor_places[] = {"inline", "memory", "none"};

}  // namespace

OutputConfig read_output(const Place& output) {
  const Reader reader(output, {"tensors", "only", "graph", "alternatives"});
  OutputConfig config;
  reader.read("tensors", config.tensors, tensor_places);
  if (const auto only = reader.find("only")) config.only = read_strings(*only);
  reader.read("graph", config.graph);
  reader.read("alternatives", config.alternatives);
  return config;
}

Tensors read_forward_output(const Place& output) {
  Tensors choice = Tensors::inline_values;
  Reader(output, {"tensors"}).read("tensors", choice, tensor_places);
  return choice;
}

}  // namespace playground
