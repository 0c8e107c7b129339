// The words of the tasks.
#pragma once

#include <array>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace playground {

enum class WordLanguage { en, zh };

// What the words of "the bear tipped the boat because it was heavy ? bear" are. Some adjectives go
// with animals and some with things; of those that go with both it is the verb that says whose
// property is the reason: tipped that of its subject, avoided that of its object.
enum class PronounPart { animals, things, by_subject, by_object, of_animals, of_things, of_both };
inline constexpr std::string_view pronoun_parts[] = {
    "animals", "things", "by_subject", "by_object", "of_animals", "of_things", "of_both"};
inline constexpr std::size_t fewest_words = 2;  // of a part
inline constexpr std::size_t most_words = 24;
using PronounWords = std::array<std::vector<std::string>, std::size(pronoun_parts)>;

inline const std::vector<std::string>& words_of(const PronounWords& words, PronounPart part) {
  return words[static_cast<std::size_t>(part)];
}

}  // namespace playground

namespace playground::task_words {

using WordList = std::span<const std::string_view>;

WordList letters();                      // a to z
WordList digits();                       // 0 to 9
WordList common(WordLanguage language);  // 64

// The sentence of pronouns with N and M, V and A in the places of nouns, verb and adjective.
WordList pronoun_sentence(WordLanguage language);

// `own`, whose lists have `fewest_words` to `most_words`, with words of ours in those that are
// empty. Throws `invalid_value` at /task/words/<part> where one of them is no single word, stands
// in the sentence, or stands twice.
PronounWords pronouns(WordLanguage language, PronounWords own);

}  // namespace playground::task_words
