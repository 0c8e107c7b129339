// What the suite asks a model: texts that it has not seen.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "training/words/pair.h"
#include "training/words/recipe.h"

namespace playground::training {

struct Case {
  Pair pair;
  grammar::Sample sample;
};

// Which texts are asked for.
struct Wanted {
  std::string_view name;
  WordTask task = WordTask::to_chinese;
  grammar::Language language = grammar::Language::english;  // of the source
  bool unknown = false;                                     // with words that are not known
  bool withheld = false;                          // with a combination that no model was trained on
  std::span<const std::string_view> frames = {};  // of the grammar; empty: any
};

// Texts to be answered right from the first to the last word; of *explain* those with pronouns.
std::span<const Wanted> answers();
std::vector<Pair> draw_answers(const WordVocabulary& vocabulary, const Wanted& wanted,
                               std::int64_t cases);

// Lists of unknown English words, which are copied.
std::vector<Pair> draw_lists(const WordVocabulary& vocabulary, std::int64_t words,
                             std::int64_t cases);

// Rows of a text at which a head is asked where it looks.
struct Probe {
  Wanted wanted;
  Role role;
  // Whether the row is asked for, which has a key of this role; null: all of them.
  bool (*asks)(const WordVocabulary& vocabulary, const Case& one, std::int64_t row,
               std::int64_t key);
  // Whether it may look at `strongest`; null: at the key of the role only.
  bool (*accepts)(const Case& one, std::int64_t key, std::int64_t strongest) = nullptr;
};
std::span<const Probe> probes();

bool asks(const WordVocabulary& vocabulary, const Probe& probe, const Case& one, std::int64_t row);
// Cases with at least so many rows that are asked for; fewer if there are hardly any.
std::vector<Case> draw_cases(const WordVocabulary& vocabulary, const Probe& probe,
                             std::int64_t rows);

}  // namespace playground::training
