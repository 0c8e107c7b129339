// Trains the models of words.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/fast/backward/network.h"
#include "training/words/pair.h"
#include "training/words/recipe.h"

namespace playground::training {

// Pairs as the network reads them: the decoder is given the task, then the target up to each token.
Examples examples_of(const WordVocabulary& vocabulary, const std::vector<Pair>& pairs);
// By row of the head's queries: where it should look. Rows without a job look at the first token.
std::vector<std::int64_t> keys_of(Role role, const std::vector<Pair>& pairs);

class WordTrainer {
 public:
  WordTrainer(Recipe recipe, const WordVocabulary& vocabulary);

  struct Step {
    Prediction prediction;
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
  std::vector<Guide> guides_for(const std::vector<Pair>& pairs) const;

  Recipe recipe_;
  const WordVocabulary& vocabulary_;
  fast::Arena arena_;
  TrainedNetwork network_;
  std::vector<float> state_;
  std::vector<float> gradients_;
  std::int64_t step_ = 0;
};

}  // namespace playground::training
