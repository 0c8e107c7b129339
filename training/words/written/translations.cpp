#include "training/words/written/translations.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "core/words/english.h"
#include "core/words/glossary.h"
#include "training/words/unknown.h"
#include "training/words/usual.h"
#include "training/words/written/embedded.h"
#include "training/words/written/kinds.h"

namespace playground::training {
namespace {

using grammar::Language;
using Ids = std::vector<std::int64_t>;

// Out of a hundred sentences.
constexpr std::int64_t with_changes = 80;
constexpr std::int64_t without_end = 10;
// Out of a hundred nouns and names: of those sentences; of those that change.
constexpr std::int64_t changed = 70;
constexpr std::int64_t unknown = 15;

struct Translation {
  Ids english;
  Ids chinese;
  // Forms in English of words that only the glossary knows; -1, -2 … stand for them in both texts.
  std::vector<WordForm> unknown;
  // The English has words that are read as others, so the model must not learn to say it.
  bool has_other_forms = false;
};

// Whether the glossary has one for the other, the English in any form.
bool say_the_same(const Glossary& glossary, const std::string& english,
                  const std::string& chinese) {
  if (glossary.counterpart(english) == chinese) return true;
  const std::string_view wanted = glossary.counterpart(chinese);
  if (wanted.empty()) return false;
  const std::string small = in_small_letters(english);
  return in_small_letters(wanted) == small ||
         std::ranges::count(base_forms(small), in_small_letters(wanted)) > 0;
}

// Throws std::invalid_argument for a word that neither the vocabulary nor the glossary knows, or
// that is another one in the other language: "ant … ants", 蚂蚁.
Translation read_translation(const WordVocabulary& vocabulary, const Glossary& glossary,
                             const std::string& english, const std::string& chinese) {
  Translation sentence;
  const std::vector<CutWord> others = vocabulary.cut(chinese);
  std::vector<std::string> found;  // the unknown words in Chinese
  for (const CutWord& word : vocabulary.cut(english)) {
    sentence.english.push_back(word.slot < 0 ? word.id : -1 - word.slot);
    sentence.has_other_forms |= word.slot < 0 && !vocabulary.other_form(word).empty();
    if (word.slot < std::ssize(found)) continue;  // known, or the same again
    const auto same = std::ranges::find_if(others, [&](const CutWord& other) {
      return other.slot >= 0 && say_the_same(glossary, word.text, other.text);
    });
    if (same == others.end() || std::ranges::count(found, same->text) > 0) {
      throw std::invalid_argument(word.text + " in: " + english);
    }
    found.push_back(same->text);
    sentence.unknown.push_back(form_of(word.text));
  }
  for (const CutWord& word : others) {
    const auto place = std::ranges::find(found, word.text);
    if (word.slot >= 0 && place == found.end()) {
      throw std::invalid_argument(word.text + " in: " + chinese);
    }
    sentence.chinese.push_back(word.slot < 0 ? word.id : -1 - (place - found.begin()));
  }
  return sentence;
}

const std::vector<Translation>& translations_of(const WordVocabulary& vocabulary) {
  static const std::vector<Translation> all = [&] {
    const Glossary glossary = grammar_glossary(vocabulary);
    std::vector<Translation> sentences;
    for (const auto& file : nlohmann::json::parse(written_translations_json)) {
      for (const auto& one : file) {
        sentences.push_back(
            read_translation(vocabulary, glossary, one.at("english"), one.at("chinese")));
      }
    }
    return sentences;
  }();
  return all;
}

// The nouns and names that both texts have once, and of those that share a word the first.
std::vector<BothWords> find_both(const Kinds& kinds, const Translation& sentence) {
  std::vector<BothWords> found;
  for (const std::int64_t id : sentence.english) {
    const auto readings = kinds.readings(id);
    const auto both = std::ranges::find_if(readings, [&](const BothWords& word) {
      return std::ranges::count(sentence.english, word.english) == 1 &&
             std::ranges::count(sentence.chinese, word.chinese) == 1 &&
             std::ranges::count(found, word.chinese, &BothWords::chinese) == 0;
    });
    if (both != readings.end()) found.push_back(*both);
  }
  return found;
}

bool has(const Translation& sentence, const BothWords& word) {
  return std::ranges::count(sentence.english, word.english) > 0 ||
         std::ranges::count(sentence.chinese, word.chinese) > 0;
}

// Gives words that only the glossary knows their slots, and returns these.
std::vector<BothWords> fill_slots(Translation& sentence, const WordVocabulary& vocabulary,
                                  WordTask task, SlotNumbers& numbers) {
  std::vector<BothWords> slots;
  for (const WordForm form : sentence.unknown) {
    const std::int64_t word = -1 - std::ssize(slots);
    const WordForm read = task == WordTask::to_chinese ? form : WordForm::chinese;
    const std::int64_t slot = vocabulary.slot(read, numbers.take());
    std::ranges::replace(sentence.english, word, slot);
    std::ranges::replace(sentence.chinese, word, slot);
    slots.push_back({slot, slot});
  }
  return slots;
}

// In `sentence` and in `words`, which it has.
void change(Translation& sentence, std::vector<BothWords>& words, const WordVocabulary& vocabulary,
            const Kinds& kinds, WordTask task, SlotNumbers& numbers, Dice& dice) {
  for (BothWords& word : words) {
    if (!chance(dice, changed)) continue;
    BothWords other = kinds.draw_another(word, dice);
    if (chance(dice, unknown)) {
      const std::int64_t read = task == WordTask::to_chinese ? word.english : word.chinese;
      const std::string& text = vocabulary.tokens()[static_cast<std::size_t>(read)];
      other.english = other.chinese = vocabulary.slot(form_of(text), numbers.take());
    }
    if (has(sentence, other)) continue;
    std::ranges::replace(sentence.english, word.english, other.english);
    std::ranges::replace(sentence.chinese, word.chinese, other.chinese);
    word = other;
  }
}

// With the rows from which `words` come, which both texts have; of other words nothing is known.
Pair make_pair(const WordVocabulary& vocabulary, const Translation& sentence, WordTask task,
               const std::vector<BothWords>& words) {
  const bool to_chinese = task == WordTask::to_chinese;
  const Ids& source = to_chinese ? sentence.english : sentence.chinese;
  const Ids& target = to_chinese ? sentence.chinese : sentence.english;
  Pair pair;
  pair.task = task;
  pair.language = to_chinese ? Language::english : Language::chinese;
  pair.source = {vocabulary.start()};
  pair.source.insert(pair.source.end(), source.begin(), source.end());
  pair.sources.assign(target.size(), unlabelled);
  for (const BothWords& word : words) {
    const std::int64_t from = to_chinese ? word.english : word.chinese;
    const std::int64_t into = to_chinese ? word.chinese : word.english;
    pair.sources[static_cast<std::size_t>(std::ranges::find(target, into) - target.begin())] =
        std::ranges::find(pair.source, from) - pair.source.begin();
  }
  for (const std::int64_t id : target) {
    const std::string& text = vocabulary.tokens()[static_cast<std::size_t>(id)];
    pair.target.push_back(to_chinese ? vocabulary.find(usual(text)).value_or(id) : id);
  }
  pair.target.push_back(vocabulary.end());
  pair.sources.push_back(-1);
  for (auto* labels : {&pair.antecedents, &pair.subjects, &pair.nouns}) {
    labels->assign(pair.source.size(), unlabelled);
  }
  for (auto* labels : {&pair.entities, &pair.forced}) labels->assign(pair.source.size(), -1);
  return pair;
}

}  // namespace

Pair draw_written_translation(const WordVocabulary& vocabulary, WordTask task, Dice& dice) {
  static const Kinds kinds(vocabulary);
  const std::vector<Translation>& all = translations_of(vocabulary);
  const Translation* drawn = nullptr;
  do {
    drawn = &all[static_cast<std::size_t>(dice.below(std::ssize(all)))];
  } while (task == WordTask::to_english && drawn->has_other_forms);
  Translation sentence = *drawn;
  SlotNumbers numbers(dice);
  const std::vector<BothWords> slots = fill_slots(sentence, vocabulary, task, numbers);
  std::vector<BothWords> words = find_both(kinds, sentence);
  if (chance(dice, with_changes)) change(sentence, words, vocabulary, kinds, task, numbers, dice);
  words.insert(words.end(), slots.begin(), slots.end());
  const auto has_end = [&](const Ids& ids) {
    return ends_text(vocabulary.tokens()[static_cast<std::size_t>(ids.back())]);
  };
  if (chance(dice, without_end) && has_end(sentence.english) && has_end(sentence.chinese)) {
    sentence.english.pop_back();
    sentence.chinese.pop_back();
  }
  return make_pair(vocabulary, sentence, task, words);
}

}  // namespace playground::training
