// The words whose embeddings stand first in a file, see `with_catalogue`.
#pragma once

#include <cstdint>
#include <vector>

#include "core/words/vocabulary.h"

namespace playground::training {

// The most frequent tokens of the texts that are learnt and those of the sentences that the page
// opens with, in the order of their ids.
std::vector<std::int64_t> first_words(const WordVocabulary& vocabulary);

}  // namespace playground::training
