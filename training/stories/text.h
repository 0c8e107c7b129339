// What the model `stories` learns from: texts as it reads them, and where its heads should look.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/words/vocabulary.h"
#include "training/stories/telling/story.h"

namespace playground::stories {

// What a head looks at: the word before; the same word, where it came last; the word behind that;
// the subject of a verb; the opening mark, at the end of a quotation; whom a pronoun clearly means;
// where a word of an answer comes next, that word where it was told, and the clue to it: what the
// question names, where that was told; and the noun or name before it in its sentence.
enum class StoryRole {
  previous,
  same_word,
  induction,
  subject,
  quote,
  pronoun,
  alignment,
  clue,
  partner
};
inline constexpr std::string_view story_role_names[] = {"previous",  "same_word", "induction",
                                                        "subject",   "quote",     "pronoun",
                                                        "alignment", "clue",      "partner"};
inline constexpr std::size_t story_roles = std::size(story_role_names);

// The words of the stories and their kin, those written with a capital so.
WordVocabulary story_vocabulary();

// Row 0 is the start; each row predicts the next one, the last one the end.
struct Text {
  Language language = Language::english;
  std::vector<std::int64_t> ids;
  std::vector<std::int64_t> targets;  // -1: nobody can know it
  // By role and row: a row that it sees; -1: none.
  std::array<std::vector<std::int64_t>, story_roles> keys;

  // By row that predicts a verb which agrees: its subject; -1: none.
  std::vector<std::int64_t> agreeing;

  // By row, of what it predicts:
  std::vector<bool> answers;            // part of an answer
  std::vector<std::int64_t> contrasts;  // the wrong number of what agrees; -1: nothing does
  std::vector<bool> repeats;            // part of a repetition, but its first word
};

// A story; `unknown`: some of its words are as if they were not in the vocabulary.
Text make_text(const WordVocabulary& vocabulary, const Story& story, bool unknown, Dice& dice);

// Words in any order, which come again: `length` of them.
enum class RepeatedWords { known, unknown, both };
Text make_repeat(const WordVocabulary& vocabulary, RepeatedWords words, std::int64_t length,
                 Dice& dice);

// The text with this number: the same seed and number give the same one.
Text draw_text(const WordVocabulary& vocabulary, std::int64_t seed, std::int64_t number);

}  // namespace playground::stories
