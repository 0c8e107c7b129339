// How the model `stories` is made, as a file tells it.
#pragma once

#include <string>

#include "training/stories/text.h"
#include "training/words/recipe.h"

namespace playground::stories {

using GuidedHead = training::GuidedHeadOf<StoryRole>;
using Recipe = training::RecipeOf<StoryRole>;

// Throws InputError, or what the parser of JSON throws. The model predicts tokens of `vocabulary`.
Recipe read_recipe_text(const std::string& text, const WordVocabulary& vocabulary);
Recipe read_recipe(const std::string& path, const WordVocabulary& vocabulary);

}  // namespace playground::stories
