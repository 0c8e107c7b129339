// How the model `stories` is made, as a file tells it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/fast/backward/prediction.h"
#include "core/model/config.h"
#include "core/train/optimizer.h"
#include "training/stories/text.h"

namespace playground::stories {

struct GuidedHead {
  StoryRole role;
  HeadName head;
};

struct Recipe {
  std::string name;
  std::int64_t seed = 1;
  std::int64_t steps = 0;
  std::int64_t batch = 0;  // texts of a step
  Config model;            // without sentences
  OptimizerConfig optimizer;
  std::vector<GuidedHead> guided;

  std::string text;        // the whole in JSON
  std::string model_text;  // its model
};

// Throws InputError, or what the parser of JSON throws. The model predicts tokens of `vocabulary`.
Recipe read_recipe_text(const std::string& text, const WordVocabulary& vocabulary);
Recipe read_recipe(const std::string& path, const WordVocabulary& vocabulary);

}  // namespace playground::stories
