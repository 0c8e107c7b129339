// Pairs that are put together from two, so that a model learns to read a text part by part and not
// only whole sentences that it has seen.
#pragma once

#include <optional>

#include "training/words/neighbours.h"
#include "training/words/pair.h"

namespace playground::training {

// Whether it ends with a full stop, or a sign like it, so that another text may stand behind it.
bool ends_text(const WordVocabulary& vocabulary, const Pair& pair);

// The two texts one behind the other. Both answer the same task, from the same language; the second
// must have no pronoun whose noun is labelled: it could be taken for something in the first.
Pair one_after_another(const WordVocabulary& vocabulary, const Pair& first, const Pair& second);

// The beginning of the first text with the end of the second. Both are cut behind a comma, or both
// between words; nothing before a cut comes from, or belongs to, what is behind it: "I want to
// drink | some tea .", 我 想 喝 | 一些 茶 。 In both languages the words beside the cut are
// neighbours elsewhere, and both texts end with the same sign. None if there is no such way.
std::optional<Pair> spliced(const WordVocabulary& vocabulary, const Neighbours& neighbours,
                            const Pair& first, const Pair& second, Dice& dice);

}  // namespace playground::training
