// Stories, drawn from a seed.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "training/stories/telling/teller.h"

namespace playground::stories {

// Any story; one that ends with a question and its answer; subjects with other nouns behind them,
// of any number, and one that is always of the other number than its subject.
enum class StoryKind { tale, question, description, attractor };

struct Story {
  Language language = Language::english;
  std::vector<StoryToken> tokens;
};

Story tell_story(StoryKind kind, Language language, Dice& dice);

}  // namespace playground::stories
