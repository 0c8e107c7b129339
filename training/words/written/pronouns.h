// Sentences with a pronoun that were written by hand (training/written/pronouns), as pairs that are
// explained. What the grammar makes is of few kinds, and a head that learns from nothing else finds
// whom a pronoun means where they are alike; these are of any kind, in any words.
#pragma once

#include "training/words/pair.h"

namespace playground::training {

// One of them. Which slots its unknown words take, which others are unknown too, and which of its
// nouns and names give place to others of their kind, is drawn.
Pair draw_written_pronoun(const WordVocabulary& vocabulary, grammar::Language language, Dice& dice);

}  // namespace playground::training
