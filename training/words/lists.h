// Lists of words, with repeats: "Zorb, Tom, Zorb and apple".
#pragma once

#include "training/words/pair.h"

namespace playground::training {

struct ListOf {
  std::int64_t words;    // with those between them and the full stop there are more
  std::int64_t unknown;  // of a hundred different ones
};

// Words in the language, known and unknown ones, with or without commas between
// them; the answer has them in the same order.
Pair make_list(const WordVocabulary& vocabulary, WordTask task, grammar::Language language,
               const ListOf& of, Dice& dice);
// Of one to sixteen words.
Pair draw_list(const WordVocabulary& vocabulary, WordTask task, grammar::Language language,
               Dice& dice);

}  // namespace playground::training
