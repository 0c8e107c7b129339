// JSON files that the build compiles in: what is written by hand for the training.
#pragma once

#include <string_view>

namespace playground {

// [[{"text", "pronoun", "occurrence", "means", "explained"}, …], …], by file of
// training/written/pronouns: the pronoun, the how manieth of its like it is (1 if left out), the
// noun or name that it means, and the text with that in place of the pronoun (left out where the
// pronoun stays: "his bag").
extern const std::string_view written_pronouns_json;

// [[{"english", "chinese"}, …], …], by file of training/written/translations: a sentence and its
// translation.
extern const std::string_view written_translations_json;

}  // namespace playground
