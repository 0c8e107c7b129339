#include "training/words/written/pronouns.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>

#include "core/words/chinese.h"
#include "core/words/english.h"
#include "training/words/places.h"
#include "training/words/unknown.h"
#include "training/words/written/embedded.h"
#include "training/words/written/kinds.h"

namespace playground::training {
namespace {

using grammar::Language;

// Out of a hundred sentences.
constexpr std::int64_t with_more_unknown = 50;
constexpr std::int64_t most_unknown = 40;  // of a hundred words of those
constexpr std::int64_t with_others = 70;
constexpr std::int64_t most_others = 80;  // of a hundred nouns and names of those
constexpr std::int64_t without_last_sign = 5;

struct Sentence {
  std::vector<CutWord> words;
  std::vector<CutWord> explained;
  std::size_t pronoun = 0;
  std::size_t noun = 0;  // the last word of what it means

  bool is_chinese() const { return playground::is_chinese(words[pronoun].text); }
};

Sentence read(const WordVocabulary& vocabulary, const nlohmann::json& one) {
  const std::string text = one.at("text");
  Sentence sentence;
  sentence.words = vocabulary.cut(text);
  sentence.explained = vocabulary.cut(one.value("explained", text), sentence.words);
  const std::string small = in_small_letters(text);
  const auto spans = [&](const char* field) {
    return spans_of(in_small_letters(one.at(field).get<std::string>()), small);
  };
  const Span pronoun = spans("pronoun").at(one.value("occurrence", std::size_t{1}) - 1);
  const Span noun = spans("means").at(0);
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    if (pronoun.overlaps(sentence.words[i])) sentence.pronoun = i;
    if (noun.overlaps(sentence.words[i])) sentence.noun = i;
  }
  return sentence;
}

// By language.
using Sentences = std::array<std::vector<Sentence>, 2>;

const Sentences& sentences_of(const WordVocabulary& vocabulary) {
  static const Sentences all = [&] {
    Sentences sentences;
    for (const auto& file : nlohmann::json::parse(written_pronouns_json)) {
      for (const auto& one : file) {
        Sentence sentence = read(vocabulary, one);
        sentences[sentence.is_chinese() ? 1 : 0].push_back(std::move(sentence));
      }
    }
    return sentences;
  }();
  return all;
}

// By id in the sentence; slots of the sentence take others. What tells whom the pronoun means
// mostly stands behind it, so those words stay.
std::map<std::int64_t, std::int64_t> draw_slots(const WordVocabulary& vocabulary,
                                                const Sentence& sentence, Dice& dice) {
  std::map<std::int64_t, std::int64_t> slots;
  SlotNumbers numbers(dice);
  const std::int64_t share =
      chance(dice, with_more_unknown) ? dice.between(1, most_unknown) : std::int64_t{0};
  for (std::size_t i = 0; i < sentence.words.size() && numbers.has_more(); ++i) {
    const CutWord& word = sentence.words[i];
    const bool is_drawn = i < sentence.pronoun && is_long(word.text) && chance(dice, share);
    if (slots.contains(word.id) || (word.slot < 0 && !is_drawn)) continue;
    slots[word.id] = vocabulary.slot(form_of(word.text), numbers.take());
  }
  return slots;
}

// Adds to `words`, by id in the sentence, others of the kind of some nouns and names; none of them
// stands in the sentence already.
void draw_others(const WordVocabulary& vocabulary, const Sentence& sentence,
                 std::map<std::int64_t, std::int64_t>& words, Dice& dice) {
  static const Kinds kinds(vocabulary);
  if (!chance(dice, with_others)) return;
  const std::int64_t share = dice.between(1, most_others);
  std::set<std::int64_t> taken;
  for (const CutWord& word : sentence.words) taken.insert(word.id);
  for (const CutWord& word : sentence.words) {
    if (words.contains(word.id) || !chance(dice, share)) continue;
    const auto readings = kinds.readings(word.id);
    if (readings.empty()) continue;
    const BothWords both = kinds.draw_another(readings.front(), dice);
    const std::int64_t other = sentence.is_chinese() ? both.chinese : both.english;
    if (taken.insert(other).second) words[word.id] = other;
  }
}

}  // namespace

Pair draw_written_pronoun(const WordVocabulary& vocabulary, Language language, Dice& dice) {
  const auto& all = sentences_of(vocabulary)[language == Language::chinese ? 1 : 0];
  const Sentence& sentence =
      all[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(all.size())))];
  auto words = draw_slots(vocabulary, sentence, dice);
  draw_others(vocabulary, sentence, words, dice);
  const auto id_of = [&](const CutWord& word) {
    const auto drawn = words.find(word.id);
    return drawn == words.end() ? word.id : drawn->second;
  };
  const std::size_t left_out =
      chance(dice, without_last_sign) && ends_text(sentence.words.back().text) ? 1 : 0;
  Pair pair;
  pair.task = WordTask::explain;
  pair.language = language;
  pair.source = {vocabulary.start()};
  for (const CutWord& word : sentence.words) pair.source.push_back(id_of(word));
  pair.source.resize(pair.source.size() - left_out);
  for (auto* labels : {&pair.antecedents, &pair.entities, &pair.forced}) {
    labels->assign(pair.source.size(), -1);
  }
  for (auto* labels : {&pair.subjects, &pair.nouns}) {
    labels->assign(pair.source.size(), unlabelled);
  }
  pair.antecedents[sentence.pronoun + 1] = static_cast<std::int64_t>(sentence.noun) + 1;
  // Before and behind the pronoun both texts are alike.
  const std::size_t behind = sentence.words.size() - sentence.pronoun - 1;
  for (std::size_t i = 0; i + left_out < sentence.explained.size(); ++i) {
    const bool is_behind = i + behind >= sentence.explained.size();
    const std::size_t from = is_behind ? i + sentence.words.size() - sentence.explained.size()
                                       : std::min(i, sentence.pronoun);
    pair.target.push_back(id_of(sentence.explained[i]));
    pair.sources.push_back(static_cast<std::int64_t>(from) + 1);
  }
  pair.target.push_back(vocabulary.end());
  pair.sources.push_back(-1);
  return pair;
}

}  // namespace playground::training
