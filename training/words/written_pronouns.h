// Sentences with a pronoun that were written by hand (training/written/pronouns), as pairs that are
// explained. What the grammar makes is of few kinds, and a head that learns from nothing else finds
// whom a pronoun means where they are alike; these are of any kind, in any words.
#pragma once

#include <string_view>

#include "training/words/pair.h"

namespace playground::training {

// [[{"text", "pronoun", "occurrence", "means", "explained"}, …], …], by file: the pronoun, the how
// manieth of its like it is (1 if left out), the noun or name that it means, and the text with
// that in place of the pronoun (left out where the pronoun stays: "his bag").
std::string_view written_pronouns();

// One of them. Which slots its unknown words take, and which others are unknown too, is drawn.
Pair draw_written_pronoun(const WordVocabulary& vocabulary, grammar::Language language, Dice& dice);

}  // namespace playground::training
