#include "wasm/read_request.h"

namespace playground {

namespace {

constexpr Choice<Tensors> tensors[] = {
    {"inline", Tensors::inline_values}, {"memory", Tensors::memory}, {"none", Tensors::none}};

}  // namespace

OutputConfig read_output(const Place& output) {
  const Reader reader(output, {"tensors", "only", "graph"});
  OutputConfig config;
  config.tensors = reader.choice("tensors", tensors, config.tensors);
  if (const auto only = reader.find("only")) config.only = read_strings(*only);
  config.graph = reader.boolean("graph", config.graph);
  return config;
}

}  // namespace playground
