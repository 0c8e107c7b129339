#include "training/words/written/translations.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/split.h"
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

// Out of a hundred sentences: those that everybody knows; what visitors type; of these and the
// others, with changes.
constexpr std::int64_t well_known = 12;
constexpr std::int64_t of_visitors = 35;
constexpr std::int64_t with_changes = 80;
constexpr std::int64_t without_end = 10;
// Out of a hundred nouns and names: of those sentences; of those that change.
constexpr std::int64_t changed = 70;
constexpr std::int64_t unknown = 15;

// A sentence as it is read for one of the two tasks.
struct Translation {
  Ids english;
  Ids chinese;
  // Forms of the words of the source that only the glossary knows; -1, -2 … stand for them and for
  // what they are in the other language.
  std::vector<WordForm> unknown;
};

// Whether the glossary has one for the other, the English in any form.
bool say_the_same(const Glossary& glossary, const std::string& english,
                  const std::string& chinese) {
  if (glossary.counterpart(english) == chinese || glossary.in_pinyin(chinese) == english) {
    return true;
  }
  const std::string_view wanted = glossary.counterpart(chinese);
  if (wanted.empty()) return false;
  const std::string small = in_small_letters(english);
  return in_small_letters(wanted) == small ||
         std::ranges::count(base_forms(small), in_small_letters(wanted)) > 0;
}

// How many words of `target` say from the place `at` on what this word of the source says; the
// Chinese for a word of English is one word.
std::size_t count_said(const Glossary& glossary, const std::string& word,
                       const std::vector<CutWord>& target, std::size_t at, WordTask task) {
  if (task == WordTask::to_chinese) return say_the_same(glossary, word, target[at].text) ? 1 : 0;
  if (say_the_same(glossary, target[at].text, word)) return 1;
  const std::vector<std::string_view> parts = split_at_spaces(glossary.counterpart(word));
  if (parts.size() < 2 || parts.size() > target.size() - at) return 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (in_small_letters(parts[i]) != in_small_letters(target[at + i].text)) return 0;
  }
  return parts.size();
}

// None where the target has a word that neither the vocabulary knows nor the glossary for a word of
// the source, or the source a word of which the target has nothing: "ant … ants", 蚂蚁.
std::optional<Translation> read_translation(const WordVocabulary& vocabulary,
                                            const Glossary& glossary,
                                            const std::vector<CutWord>& source,
                                            const std::vector<CutWord>& target, WordTask task) {
  const bool to_chinese = task == WordTask::to_chinese;
  std::vector<std::int64_t> slots(target.size(), -1);  // of the source, by word of the target
  std::vector<bool> left_out(target.size(), false);
  Translation sentence;
  Ids from;
  for (const CutWord& word : source) {
    from.push_back(word.slot < 0 ? word.id : -1 - word.slot);
    if (word.slot < std::ssize(sentence.unknown)) continue;  // known, or the same again
    sentence.unknown.push_back(form_of(word.text));
    bool is_said = false;
    for (std::size_t i = 0; i < target.size(); ++i) {
      if (slots[i] >= 0 || left_out[i]) continue;
      const std::size_t several = count_said(glossary, word.text, target, i, task);
      if (several == 0) continue;
      is_said = true;
      slots[i] = word.slot;
      for (std::size_t j = i + 1; j < i + several; ++j) left_out[j] = true;
    }
    if (!is_said) return std::nullopt;
  }
  Ids into;
  for (std::size_t i = 0; i < target.size(); ++i) {
    const CutWord& word = target[i];
    if (left_out[i]) continue;
    // English words that are read as others the model must not learn to say.
    const bool is_other = !to_chinese && !vocabulary.other_form(word).empty();
    if (slots[i] < 0 && (word.slot >= 0 || is_other)) return std::nullopt;
    into.push_back(slots[i] < 0 ? word.id : -1 - slots[i]);
  }
  sentence.english = to_chinese ? from : into;
  sentence.chinese = to_chinese ? into : from;
  return sentence;
}

// By task: those that can be read for it.
using Translations = std::array<std::vector<Translation>, 2>;

// Throws std::invalid_argument where one can be read for neither task.
Translations read_translations(const WordVocabulary& vocabulary, std::string_view files) {
  const Glossary glossary = grammar_glossary(vocabulary);
  Translations sentences;
  for (const auto& file : nlohmann::json::parse(files)) {
    for (const auto& one : file) {
      const auto english = vocabulary.cut(one.at("english").get<std::string>());
      const auto chinese = vocabulary.cut(one.at("chinese").get<std::string>());
      auto there = read_translation(vocabulary, glossary, english, chinese, WordTask::to_chinese);
      auto back = read_translation(vocabulary, glossary, chinese, english, WordTask::to_english);
      if (!there && !back) throw std::invalid_argument(one.at("english"));
      if (there) sentences[0].push_back(*std::move(there));
      if (back) sentences[1].push_back(*std::move(back));
    }
  }
  return sentences;
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
                                  SlotNumbers& numbers) {
  std::vector<BothWords> slots;
  for (const WordForm form : sentence.unknown) {
    const std::int64_t word = -1 - std::ssize(slots);
    const std::int64_t slot = vocabulary.slot(form, numbers.take());
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
  static const Translations any = read_translations(vocabulary, written_translations_json);
  static const Translations typed = read_translations(vocabulary, written_visitors_json);
  static const Translations known = read_translations(vocabulary, written_well_known_json);
  const std::int64_t kind = dice.below(100);
  const bool is_well_known = kind < well_known;
  const Translations& group = is_well_known ? known : kind < well_known + of_visitors ? typed : any;
  const auto& all = group[task == WordTask::to_chinese ? 0 : 1];
  Translation sentence = all[static_cast<std::size_t>(dice.below(std::ssize(all)))];
  SlotNumbers numbers(dice);
  const std::vector<BothWords> slots = fill_slots(sentence, vocabulary, numbers);
  std::vector<BothWords> words = find_both(kinds, sentence);
  if (!is_well_known && chance(dice, with_changes)) {
    change(sentence, words, vocabulary, kinds, task, numbers, dice);
  }
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
