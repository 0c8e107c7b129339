// Pairs drawn from a seed.
#include <set>
#include <string>

#include "core/words/glossary.h"
#include "training/grammar/frames.h"
#include "training/grammar/words.h"
#include "training/words/grammar_words.h"
#include "training/words/join.h"
#include "training/words/lists.h"
#include "training/words/pair.h"
#include "training/words/unknown.h"
#include "training/words/withheld.h"
#include "training/words/written/pronouns.h"
#include "training/words/written/translations.h"
#include "training/words/written/words.h"

namespace playground::training {
namespace {

using grammar::Language;
using grammar::Sample;
using grammar::Text;

// Out of a hundred pairs: translations. English tells more than the Chinese of the same text, so
// that it is harder to find.
constexpr std::int64_t to_chinese = 39;
constexpr std::int64_t to_english = 37;
// Out of a hundred pairs: lists; of those that are explained, at least: with a pronoun.
constexpr std::int64_t lists = 4;
constexpr std::int64_t with_pronouns = 80;
// Written by hand: of those that are explained, and of translations.
constexpr std::int64_t written_pronoun = 49;
constexpr std::int64_t written_translation = 31;
// Of those that are no lists: with another text behind; of those that are translated and stand
// alone: with the end of another text.
constexpr std::int64_t with_another = 6;
constexpr std::int64_t with_splice = 25;
constexpr std::int64_t most_tries = 3;  // to find another text that can be cut

constexpr std::int64_t numbers_of_others = 1'000'000'000'000;       // beyond those of all pairs
constexpr std::int64_t numbers_of_seconds = numbers_of_others / 8;  // between those of two others

}  // namespace

WordVocabulary grammar_vocabulary() {
  std::set<std::string> words = grammar_words().words;
  words.insert(written_vocabulary().begin(), written_vocabulary().end());
  std::vector<std::string> compounds = written_compounds();
  std::vector<std::string> others;
  for (const GlossaryEntry& entry : written_glossary()) {
    if (entry.both_ways) compounds.push_back(entry.chinese);
    others.push_back(entry.english);
  }
  return WordVocabulary({words.begin(), words.end()}, compounds, others, written_readings());
}

Glossary grammar_glossary(const WordVocabulary& vocabulary) {
  std::vector<GlossaryEntry> entries = written_glossary();
  std::erase_if(entries, [&](const GlossaryEntry& entry) {
    return vocabulary.find(entry.chinese) && vocabulary.find(entry.english);
  });
  return Glossary(std::move(entries), written_pinyin());
}

Pair draw_pair(const WordVocabulary& vocabulary, std::int64_t seed, std::int64_t number) {
  Dice dice(seed + 1, number);
  const std::int64_t kind = dice.below(100);
  const WordTask task = kind < to_chinese                ? WordTask::to_chinese
                        : kind < to_chinese + to_english ? WordTask::to_english
                                                         : WordTask::explain;
  const bool is_english =
      task == WordTask::to_chinese || (task == WordTask::explain && kind % 2 == 0);
  const Language language = is_english ? Language::english : Language::chinese;
  if (chance(dice, lists)) return draw_list(vocabulary, task, language, dice);
  if (task == WordTask::explain && chance(dice, written_pronoun)) {
    return draw_written_pronoun(vocabulary, language, dice);
  }
  if (task != WordTask::explain && chance(dice, written_translation)) {
    const Pair pair = draw_written_translation(vocabulary, task, dice);
    if (!chance(dice, with_another) || !ends_text(vocabulary, pair)) return pair;
    return one_after_another(vocabulary, pair, draw_written_translation(vocabulary, task, dice));
  }
  const auto draw = [&](std::int64_t from, const auto& suits) {
    for (;; from += numbers_of_others) {
      const Sample sample = grammar::realize(grammar::draw_meaning(seed, from));
      const Text& text = language == Language::english ? sample.english : sample.chinese;
      if (task == WordTask::to_chinese && sample.from_chinese) continue;
      if (is_withheld(sample) || !suits(text)) continue;
      return make_pair(vocabulary, sample, task, language, {}, dice);
    }
  };
  const auto draw_another = [&](std::int64_t tries) {
    return draw(number + tries * numbers_of_seconds,
                [](const Text& text) { return !has_pronoun(text); });
  };
  const bool wants_pronoun = task == WordTask::explain && chance(dice, with_pronouns);
  Pair pair = draw(number, [&](const Text& text) { return !wants_pronoun || has_pronoun(text); });
  if (chance(dice, with_another) && ends_text(vocabulary, pair)) {
    return one_after_another(vocabulary, pair, draw_another(1));
  }
  if (task == WordTask::explain || !chance(dice, with_splice)) return pair;
  for (std::int64_t i = 1; i <= most_tries; ++i) {
    auto found = spliced(vocabulary, grammar_words().neighbours, pair, draw_another(i), dice);
    if (found) return *std::move(found);
  }
  return pair;
}

}  // namespace playground::training
