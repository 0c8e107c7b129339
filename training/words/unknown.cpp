#include "training/words/unknown.h"

#include <algorithm>
#include <set>

namespace playground::training {
namespace {

using grammar::Token;

// Out of a hundred texts.
constexpr std::int64_t with_unknown = 50;
// Out of a hundred of those: with unknown words among the others, with words of any form, and
// Chinese ones with English words.
constexpr std::int64_t with_other_words = 8;
constexpr std::int64_t with_any_form = 15;
constexpr std::int64_t with_foreign_words = 8;
constexpr std::int64_t other_words = 25;  // of a hundred such words

constexpr WordForm english_forms[] = {WordForm::plain, WordForm::name, WordForm::plural,
                                      WordForm::past, WordForm::ing};

bool is_small(char letter) { return letter >= 'a' && letter <= 'z'; }

}  // namespace

std::string as_written(const Token& token) {
  std::string text = token.text;
  if (token.capital && is_small(text.front())) {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text;
}

SlotNumbers::SlotNumbers(Dice& dice) {
  for (std::int64_t i = 0; i < word_slots; ++i) numbers_.push_back(i);
  for (std::size_t i = numbers_.size(); i > 1; --i) {
    std::swap(numbers_[i - 1],
              numbers_[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(i)))]);
  }
}

Slots draw_unknown(const Unknown& of, Dice& dice) {
  Slots slots;
  if (!chance(dice, with_unknown)) return slots;
  const std::int64_t share = dice.between(12, 100);
  const bool has_other_words = chance(dice, with_other_words);
  const bool has_any_form = chance(dice, with_any_form);
  const bool has_foreign_words = chance(dice, with_foreign_words);
  SlotNumbers numbers(dice);
  std::set<std::string> seen;
  for (std::size_t i = 0; i < of.source.size() && numbers.has_more(); ++i) {
    const Token& token = of.source[i];
    if (!seen.insert(token.text).second) continue;
    const bool is_other = has_other_words && of.can_be_copied[i];
    if (!token.is_content && !is_other) continue;
    if (!chance(dice, token.is_content ? share : other_words)) continue;
    WordForm form = form_of(of.small_letters ? token.text : as_written(token));
    const bool is_any = form == WordForm::chinese ? has_foreign_words : has_any_form;
    if (is_any) form = english_forms[static_cast<std::size_t>(dice.below(5))];
    slots[token.text] = of.vocabulary.slot(form, numbers.take());
  }
  return slots;
}

}  // namespace playground::training
