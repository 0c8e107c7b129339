#include "wasm/response/write_words.h"

#include <algorithm>

#include "wasm/files/model_file.h"
#include "wasm/json/float_text.h"
#include "wasm/json/json_writer.h"

namespace playground {
namespace {

constexpr std::string_view tasks[] = {"to_zh", "to_en", "explain"};
constexpr float least_weight = 0.01F;  // smaller ones are left out

std::string shown(const WordModel& model, const GeneratedText& generated, std::int64_t id) {
  return model.named({id}, generated.sentence).front().text;
}

void write_sources(JsonWriter& json, const std::vector<float>& weights) {
  std::vector<std::size_t> tokens;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] >= least_weight) tokens.push_back(i);
  }
  std::sort(tokens.begin(), tokens.end(), [&](std::size_t one, std::size_t other) {
    return weights[one] != weights[other] ? weights[one] > weights[other] : one < other;
  });
  json.key("from").begin_array();
  for (const std::size_t token : tokens) {
    json.begin_object().member("side", "context").member("token", token);
    std::string weight;
    append_float(weight, weights[token]);
    json.key("weight").raw(weight).end_object();
  }
  json.end_array();
}

}  // namespace

std::string write_loaded(std::int64_t handle, const WordModel& model) {
  JsonWriter json;
  json.begin_object().member("model", handle).member("name", model.name());
  json.member("parameters", model.parameters());
  json.member("vocabulary", model.vocabulary().size());
  json.key("heads");
  write_catalogue(json, model.heads());
  return json.end_object().take();
}

std::string write_generated(const WordModel& model, const GeneratedText& generated,
                            double compute_ms) {
  const std::int64_t end = model.vocabulary().end();
  const bool ended = !generated.words.empty() && generated.words.back().word.id == end;
  std::vector<std::int64_t> ids;
  for (const GeneratedWord& word : generated.words) ids.push_back(word.word.id);
  JsonWriter json;
  json.begin_object().member("text", model.vocabulary().written(ids, generated.sentence));
  json.member("task", tasks[static_cast<std::size_t>(generated.task)]).member("ended", ended);
  json.key("tokens").begin_array();
  for (std::size_t i = 0; i < generated.words.size(); ++i) {
    const GeneratedWord& word = generated.words[i];
    json.begin_object().member("text", shown(model, generated, word.word.id));
    json.member("id", word.word.id).member("probability", word.word.probability);
    json.key("alternatives").begin_array();
    for (const WordChoice& choice : word.alternatives) {
      json.begin_object().member("text", shown(model, generated, choice.id));
      json.member("probability", choice.probability).end_object();
    }
    json.end_array();
    if (i < generated.from.size()) write_sources(json, generated.from[i]);
    json.end_object();
  }
  json.end_array();
  json.key("timing").begin_object().member("compute_ms", compute_ms).end_object();
  return json.end_object().take();
}

}  // namespace playground
