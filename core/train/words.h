// The words of the tasks.
#pragma once

#include <span>
#include <string_view>

#include "core/train/task.h"

namespace playground::task_words {

std::span<const std::string_view> letters();                      // a to z
std::span<const std::string_view> digits();                       // 0 to 9
std::span<const std::string_view> common(WordLanguage language);  // 64

// The words of "the bear tipped the boat because it was heavy ? bear". Some adjectives go with
// animals and some with things; of those that go with both it is the verb that says whose property
// is the reason.
struct PronounWords {
  std::span<const std::string_view> animals;
  std::span<const std::string_view> things;
  std::span<const std::string_view> by_subject;  // verbs: tipped
  std::span<const std::string_view> by_object;   // verbs: avoided
  std::span<const std::string_view> of_animals;  // adjectives
  std::span<const std::string_view> of_things;
  std::span<const std::string_view> of_both;
  // The sentence with N, V, M and A in the places of the words above.
  std::span<const std::string_view> sentence;
};
PronounWords pronouns(WordLanguage language);

}  // namespace playground::task_words
