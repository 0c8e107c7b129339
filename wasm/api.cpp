#include "wasm/api.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <new>
#include <utility>

#include "core/base/error.h"
#include "core/run/alternatives.h"
#include "wasm/embedded.h"
#include "wasm/files/model_file.h"
#include "wasm/request/parse.h"
#include "wasm/request/read_request.h"
#include "wasm/request/read_training.h"
#include "wasm/request/read_words.h"
#include "wasm/response/write_response.h"
#include "wasm/response/write_training.h"
#include "wasm/response/write_words.h"
#include "wasm/schema.h"

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

using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// The end of the memory of this process as far as a caller can see it.
void require_in_memory([[maybe_unused]] std::int64_t offset, [[maybe_unused]] std::int64_t length) {
#ifdef __wasm__
  const auto end = static_cast<std::int64_t>(__builtin_wasm_memory_size(0)) * 65536;
  require(offset <= end && length <= end - offset, ErrorCode::invalid_value, {"/memory"},
          {"the region must lie in the module's memory of {0} bytes",
           "这一区域必须在模块 {0} 字节的内存之内"},
          end);
#endif
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

// The weights of the alignment head at the rows that predicted each word; empty without such a
// head.
std::vector<std::vector<float>> sources_of(const WordModel& model, const ExperimentResult& result,
                                           std::size_t words) {
  const CatalogueHead* aligned = nullptr;
  double best = 0;
  for (const CatalogueHead& one : model.heads()) {
    for (const HeadRole& role : one.roles) {
      if (role.role != "alignment" || !one.head.cross || role.score <= best) continue;
      aligned = &one;
      best = role.score;
    }
  }
  if (aligned == nullptr) return {};
  const std::string id =
      "decoder." + std::to_string(aligned->head.block) + ".cross_attention.weights";
  const auto weights = std::find_if(result.graph.begin(), result.graph.end(),
                                    [&](const Node& node) { return node.id == id; });
  if (weights == result.graph.end()) return {};
  const auto rows = static_cast<std::size_t>(weights->shape[2]);
  const auto tokens = static_cast<std::size_t>(weights->shape[3]);
  std::vector<std::vector<float>> sources;
  for (std::size_t i = 0; i < words; ++i) {
    const auto begin = weights->values.begin() +
                       static_cast<std::ptrdiff_t>(
                           (static_cast<std::size_t>(aligned->head.head) * rows + i) * tokens);
    sources.emplace_back(begin, begin + static_cast<std::ptrdiff_t>(tokens));
  }
  return sources;
}

// What a sentence's tokens are called: slots by the words that the sentence has there.
void name_tokens(const WordModel& model, const std::vector<CutWord>& words,
                 std::vector<Token>& tokens) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    Token& token = tokens.at(i + 1);  // behind the start, or the task
    token.text = words[i].text;
    token.start = words[i].start;
    token.end = words[i].end;
    if (words[i].slot >= 0) token.slot = model.vocabulary().slot_number(words[i].id);
  }
}

std::vector<CutWord> cut_sentence(const WordModel& model, const std::string& text) {
  std::vector<CutWord> words = model.vocabulary().cut(text);
  require(!words.empty(), ErrorCode::invalid_value, {"/input/text"},
          {"there is no word; type at least one", "没有词；请至少输入一个词"});
  require(static_cast<std::int64_t>(words.size()) < limits.tokens, ErrorCode::too_large,
          {"/input/text"}, {"{0} words are beyond the limit of {1}", "{0} 个词超出了 {1} 个的上限"},
          words.size(), limits.tokens);
  return words;
}

// Answers a command about the build, which takes no other field.
std::string describe(Command command, const Place& request) {
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
  const Clock::time_point start = Clock::now();
  result_ = compute(request, draws_);
  const OutputConfig& output = request.output;
  if (output.graph && output.alternatives) result_.alternatives = alternatives_of(result_.graph);
  std::string text = write_run(result_, output, milliseconds_since(start));
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
  const Clock::time_point start = Clock::now();
  session.forward(tokens, keep);
  return write_forward(session, tokens, request.tensors, milliseconds_since(start));
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
  const Clock::time_point start = Clock::now();
  TrainResult result;
  for (std::int64_t i = 0; i < request.steps; ++i) {
    result.steps.push_back(trainer.take_step());
    if (result.steps.back().stopped) break;
    result.heads.push_back(trainer.head_scores());
  }
  if (request.evaluate) result.evaluation = trainer.evaluate(*request.evaluate);
  result.compute_ms = milliseconds_since(start);
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

WordModel& Api::model_at(std::int64_t handle) {
  WordModel* found = models_.find(handle);
  if (found != nullptr) return *found;
  refuse(ErrorCode::unknown_model, {"/model"},
         {"there is no model {0}, or it was unloaded; load one",
          "没有模型 {0}，或已被卸载；请先用 load 加载"},
         handle);
}

std::string Api::load(const Place& place) {
  const LoadRequest request = read_load_request(place);
  require(!models_.is_full(), ErrorCode::too_large, {""},
          {"there are already {0} models, which is the limit; unload one",
           "已有 {0} 个模型，达到了限制；请先卸载一个"},
          limits.models);
  require(request.path ? read_file_ != nullptr : shares_memory_, ErrorCode::invalid_value, {""},
          {"the program loads from a path, the module from its memory",
           "程序从路径加载，模块从内存加载"});
  std::string bytes;
  std::span<const std::uint8_t> file;
  if (request.memory) {
    require_in_memory(request.memory->offset, request.memory->length);
    const auto address = static_cast<std::uintptr_t>(request.memory->offset);
    file = {reinterpret_cast<const std::uint8_t*>(address),  // NOLINT: where JavaScript wrote it
            static_cast<std::size_t>(request.memory->length)};
  } else {
    bytes = read_file_(*request.path);
    file = {reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
  }
  auto model = std::make_unique<WordModel>(read_model_file(file));
  const std::int64_t handle = models_.add(std::move(model));
  return write_loaded(handle, model_at(handle));
}

std::string Api::run_words(const Place& place) {
  const WordRunRequest request = read_word_run_request(place);
  require_shared(shares_memory_, request.output.tensors);
  const WordModel& model = model_at(request.question.model);
  const Clock::time_point start = Clock::now();
  const std::vector<CutWord> sentence = cut_sentence(model, request.question.text);
  const WordTask task = request.question.task.value_or(model.task_for(sentence));
  std::vector<CutWord> target;
  if (request.target) {
    target = model.vocabulary().cut(*request.target, sentence);
  } else {
    std::vector<std::int64_t> ids;
    for (const GeneratedWord& word : model.generate(sentence, task, {})) {
      if (word.word.id != model.vocabulary().end()) ids.push_back(word.word.id);
    }
    target = model.named(ids, sentence);
  }
  std::vector<std::int64_t> ids;
  for (const CutWord& word : target) ids.push_back(word.id);
  Config config = model.experiment(sentence, task, ids);
  config.overrides = request.changes.overrides;
  config.gradients = request.changes.gradients;
  result_ = {};
  result_ = run_experiment(config, &draws_);
  name_tokens(model, sentence, result_.tokens.context[0]);
  name_tokens(model, target, result_.tokens.input[0]);
  std::string text = write_run(result_, request.output, milliseconds_since(start));
  if (request.output.tensors != Tensors::memory) result_ = {};
  return text;
}

std::string Api::generate(const Place& place) {
  const GenerateRequest request = read_generate_request(place);
  const WordModel& model = model_at(request.question.model);
  const Clock::time_point start = Clock::now();
  GeneratedText generated;
  generated.sentence = cut_sentence(model, request.question.text);
  generated.task = request.question.task.value_or(model.task_for(generated.sentence));
  generated.words = model.generate(generated.sentence, generated.task, request.options);
  std::vector<std::int64_t> ids;
  for (const GeneratedWord& word : generated.words) ids.push_back(word.word.id);
  if (!ids.empty()) ids.pop_back();  // the last one is predicted by the row before
  const ExperimentResult result =
      run_experiment(model.experiment(generated.sentence, generated.task, ids), &draws_);
  generated.from = sources_of(model, result, generated.words.size());
  return write_generated(model, generated, milliseconds_since(start));
}

std::string Api::unload(const Place& place) {
  const std::int64_t handle = read_unload_request(place);
  model_at(handle);  // throws where there is none
  models_.release_if([&](std::int64_t one) { return one == handle; });
  return write_released(handle);
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
      return load(place);
    case Command::generate:
      return generate(place);
    case Command::unload:
      return unload(place);
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
