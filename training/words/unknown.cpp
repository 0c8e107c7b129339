#include "training/words/unknown.h"

#include <algorithm>
#include <set>

#include "core/text/utf8.h"
#include "core/words/chinese.h"
#include "core/words/english.h"

namespace playground::training {
namespace {

using grammar::Token;

// Out of a hundred texts.
constexpr std::int64_t with_unknown = 53;
// Out of a hundred of those: with unknown words among the others, where nouns and names are known,
// with words in front of nouns, with words of any form, and Chinese ones with English words.
constexpr std::int64_t with_other_words = 10;
constexpr std::int64_t with_known_nouns = 20;
constexpr std::int64_t with_words_in_front = 12;
constexpr std::int64_t with_any_form = 15;
constexpr std::int64_t with_foreign_words = 8;
constexpr std::int64_t other_words = 25;     // of a hundred such words
constexpr std::int64_t words_in_front = 50;  // of a hundred nouns

constexpr WordForm english_forms[] = {WordForm::plain, WordForm::name, WordForm::plural,
                                      WordForm::past, WordForm::ing};

}  // namespace

std::string as_written(const Token& token) {
  std::string text = token.text;
  if (token.capital && is_small(text.front())) {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text;
}

bool is_long(std::string_view word) {
  return count_code_points(word) >= (is_chinese(word) ? 2 : 4);
}

SlotNumbers::SlotNumbers(Dice& dice) {
  for (std::int64_t i = 0; i < word_slots; ++i) numbers_.push_back(i);
  for (std::size_t i = numbers_.size(); i > 1; --i) {
    std::swap(numbers_[i - 1],
              numbers_[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(i)))]);
  }
}

UnknownWords draw_unknown(const Unknown& of, Dice& dice) {
  UnknownWords words;
  if (!chance(dice, with_unknown)) return words;
  const std::int64_t share = dice.between(12, 100);
  const bool has_other_words = chance(dice, with_other_words);
  const bool has_known_nouns = chance(dice, with_known_nouns);
  const bool has_words_in_front = chance(dice, with_words_in_front);
  const bool has_any_form = chance(dice, with_any_form);
  const bool has_foreign_words = chance(dice, with_foreign_words);
  SlotNumbers numbers(dice);
  const auto next_slot = [&](WordForm form) {
    const bool is_any = form == WordForm::chinese ? has_foreign_words : has_any_form;
    if (is_any) form = english_forms[static_cast<std::size_t>(dice.below(5))];
    return of.vocabulary.slot(form, numbers.take());
  };
  std::set<std::string> seen;
  for (std::size_t i = 0; i < of.source.size() && numbers.has_more(); ++i) {
    const Token& token = of.source[i];
    const WordForm form = form_of(of.small_letters ? token.text : as_written(token));
    const bool is_noun = token.entity >= 0 && token.is_content && !token.is_name;
    if (has_words_in_front && is_noun && of.can_be_copied[i] && chance(dice, words_in_front)) {
      words.in_front[i] = next_slot(form == WordForm::chinese ? form : WordForm::plain);
      if (!numbers.has_more()) break;
    }
    if (!seen.insert(token.text).second) continue;
    const bool is_other = has_other_words && of.can_be_copied[i];
    if (!token.is_content && !is_other) continue;
    if (has_known_nouns && token.entity >= 0) continue;
    if (!chance(dice, token.is_content ? share : other_words)) continue;
    words.slots[token.text] = next_slot(form);
  }
  return words;
}

}  // namespace playground::training
