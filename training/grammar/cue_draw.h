// What is said of somebody or something so that it tells whom a pronoun means.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "training/grammar/draft.h"

namespace playground::grammar {

// For which place of a template: "…, because it was hungry", "didn't …, because it was too heavy",
// "…. It was red."
enum class Reason { why, why_not, any };

struct WantedCue {
  Reason reason = Reason::any;
  bool is_present = false;
  char letter = 0;  // of the cue's own variable
  char of = 0;      // the variable of whom it is said
  int entity = 0;
  int other = -1;  // of which it is not said, unless the pronouns tell the two apart
};

// Both patterns; `adjective` is drawn for the cue's own letter, if there is one.
struct DrawnCue {
  std::string english;
  std::string chinese;
  const Adjective* adjective = nullptr;
};

// None where nothing fits.
std::optional<DrawnCue> draw_cue(Draft& draft, const WantedCue& wanted);

}  // namespace playground::grammar
