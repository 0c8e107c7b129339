#include "training/stories/recipe.h"

namespace playground::stories {

Recipe read_recipe(const std::string& path, const WordVocabulary& vocabulary) {
  return read_recipe_text(training::recipe_text_in(path), vocabulary);
}

Recipe read_recipe_text(const std::string& text, const WordVocabulary& vocabulary) {
  return training::read_recipe_of<StoryRole>(text, vocabulary, story_role_names);
}

}  // namespace playground::stories
