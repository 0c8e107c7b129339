// The same text with more around it, or in slightly other words.
#pragma once

#include <string>
#include <vector>

#include "training/grammar/draft.h"

namespace playground::grammar {

// Both languages of a pattern (see templates.h). What is told stays: "because" may become "since",
// "too" may become "much too", and the beginning may say when something was or which one is meant:
// "Yesterday, the boy …", "the boy with the red hat …". So what decides stands in ever other
// places, and among other nouns.
struct Patterns {
  std::string english;
  std::string chinese;
};
void vary(Draft& draft, const std::vector<Variable>& variables, Patterns& patterns);

}  // namespace playground::grammar
