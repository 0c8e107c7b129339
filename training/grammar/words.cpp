#include "training/grammar/words.h"

#include <algorithm>
#include <stdexcept>

namespace playground::grammar {
namespace {

template <class Word>
const Word& known(std::span<const Word> words, std::string_view english) {
  const auto found = std::find_if(words.begin(), words.end(),
                                  [&](const Word& word) { return word.english == english; });
  if (found == words.end()) throw std::out_of_range("no such word: " + std::string(english));
  return *found;
}

}  // namespace

const Noun& noun(std::string_view english) { return known(nouns(), english); }
const Verb& verb(std::string_view english) { return known(verbs(), english); }
const Adjective& adjective(std::string_view english) { return known(adjectives(), english); }

}  // namespace playground::grammar
