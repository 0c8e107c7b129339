#include "wasm/words.h"

#include <cstdint>
#include <span>
#include <utility>

#include "core/base/message.h"
#include "core/words/answer.h"
#include "wasm/files/model_file.h"
#include "wasm/response/write_response.h"
#include "wasm/response/write_words.h"
#include "wasm/stopwatch.h"

namespace playground {
namespace {

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

// What a sentence's tokens are called: slots by the words that the sentence has there.
void name_tokens(const WordModel& model, const std::vector<CutWord>& words,
                 std::vector<Token>& tokens) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    Token& token = tokens.at(i + 1);  // behind the start, or the task
    token.text = words[i].text;
    token.start = words[i].start;
    token.end = words[i].end;
    if (words[i].slot >= 0) {
      token.slot = model.vocabulary().slot_number(words[i].id);
    } else {
      token.read_as = model.vocabulary().other_form(words[i]);
    }
  }
}

std::vector<CutWord> cut(const WordModel& model, const std::string& text, const char* path,
                         const std::vector<CutWord>& before = {}) {
  std::vector<CutWord> words = model.vocabulary().cut(text, before);
  require(!words.empty(), ErrorCode::invalid_value, {path},
          {"there is no word; type at least one", "没有词；请至少输入一个词"});
  require(static_cast<std::int64_t>(words.size()) < limits.tokens, ErrorCode::too_large, {path},
          {"{0} words are beyond the limit of {1}", "{0} 个词超出了 {1} 个的上限"}, words.size(),
          limits.tokens);
  return words;
}

WordQuestion question_of(const WordModel& model, const SentenceRequest& request) {
  WordQuestion question{cut(model, request.text, "/input/text"), {}, request.without};
  require(model.translates() || !request.task, ErrorCode::invalid_value, {"/task"},
          {"this model has no tasks, it writes on; leave task out",
           "这个模型没有任务，只会续写；请去掉 task"});
  question.task = request.task.value_or(model.task_for(question.sentence));
  for (std::size_t i = 0; i < request.without.size(); ++i) {
    require(model.has(request.without[i]), ErrorCode::invalid_value, {"/without/", i},
            {"the model has no such head; load lists all of them",
             "模型没有这个头；load 列出了所有的头"});
  }
  return question;
}

// Of a trained model nothing but the mask can be set.
void keep_mask(ActiveSettings& settings) {
  std::erase_if(settings.fields,
                [](std::string_view field) { return !field.starts_with("/attention/mask/"); });
  std::erase_if(settings.ablations, [](const Ablation& one) { return one.part != "mask"; });
  settings.head_counts.clear();
}

std::vector<std::int64_t> ids_of(const std::vector<CutWord>& words) {
  std::vector<std::int64_t> ids;
  for (const CutWord& word : words) ids.push_back(word.id);
  return ids;
}

// The words behind the task: those of the request, or the model's own.
std::vector<CutWord> target_of(const WordModel& model, const WordQuestion& question,
                               const WordRunRequest& request) {
  require(model.translates() || !request.target, ErrorCode::invalid_value, {"/target"},
          {"this model answers nothing, it writes on; give the whole text as input",
           "这个模型不作回答，只会续写；请把全文作为 input"});
  if (!model.translates()) return {};
  if (request.target)
    return cut(model, *request.target, "/target/text", model.named_in_answer(question));
  return model.named(model.beam_search(question), question);
}

}  // namespace

std::int64_t WordCommands::handle_of(const ModelName& name) const {
  const auto* text = std::get_if<std::string>(&name);
  const std::int64_t latest = text == nullptr ? std::get<std::int64_t>(name) : models_.latest();
  const std::int64_t first = text == nullptr ? latest : 1;
  for (std::int64_t handle = latest; handle >= first; --handle) {
    const WordModel* model = models_.find(handle);
    if (model != nullptr && (text == nullptr || model->name() == *text)) return handle;
  }
  const std::string asked = text == nullptr ? std::to_string(latest) : "\"" + *text + "\"";
  refuse(ErrorCode::unknown_model, {"/model"},
         {"there is no model {0}, or it was unloaded; load one",
          "没有模型 {0}，或已被卸载；请先用 load 加载"},
         asked);
}

std::string WordCommands::load(const LoadRequest& request) {
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
  const std::int64_t handle = models_.add(std::make_unique<WordModel>(read_model_file(file)));
  return write_loaded(handle, *models_.find(handle));
}

std::string WordCommands::run(const WordRunRequest& request, ExperimentResult& result,
                              DrawCache& draws) const {
  const Stopwatch watch;
  const WordModel& model = at(request.sentence.model);
  const WordQuestion question = question_of(model, request.sentence);
  const std::vector<CutWord> target = target_of(model, question, request);
  const std::vector<std::int64_t> ids = ids_of(target);
  Config config = model.experiment(question, ids, request.changes.overrides);
  if (request.changes.attention.mask) config.attention.mask = request.changes.attention.mask;
  config.targets = request.changes.targets;
  config.gradients = request.changes.gradients;
  result = run_experiment(config, &draws);
  keep_mask(result.settings);
  name_tokens(model, model.translates() ? target : question.sentence, result.tokens.input[0]);
  if (model.translates()) name_tokens(model, question.sentence, result.tokens.context[0]);
  const WordAnswer answer = read_answer(model, question, ids, result.graph);
  return write_run(result, request.output, watch.milliseconds(),
                   [&](JsonWriter& json) { write_answer(json, model, question, answer); });
}

std::string WordCommands::generate(const GenerateRequest& request) const {
  const Stopwatch watch;
  const WordModel& model = at(request.sentence.model);
  const WordQuestion question = question_of(model, request.sentence);
  const std::vector<GeneratedWord> words = model.generate(question, request.options);
  return write_generated(model, question, words, watch.milliseconds());
}

std::string WordCommands::unload(const ModelName& name) {
  const std::int64_t handle = handle_of(name);
  models_.release_if([&](std::int64_t one) { return one == handle; });
  return write_released(handle);
}

}  // namespace playground
