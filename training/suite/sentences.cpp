#include "training/suite/sentences.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/words/english.h"
#include "training/words/places.h"

namespace playground::training {
namespace {

std::vector<PronounSentence> read_pronouns(const nlohmann::json& all) {
  std::vector<PronounSentence> sentences;
  for (const auto& one : all) {
    sentences.push_back(
        {one.at("text"), one.at("pronoun"), one.value("occurrence", 1), one.at("means")});
  }
  return sentences;
}

// What names it: the phrase, and its last word, "dog" of "old dog", if nothing else in the text is
// called so.
std::vector<std::string> names_of(const std::string& phrase, const std::vector<CutWord>& words,
                                  const std::string& text) {
  std::vector<std::string> names{phrase};
  const std::vector<Span> spans = spans_of(phrase, text);
  for (const CutWord& word : words) {
    const std::string last = in_small_letters(word.text);
    const bool ends_phrase = std::any_of(spans.begin(), spans.end(), [&](const Span& span) {
      return span.start <= word.start && span.end == word.end;
    });
    if (ends_phrase && places_of(last, text).size() == spans.size()) names.push_back(last);
  }
  return names;
}

std::string explained(const WordModel& model, const std::vector<CutWord>& sentence) {
  const WordQuestion question{sentence, WordTask::explain};
  std::vector<std::int64_t> ids;
  for (const GeneratedWord& word : model.generate(question, {})) ids.push_back(word.word.id);
  return model.vocabulary().written(model.named(ids, question));
}

// The row on which the head puts the most weight at `query`.
std::int64_t looked_at(Subject& subject, const HeadName& head, const std::vector<std::int64_t>& ids,
                       std::int64_t query) {
  Pair pair;
  pair.source = ids;
  pair.target = {subject.vocabulary().end()};
  std::int64_t best = 0;
  subject.answer({pair}, [&](const Subject::Answers&) {
    const fast::TrainedAttention& attention = subject.network().attention_of(head);
    const auto weight = [&](std::int64_t key) {
      return attention.weight(0, head.head, query, key);
    };
    for (std::int64_t key = 1; key < static_cast<std::int64_t>(ids.size()); ++key) {
      if (weight(key) > weight(best)) best = key;
    }
  });
  return best;
}

}  // namespace

Sentences read_sentences(const std::string& path) {
  std::ifstream file(path);
  const auto json = nlohmann::json::parse(file);
  Sentences sentences{
      read_pronouns(json.at("pronouns").at("en")), read_pronouns(json.at("pronouns").at("zh")), {}};
  for (const auto& one : json.at("visitors")) sentences.visitors.push_back(one.at("text"));
  return sentences;
}

PronounAnswer ask(Subject& subject, const WordModel& model, const HeadName& head,
                  const PronounSentence& sentence) {
  PronounAnswer result;
  const std::vector<CutWord> words = model.vocabulary().cut(sentence.text);
  const std::string small = in_small_letters(sentence.text);
  const std::string means = in_small_letters(sentence.means);
  const std::vector<Span> pronouns = spans_of(in_small_letters(sentence.pronoun), small);
  const Span pronoun = pronouns.at(static_cast<std::size_t>(sentence.occurrence - 1));
  std::int64_t query = -1;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (query < 0 && pronoun.overlaps(words[i])) query = static_cast<std::int64_t>(i) + 1;
  }
  // The start comes first.
  const std::int64_t row = looked_at(subject, head, model.read(words), query);
  if (row > 0) {
    const CutWord& word = words[static_cast<std::size_t>(row - 1)];
    result.looks_at = word.text;
    for (const Span& span : spans_of(means, small)) {
      result.looks_right = result.looks_right || span.overlaps(word);
    }
  }
  result.explained = explained(model, words);
  const std::string small_answer = in_small_letters(result.explained);
  for (const std::string& name : names_of(means, words, small)) {
    result.says_right =
        result.says_right || places_of(name, small_answer).size() > places_of(name, small).size();
  }
  return result;
}

std::string translated(const WordModel& model, const std::string& sentence) {
  const std::vector<CutWord> words = model.vocabulary().cut(sentence);
  const WordQuestion question{words, model.task_for(words)};
  return model.vocabulary().written(model.named(model.beam_search(question), question));
}

}  // namespace playground::training
