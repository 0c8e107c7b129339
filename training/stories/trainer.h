// Trains the model that writes stories.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/fast/backward/network.h"
#include "training/stories/recipe.h"

namespace playground::stories {

// Texts as the network reads them.
Examples examples_of(const std::vector<Text>& texts);
// By row: where a head should look; -1 where it has nothing to do.
std::vector<std::int64_t> keys_of(StoryRole role, const std::vector<Text>& texts);
// The parameters of a model.
fast::Arena arena_of(const Config& model, const WordVocabulary& vocabulary);

class StoryTrainer {
 public:
  StoryTrainer(Recipe recipe, const WordVocabulary& vocabulary);

  struct Step {
    double loss = 0;  // the mean of all tokens that count
    std::int64_t counted = 0;
    std::int64_t right = 0;
    double gradient_norm = 0;
    std::vector<double> guided;  // by guided head: the mean weight where it should look
    std::int64_t tokens = 0;
  };
  Step take_step();

  std::int64_t step() const { return step_; }
  const Recipe& recipe() const { return recipe_; }
  const fast::Arena& arena() const { return arena_; }
  std::span<const float> parameters() const;
  // Parameters and both moments; after writing to it, `restore`.
  std::span<float> state() { return state_; }
  void restore(std::int64_t step) { step_ = step; }

 private:
  std::vector<Guide> guides_for(const std::vector<Text>& texts) const;

  Recipe recipe_;
  const WordVocabulary& vocabulary_;
  fast::Arena arena_;
  TrainedNetwork network_;
  std::vector<float> state_;
  std::vector<float> rounded_;  // the parameters as the file will have them
  std::vector<float> gradients_;
  std::int64_t step_ = 0;
};

}  // namespace playground::stories
