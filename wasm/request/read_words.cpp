#include "wasm/request/read_words.h"

#include "wasm/files/model_file.h"

namespace playground {
namespace {

constexpr IntegerRange token_counts{1, 200};

std::string read_text(const Place& input) {
  const Reader reader(input, {"text"});
  return read_string(reader.require("text"));
}

ModelName read_model_name(const Place& place) {
  if (place.value().text() != nullptr) return read_string(place);
  if (place.value().integer() != nullptr) return read_integer(place);
  place.refuse_type({"a number that load returned, or the name of a loaded model",
                     "load 返回的编号，或已加载模型的名字"});
}

std::vector<HeadName> read_heads(const Place& place) {
  const Value::Array& all = read_array(place, {"an array of heads", "由头组成的数组"});
  std::vector<HeadName> heads;
  for (std::size_t i = 0; i < all.size(); ++i) {
    heads.push_back(read_head_name(place.element(i, all[i]), {}));
  }
  return heads;
}

SentenceRequest read_sentence(const Reader& reader) {
  SentenceRequest sentence;
  sentence.model = read_model_name(reader.require("model"));
  sentence.text = read_text(reader.require("input"));
  if (const auto task = reader.find("task")) {
    sentence.task = static_cast<WordTask>(read_name(*task, word_tasks));
  }
  if (const auto without = reader.find("without")) sentence.without = read_heads(*without);
  return sentence;
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
  const Reader reader(request, {"command", "model", "input", "task", "target", "without",
                                "attention", "targets", "overrides", "gradient", "output"});
  WordRunRequest run;
  run.sentence = read_sentence(reader);
  if (const auto target = reader.find("target")) run.target = read_text(*target);
  if (const auto attention = reader.find("attention")) {
    run.changes.attention.mask = read_mask(Reader(*attention, {"mask"}).require("mask"));
  }
  if (const auto targets = reader.find("targets")) run.changes.targets = read_targets(*targets);
  if (const auto overrides = reader.find("overrides")) {
    run.changes.overrides = read_overrides(*overrides);
  }
  if (const auto gradient = reader.find("gradient")) {
    run.changes.gradients = read_gradients(*gradient);
  }
  if (const auto output = reader.find("output")) run.output = read_output(*output);
  return run;
}

GenerateRequest read_generate_request(const Place& request) {
  const Reader reader(request, {"command", "model", "input", "task", "without", "max_tokens",
                                "temperature", "top_k", "seed"});
  GenerateRequest generate;
  generate.sentence = read_sentence(reader);
  reader.read("max_tokens", generate.options.max_tokens, token_counts);
  reader.read("temperature", generate.options.temperature, NumberRange{0, 100});
  reader.read("top_k", generate.options.top_k, from_zero);
  reader.read("seed", generate.options.seed, any_integer);
  return generate;
}

ModelName read_unload_request(const Place& request) {
  const Reader reader(request, {"command", "model"});
  return read_model_name(reader.require("model"));
}

}  // namespace playground
