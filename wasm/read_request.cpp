#include "wasm/read_request.h"

namespace playground {

RunRequest read_run_request(const Place& request) {
  const Reader reader(request, {"command", "input", "embedding", "position", "attention", "block",
                                "weights", "overrides", "program", "output"});
  RunRequest run;
  Config& config = run.config;
  if (const auto input = reader.find("input")) read_input(*input, config);
  if (const auto embedding = reader.find("embedding"))
    config.embedding = read_embedding(*embedding);
  if (const auto position = reader.find("position")) config.position = read_position(*position);
  if (const auto attention = reader.find("attention"))
    config.attention = read_attention(*attention);
  if (const auto block = reader.find("block")) config.block = read_block(*block);
  if (const auto weights = reader.find("weights")) config.weights = read_weights(*weights);
  if (const auto overrides = reader.find("overrides"))
    config.overrides = read_overrides(*overrides);
  if (const auto program = reader.find("program")) {
    run.program = Program{read_program(*program), config.weights.seed, config.overrides};
  }
  if (const auto output = reader.find("output")) run.output = read_output(*output);
  return run;
}

}  // namespace playground
