#include "wasm/response/write_words.h"

#include <algorithm>

#include "wasm/files/model_file.h"
#include "wasm/json/float_text.h"
#include "wasm/json/json_writer.h"

namespace playground {
namespace {

constexpr float least_weight = 0.01F;  // smaller ones are left out

std::vector<std::int64_t> ids_of(const std::vector<GeneratedWord>& words) {
  std::vector<std::int64_t> ids;
  for (const GeneratedWord& word : words) ids.push_back(word.word.id);
  return ids;
}

// Writes a model's words, as they are called in the sentence that it was asked about.
class WordWriter {
 public:
  // `draws`: each word has a chance of being drawn.
  WordWriter(JsonWriter& json, const WordModel& model, const WordQuestion& question, bool draws)
      : json_(json),
        model_(model),
        question_(question),
        source_(model.named_in_answer(question)),
        draws_(draws) {}

  void write(std::string_view name, const std::vector<GeneratedWord>& words) {
    json_.key(name).begin_array();
    const std::vector<CutWord> named = model_.named(ids_of(words), question_);
    for (std::size_t i = 0; i < words.size(); ++i) {
      const GeneratedWord& word = words[i];
      json_.begin_object();
      write_choice(word.word, named[i].text);
      write_alternatives(word.alternatives);
      if (!word.from.empty()) write_sources(word.from);
      json_.end_object();
    }
    json_.end_array();
  }

  void write_alternatives(const std::vector<WordChoice>& alternatives) {
    json_.key("alternatives").begin_array();
    for (const WordChoice& choice : alternatives) {
      json_.begin_object();
      write_choice(choice, model_.vocabulary().named({choice.id}, source_).front().text);
      json_.end_object();
    }
    json_.end_array();
  }

  // An answer; of a model that writes on what comes behind the sentence, with the space before it.
  std::string text_of(const std::vector<GeneratedWord>& words) const {
    const auto& vocabulary = model_.vocabulary();
    std::vector<CutWord> all;
    if (!model_.translates()) all = question_.sentence;
    const std::size_t before = vocabulary.written(all).size();
    const std::vector<CutWord> named = model_.named(ids_of(words), question_);
    all.insert(all.end(), named.begin(), named.end());
    return vocabulary.written(all).substr(before);
  }

 private:
  void write_number(std::string_view name, float number) {
    std::string text;
    append_float(text, number);
    json_.key(name).raw(text);
  }

  void write_choice(const WordChoice& choice, const std::string& text) {
    json_.member("text", text);
    json_.member("id", choice.id);
    write_number("probability", choice.probability);
    if (draws_) write_number("chance", choice.chance);
  }

  void write_sources(const std::vector<float>& weights);

  JsonWriter& json_;
  const WordModel& model_;
  const WordQuestion& question_;
  std::vector<CutWord> source_;  // as the answer names it
  bool draws_;
};

void WordWriter::write_sources(const std::vector<float>& weights) {
  std::vector<std::size_t> tokens;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] >= least_weight) tokens.push_back(i);
  }
  std::sort(tokens.begin(), tokens.end(), [&](std::size_t one, std::size_t other) {
    return weights[one] != weights[other] ? weights[one] > weights[other] : one < other;
  });
  json_.key("from").begin_array();
  for (const std::size_t token : tokens) {
    json_.begin_object().member("side", model_.translates() ? "context" : "input");
    json_.member("token", token);
    write_number("weight", weights[token]);
    json_.end_object();
  }
  json_.end_array();
}

const char* kind_of(const WordModel& model) { return model.translates() ? "translate" : "stories"; }

}  // namespace

void write_model(JsonWriter& json, const WordModel& model) {
  json.member("name", model.name()).member("kind", kind_of(model));
  json.member("parameters", model.parameters());
  json.member("vocabulary", model.vocabulary().size());
  json.key("heads");
  write_catalogue(json, model.heads());
}

std::string write_loaded(std::int64_t handle, const WordModel& model) {
  JsonWriter json;
  json.begin_object().member("model", handle);
  write_model(json, model);
  return json.end_object().take();
}

void write_answer(JsonWriter& json, const WordModel& model, const WordQuestion& question,
                  const WordAnswer& answer) {
  WordWriter writer(json, model, question, false);
  json.key("model").begin_object().member("name", model.name()).member("kind", kind_of(model));
  if (model.translates()) {
    json.member("task", word_tasks[static_cast<std::size_t>(question.task)]);
    json.member("text", writer.text_of(answer.words)).member("ended", answer.ended);
  }
  writer.write("answer", answer.words);
  if (!model.translates()) {
    json.key("next").begin_array();
    for (const std::vector<WordChoice>& choices : answer.next) {
      json.begin_object();
      writer.write_alternatives(choices);
      json.end_object();
    }
    json.end_array();
  }
  json.end_object();
}

std::string write_generated(const WordModel& model, const WordQuestion& question,
                            const std::vector<GeneratedWord>& words, double compute_ms) {
  JsonWriter json;
  WordWriter writer(json, model, question, true);
  json.begin_object().member("text", writer.text_of(words));
  if (model.translates()) json.member("task", word_tasks[static_cast<std::size_t>(question.task)]);
  const std::int64_t end = model.vocabulary().end();
  json.member("ended", !words.empty() && words.back().word.id == end);
  writer.write("tokens", words);
  json.key("timing").begin_object().member("compute_ms", compute_ms).end_object();
  return json.end_object().take();
}

}  // namespace playground
