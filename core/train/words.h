// The words of the tasks.
#pragma once

#include <span>
#include <string_view>

#include "core/train/task.h"

namespace playground::task_words {

std::span<const std::string_view> letters();               // a to z
std::span<const std::string_view> digits();                // 0 to 9
std::span<const std::string_view> common(WordLanguage language);  // 64

// The words of "the dog chased the cat because it was weak ? cat". Whoever acts is strong and
// whoever is acted upon weak; with the verbs of avoiding it is the other way round.
struct PronounWords {
  std::span<const std::string_view> nouns;     // 24
  std::span<const std::string_view> acting;    // verbs: chased
  std::span<const std::string_view> avoiding;  // verbs: feared
  std::span<const std::string_view> strong;    // adjectives
  std::span<const std::string_view> weak;
  // The sentence with N, V, M and A in the places of the words above.
  std::span<const std::string_view> sentence;
};
PronounWords pronouns(WordLanguage language);

}  // namespace playground::task_words
