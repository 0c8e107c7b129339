// What the words that a pattern writes out have to do with others: "my sister", 一 场 雪, "I want".
#pragma once

#include <vector>

#include "training/grammar/sample.h"

namespace playground::grammar {

// Gives a subject or a noun to words that have neither, where what stands beside them leaves no
// doubt; the others keep what they have. Content words are told by the meaning, and left alone.
void label_pattern_words(std::vector<Token>& tokens, Language language);

}  // namespace playground::grammar
