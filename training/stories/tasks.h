// What the model `stories` is examined in: texts that it was not trained on, and what must be
// right.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "training/stories/text.h"

namespace playground::stories {

inline constexpr std::int64_t unseen_seed = 1'000'003;  // of texts: no recipe has it

// What one case asks for: the rows of a text that must all be right.
struct Case {
  std::vector<std::int64_t> rows;
  std::vector<std::int64_t> rivals;  // empty: the likeliest word; else it is likelier than these
};

struct Task {
  std::string name;
  std::function<Text(std::int64_t)> draw;
  std::function<std::vector<Case>(const Text&)> cases;
};

std::vector<Task> tasks_of(const WordVocabulary& words);

struct Drawn {
  std::vector<Text> texts;
  std::vector<std::vector<Case>> cases;  // by text
  std::int64_t count = 0;                // of all cases
};

// Texts until there are so many cases.
Drawn draw(const Task& task, std::int64_t cases);

}  // namespace playground::stories
