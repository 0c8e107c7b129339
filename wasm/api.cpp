#include "wasm/api.h"

#include <algorithm>
#include <iterator>
#include <new>
#include <utility>

#include "core/base/error.h"
#include "core/run/alternatives.h"
#include "wasm/embedded.h"
#include "wasm/request/parse.h"
#include "wasm/request/read_request.h"
#include "wasm/request/read_training.h"
#include "wasm/request/read_words.h"
#include "wasm/response/write_response.h"
#include "wasm/response/write_training.h"
#include "wasm/schema.h"
#include "wasm/stopwatch.h"

namespace playground {

namespace {

enum class Command {
  version,
  schema,
  presets,
  tokenize,
  run,
  create,
  forward,
  release,
  train_create,
  train,
  train_probe,
  train_set,
  checkpoint,
  restore,
  load,
  generate,
  unload
};

constexpr std::string_view commands[] = {
    "version",    "schema",  "presets",      "tokenize", "run",         "create",
    "forward",    "release", "train_create", "train",    "train_probe", "train_set",
    "checkpoint", "restore", "load",         "generate", "unload"};

Command read_command(const Place& request) {
  read_object(request, {"an object", "对象"});
  const Value* command = request.value().member("command");
  if (command == nullptr)
    refuse(ErrorCode::missing_field, {"/command"}, {"command is missing", "缺少 command"});
  const Place place = request.member("command", *command);
  const auto found = std::find(std::begin(commands), std::end(commands), read_string(place));
  if (found == std::end(commands)) {
    place.refuse(
        ErrorCode::unknown_command,
        {"must be version, schema, presets, tokenize, run, create, forward, release, "
         "train_create, train, train_probe, train_set, checkpoint, restore, load, generate "
         "or unload",
         "必须是 version、schema、presets、tokenize、run、create、forward、release、"
         "train_create、train、train_probe、train_set、checkpoint、restore、load、generate 或 "
         "unload"});
  }
  return static_cast<Command>(found - std::begin(commands));
}

std::string write_out_of_memory() {
  return write_error(
      {ErrorCode::out_of_memory,
       "",
       {"there is no memory left for this; use fewer or shorter sentences or smaller widths",
        "内存不足；请减少句子、缩短句子或减小宽度"}});
}

// What `act` returns, or the response that says why it failed; running out of memory is left to
// the caller.
std::string act_or_error(FunctionRef<std::string()> act) {
  try {
    return act();
  } catch (const InputError& error) {
    return write_error(error);
  } catch (const std::bad_alloc&) {
    throw;
  } catch (const std::exception& error) {
    const std::string reason = error.what();
    return write_error({ErrorCode::internal, "", {reason, "程序内部错误：" + reason}});
  }
}

void require_shared(bool shares_memory, Tensors tensors) {
  require(shares_memory || tensors != Tensors::memory, ErrorCode::invalid_value,
          {"/output/tensors"},
          {"tensors can be \"memory\" only in the WebAssembly module",
           "只有在 WebAssembly 模块里，tensors 才能是 \"memory\""});
}

ExperimentResult compute(const RunRequest& request, DrawCache& draws) {
  if (request.program) return run_program(*request.program);
  return request.output.graph ? run_experiment(request.config, &draws)
                              : run_output(request.config, &draws);
}

// How many of the session's tokens are kept.
std::int64_t kept(const ForwardRequest& request, const Session& session) {
  if (request.append) session.require_appending("/append");
  return request.keep.value_or(request.append ? session.length() : 0);
}

// Answers a command about the build, which takes no other field.
[[gnu::noinline]] std::string describe(Command command, const Place& request) {
  const Reader no_other_field(request, {"command"});
  if (command == Command::schema) return write_schema();
  if (command == Command::presets) return std::string(presets_json);
  return write_version();
}

}  // namespace

std::string Api::run(const Place& place) {
  const RunRequest request = read_run_request(place);
  require_shared(shares_memory_, request.output.tensors);
  return run(request);
}

std::string Api::run(const RunRequest& request) {
  result_ = {};  // frees memory before the next run
  const Stopwatch watch;
  result_ = compute(request, draws_);
  const OutputConfig& output = request.output;
  if (output.graph && output.alternatives) result_.alternatives = alternatives_of(result_.graph);
  std::string text = write_run(result_, output, watch.milliseconds());
  if (request.output.tensors != Tensors::memory) result_ = {};
  return text;
}

std::string Api::create(const Place& place) {
  CreateRequest request = read_create_request(place);
  const Sessions::Handle handle = sessions_.create(std::move(request.config), request.max_tokens);
  return write_created(handle, sessions_.at(handle), shares_memory_);
}

std::string Api::forward(const Place& place) {
  const ForwardRequest request = read_forward_request(place);
  require_shared(shares_memory_, request.tensors);
  Session& session = sessions_.at(request.session);
  const std::int64_t keep = kept(request, session);
  const std::int64_t tokens = session.read(request.sentence, request.tokenizer);
  const Stopwatch watch;
  session.forward(tokens, keep);
  return write_forward(session, tokens, request.tensors, watch.milliseconds());
}

std::string Api::release(const Place& place) {
  const ReleaseRequest request = read_release_request(place);
  if (request.trainer) {
    trainers_.release(*request.trainer);
    return write_released(*request.trainer);
  }
  sessions_.release(*request.session);
  return write_released(*request.session);
}

std::string Api::train_create(const Place& place) {
  const Trainers::Handle handle = trainers_.create(read_train_create_request(place));
  return write_trainer(handle, trainers_.at(handle), shares_memory_);
}

std::string Api::train(const Place& place) {
  const TrainRequest request = read_train_request(place);
  Trainer& trainer = trainers_.at(request.trainer);
  const Stopwatch watch;
  TrainResult result;
  for (std::int64_t i = 0; i < request.steps; ++i) {
    result.steps.push_back(trainer.take_step());
    if (result.steps.back().stopped) break;
    result.heads.push_back(trainer.head_scores());
  }
  if (request.evaluate) result.evaluation = trainer.evaluate(*request.evaluate);
  result.compute_ms = watch.milliseconds();
  return write_trained(trainer, result, request);
}

std::string Api::train_probe(const Place& place) {
  const ProbeRequest request = read_probe_request(place);
  require_shared(shares_memory_, request.output.tensors);
  Config config = trainers_.at(request.trainer).probe();
  config.input = request.sentence.input;
  config.context = request.sentence.context;
  config.tokenizer = request.sentence.tokenizer;
  config.targets = request.sentence.targets;
  config.overrides = request.sentence.overrides;
  config.gradients = request.sentence.gradients;
  return run({std::move(config), std::nullopt, request.output});
}

std::string Api::train_set(const Place& place) {
  const SetRequest request = read_set_request(place);
  Trainer& trainer = trainers_.at(request.trainer);
  if (request.mask) trainer.set_mask(*request.mask);
  if (request.optimizer) {
    trainer.set_optimizer(read_optimizer(*request.optimizer, trainer.config().optimizer));
  }
  return write_step(trainer);
}

std::string Api::checkpoint(const Place& place) {
  const CheckpointRequest request = read_checkpoint_request(place);
  require_shared(shares_memory_, request.tensors);
  return write_checkpoint(trainers_.at(request.trainer), request.tensors);
}

std::string Api::restore(const Place& place) {
  const RestoreRequest request = read_restore_request(place);
  Trainer& trainer = trainers_.at(request.trainer);
  if (request.values) {
    const auto floats = static_cast<std::int64_t>(trainer.state().size());
    const Tensor state = fit(*request.values, {floats});
    std::copy(state.values.begin(), state.values.end(), trainer.state().begin());
  }
  require(request.values || shares_memory_, ErrorCode::missing_field, {"/values"},
          {"give the values that checkpoint returned", "请给出 checkpoint 返回的 values"});
  trainer.restore(request.step);
  return write_step(trainer);
}

std::string Api::run_words(const Place& place) {
  const WordRunRequest request = read_word_run_request(place);
  require_shared(shares_memory_, request.output.tensors);
  result_ = {};
  std::string text = words_.run(request, result_, draws_);
  if (request.output.tensors != Tensors::memory) result_ = {};
  return text;
}

std::string Api::answer(std::string_view text) {
  const Value request = parse_request(text);
  const Place place(request);
  const Command command = read_command(place);
  switch (command) {
    case Command::run:
      return names_model(place) ? run_words(place) : run(place);
    case Command::create:
      return create(place);
    case Command::forward:
      return forward(place);
    case Command::release:
      return release(place);
    case Command::train_create:
      return train_create(place);
    case Command::train:
      return train(place);
    case Command::train_probe:
      return train_probe(place);
    case Command::train_set:
      return train_set(place);
    case Command::checkpoint:
      return checkpoint(place);
    case Command::restore:
      return restore(place);
    case Command::load:
      return words_.load(read_load_request(place));
    case Command::generate:
      return words_.generate(read_generate_request(place));
    case Command::unload:
      return words_.unload(read_unload_request(place));
    case Command::tokenize:
      return write_tokenized(tokenize_batch(read_run_request(place).config));
    default:
      return describe(command, place);
  }
}

std::string Api::guarded(FunctionRef<std::string()> act) noexcept {
  const Sessions::Handle latest = sessions_.latest();
  const Trainers::Handle latest_trainer = trainers_.latest();
  try {
    if (out_of_memory_.empty()) out_of_memory_ = write_out_of_memory();
    return act_or_error(act);
  } catch (...) {
    draws_ = {};
    result_ = {};
    sessions_.release_after(latest);  // the caller never got their handles
    trainers_.release_after(latest_trainer);
    return std::exchange(out_of_memory_, {});
  }
}

std::string Api::call(std::string_view request) noexcept {
  return guarded([&] { return write_success(answer(request)); });
}

std::string Api::forward(Sessions::Handle session, std::int64_t tokens,
                         std::int64_t keep) noexcept {
  return guarded([&] {
    sessions_.at(session).forward(tokens, keep);
    return std::string();
  });
}

}  // namespace playground
