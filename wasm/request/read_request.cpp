#include "wasm/request/read_request.h"

namespace playground {

void read_model(const Reader& reader, Config& config) {
  if (const auto embedding = reader.find("embedding"))
    config.embedding = read_embedding(*embedding);
  if (const auto position = reader.find("position")) config.position = read_position(*position);
  if (const auto attention = reader.find("attention"))
    config.attention = read_attention(*attention);
  if (const auto block = reader.find("block")) config.block = read_block(*block);
  if (const auto weights = reader.find("weights")) config.weights = read_weights(*weights);
}

RunRequest read_run_request(const Place& request) {
  const Reader reader(request,
                      {"command", "input", "embedding", "position", "attention", "block", "weights",
                       "study", "head", "targets", "overrides", "gradient", "program", "output"});
  RunRequest run;
  Config& config = run.config;
  if (const auto input = reader.find("input")) read_input(*input, config);
  read_model(reader, config);
  if (const auto study = reader.find("study")) config.study = read_study(*study);
  if (const auto head = reader.find("head")) config.head = read_head(*head);
  if (const auto targets = reader.find("targets")) config.targets = read_targets(*targets);
  if (const auto overrides = reader.find("overrides"))
    config.overrides = read_overrides(*overrides);
  if (const auto gradient = reader.find("gradient")) config.gradients = read_gradients(*gradient);
  if (const auto program = reader.find("program")) {
    run.program = Program{read_program(*program, config), config.weights.seed, config.overrides,
                          config.gradients};
  }
  if (const auto output = reader.find("output")) run.output = read_output(*output);
  return run;
}

CreateRequest read_create_request(const Place& request) {
  const Reader reader(
      request, {"command", "max_tokens", "embedding", "position", "attention", "block", "weights"});
  CreateRequest create;
  reader.read("max_tokens", create.max_tokens, from_one);
  read_model(reader, create.config);
  return create;
}

ForwardRequest read_forward_request(const Place& request) {
  const Reader reader(request, {"command", "session", "input", "append", "keep", "output"});
  ForwardRequest forward;
  forward.session = read_integer(reader.require("session"));
  read_forward_input(reader.require("input"), forward);
  reader.read("append", forward.append);
  reader.read("keep", forward.keep, from_zero);
  if (const auto output = reader.find("output")) forward.tensors = read_forward_output(*output);
  return forward;
}

ReleaseRequest read_release_request(const Place& request) {
  const Reader reader(request, {"command", "session", "trainer"});
  ReleaseRequest release;
  reader.read("trainer", release.trainer, any_integer);
  if (release.trainer) {
    reader.read("session", release.session, any_integer);
    if (release.session) {
      request.refuse(ErrorCode::invalid_value,
                     {"name a session or a trainer, not both", "请只给会话或训练器之一"});
    }
  } else {
    release.session = read_integer(reader.require("session"));
  }
  return release;
}

}  // namespace playground
