// Pairs drawn from a seed.
#include <set>
#include <string>

#include "training/grammar/frames.h"
#include "training/words/lists.h"
#include "training/words/pair.h"
#include "training/words/unknown.h"
#include "training/words/withheld.h"

namespace playground::training {
namespace {

using grammar::Language;
using grammar::Sample;
using grammar::Text;
using grammar::Token;

// Out of a hundred pairs: lists; of those that are explained, at least: with a pronoun.
constexpr std::int64_t lists = 4;
constexpr std::int64_t with_pronouns = 80;

constexpr std::int64_t numbers_of_others = 1'000'000'000'000;  // beyond those of all pairs

}  // namespace

WordVocabulary grammar_vocabulary() {
  constexpr std::int64_t texts = 60000;  // enough for the rarest word to come dozens of times
  std::set<std::string> words;
  for (std::int64_t number = 0; number < texts; ++number) {
    const Sample sample = grammar::realize(grammar::draw_meaning(0, number));
    for (const auto* tokens : {&sample.english.tokens, &sample.chinese.tokens,
                               &sample.english.explained, &sample.chinese.explained}) {
      for (const Token& token : *tokens) {
        words.insert(token.is_name ? as_written(token) : token.text);
      }
    }
  }
  return WordVocabulary({words.begin(), words.end()});
}

Pair draw_pair(const WordVocabulary& vocabulary, std::int64_t seed, std::int64_t number) {
  Dice dice(seed + 1, number);
  const std::int64_t kind = dice.below(20);
  const Language language = kind % 2 == 0 ? Language::english : Language::chinese;
  const WordTask task = kind >= 14                      ? WordTask::explain
                        : language == Language::english ? WordTask::to_chinese
                                                        : WordTask::to_english;
  if (chance(dice, lists)) return draw_list(vocabulary, task, language, dice);
  const bool wants_pronoun = task == WordTask::explain && chance(dice, with_pronouns);
  for (;; number += numbers_of_others) {
    const Sample sample = grammar::realize(grammar::draw_meaning(seed, number));
    const Text& text = language == Language::english ? sample.english : sample.chinese;
    if (is_withheld(sample) || (wants_pronoun && !has_pronoun(text))) continue;
    return make_pair(vocabulary, sample, task, language, {}, dice);
  }
}

}  // namespace playground::training
