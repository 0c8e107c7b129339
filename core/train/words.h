// The words of the tasks.
#pragma once

#include <span>
#include <string_view>

#include "core/train/task.h"

namespace playground::task_words {

using WordList = std::span<const std::string_view>;

WordList letters();                      // a to z
WordList digits();                       // 0 to 9
WordList common(WordLanguage language);  // 64

// The words of "the bear tipped the boat because it was heavy ? bear". Some adjectives go with
// animals and some with things; of those that go with both it is the verb that says whose property
// is the reason.
struct PronounWords {
  WordList animals;
  WordList things;
  WordList by_subject;  // verbs: tipped
  WordList by_object;   // verbs: avoided
  WordList of_animals;  // adjectives
  WordList of_things;
  WordList of_both;
  // The sentence with N, V, M and A in the places of the words above.
  WordList sentence;
};
PronounWords pronouns(WordLanguage language);

}  // namespace playground::task_words
