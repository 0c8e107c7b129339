#include "wasm/request/read_words.h"

namespace playground {
namespace {

constexpr std::string_view tasks[] = {"to_zh", "to_en", "explain"};
constexpr IntegerRange token_counts{1, 200};

std::string read_sentence(const Place& input) {
  const Reader reader(input, {"text"});
  return read_string(reader.require("text"));
}

WordQuestion read_question(const Reader& reader) {
  WordQuestion question;
  question.model = read_integer(reader.require("model"));
  question.text = read_sentence(reader.require("input"));
  if (const auto task = reader.find("task")) {
    question.task = static_cast<WordTask>(read_name(*task, tasks));
  }
  return question;
}

}  // namespace

bool names_model(const Place& request) { return request.value().member("model") != nullptr; }

LoadRequest read_load_request(const Place& request) {
  const Reader reader(request, {"command", "path", "memory"});
  LoadRequest load;
  if (const auto path = reader.find("path")) load.path = read_string(*path);
  if (const auto memory = reader.find("memory")) {
    const Reader region(*memory, {"offset", "length"});
    load.memory = {read_integer(region.require("offset"), from_zero),
                   read_integer(region.require("length"), from_zero)};
  }
  if (load.path.has_value() == load.memory.has_value()) {
    request.refuse(ErrorCode::invalid_value, {"give the file's path, or its place in memory",
                                              "请给出文件的路径，或它在内存中的位置"});
  }
  return load;
}

WordRunRequest read_word_run_request(const Place& request) {
  const Reader reader(
      request, {"command", "model", "input", "task", "target", "overrides", "gradient", "output"});
  WordRunRequest run;
  run.question = read_question(reader);
  if (const auto target = reader.find("target")) run.target = read_sentence(*target);
  if (const auto overrides = reader.find("overrides"))
    run.changes.overrides = read_overrides(*overrides);
  if (const auto gradient = reader.find("gradient"))
    run.changes.gradients = read_gradients(*gradient);
  if (const auto output = reader.find("output")) run.output = read_output(*output);
  return run;
}

GenerateRequest read_generate_request(const Place& request) {
  const Reader reader(
      request, {"command", "model", "input", "task", "max_tokens", "temperature", "top_k", "seed"});
  GenerateRequest generate;
  generate.question = read_question(reader);
  reader.read("max_tokens", generate.options.max_tokens, token_counts);
  reader.read("temperature", generate.options.temperature, NumberRange{0, 100});
  reader.read("top_k", generate.options.top_k, from_zero);
  reader.read("seed", generate.options.seed, any_integer);
  return generate;
}

std::int64_t read_unload_request(const Place& request) {
  const Reader reader(request, {"command", "model"});
  return read_integer(reader.require("model"));
}

}  // namespace playground
