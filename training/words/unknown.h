// Words that are made unknown, so that a model learns to do with words that it does not know.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/train/example.h"
#include "core/words/vocabulary.h"
#include "training/grammar/sample.h"

namespace playground::training {

// As it is written, names and the beginning of a sentence with a capital.
std::string as_written(const grammar::Token& token);

inline bool chance(Dice& dice, std::int64_t percent) { return dice.below(100) < percent; }

// Where nothing says what a word is: words that tell something are mostly of some length.
bool is_long(std::string_view word);

// Numbers of slots, each once, in any order.
class SlotNumbers {
 public:
  explicit SlotNumbers(Dice& dice);
  bool has_more() const { return taken_ < numbers_.size(); }
  std::int64_t take() { return numbers_[taken_++]; }

 private:
  std::vector<std::int64_t> numbers_;
  std::size_t taken_ = 0;
};

struct UnknownWords {
  // Of both texts of a pair: which words are unknown, and the slot that each takes.
  std::map<std::string, std::int64_t> slots;
  // By token of the source: the slot of an unknown word that stands in front of this noun and tells
  // more of it: "the Olympic champion", 奥运冠军.
  std::map<std::size_t, std::int64_t> in_front;
};

struct Unknown {
  const WordVocabulary& vocabulary;
  const std::vector<grammar::Token>& source;
  // By token of the source: whether its unknown word can stand in the answer, if it is no noun,
  // name, verb or adjective.
  const std::vector<bool>& can_be_copied;
  bool small_letters;  // the whole text is written without capitals
};

// In half of the texts some or all content words, now and then other words too, or all but the
// nouns. Their form is that of the word, or any: a visitor's words have forms that do not tell what
// they are.
UnknownWords draw_unknown(const Unknown& of, Dice& dice);

}  // namespace playground::training
