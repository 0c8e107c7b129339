// Sentences in both languages that were written by hand (training/written/translations), as pairs
// that are translated: what people type is of more kinds than the grammar makes.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "training/words/pair.h"

namespace playground::training {

// A word as `written_translations_json` has it.
struct WrittenWord {
  std::string text;
  std::int64_t id = -1;  // -1: it stands in brackets, or the vocabulary does not have it
  int number = -1;       // in brackets
};
std::vector<WrittenWord> read_written(const WordVocabulary& vocabulary, std::string_view text);

// One of them, from the language that the task translates from. Of words that have one counterpart
// some are unknown: what is around them teaches where any word stands.
Pair draw_written_translation(const WordVocabulary& vocabulary, WordTask task, Dice& dice);

}  // namespace playground::training
