// Pairs that are put together from two, so that a model learns to read a text part by part and not
// only whole sentences that it has seen.
#pragma once

#include <optional>

#include "training/words/pair.h"

namespace playground::training {

// The two texts one behind the other. Both answer the same task, from the same language; the second
// must have no pronoun that stands for something: it could be taken for something in the first.
Pair one_after_another(const WordVocabulary& vocabulary, const Pair& first, const Pair& second);

// The beginning of the first text with the end of the second. Both are cut behind a comma, or both
// between words; nothing before a cut comes from, or belongs to, what is behind it: "I want to
// drink | some tea .", 我 想 喝 | 一些 茶 。 None if one of them cannot be cut so.
std::optional<Pair> spliced(const WordVocabulary& vocabulary, const Pair& first, const Pair& second,
                            Dice& dice);

}  // namespace playground::training
