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
// By row of the head's queries, as the pair has them.
const std::vector<std::int64_t>& labels_of(Role role, const Pair& pair);
// By row of the head's queries: where it should look; -1: it has no job, or is made to look
// elsewhere; or `unlabelled`.
std::vector<std::int64_t> keys_of(Role role, const std::vector<Pair>& pairs);

// Of a head: how much weight it puts where it should look.
struct MeanWeight {
  double sum = 0;
  std::int64_t count = 0;

  double mean() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
};
// Of the latest forward pass; `keys` as of `keys_of`.
void add_weights(const TrainedNetwork& network, const HeadName& head, const Examples& examples,
                 const std::vector<std::int64_t>& keys, MeanWeight& mean);

// The pairs of a step are learnt from in two halves, on a core each. Their gradients are added in a
// fixed order, so the same recipe gives the same bits.
class WordTrainer {
 public:
  WordTrainer(Recipe recipe, const WordVocabulary& vocabulary);

  struct Step {
    double loss = 0;  // the mean of all tokens of the answers
    std::int64_t counted = 0;
    std::int64_t right = 0;
    double gradient_norm = 0;
    std::vector<double> guided;  // by guided head: the mean weight where it should look
    std::int64_t tokens = 0;     // of both sides
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
  static constexpr std::size_t halves = 2;
  struct Half {
    Half(const Recipe& recipe, const fast::Arena& arena);

    TrainedNetwork network;
    std::vector<float> gradients;
    std::vector<Pair> pairs = {};
    Examples examples = {};
    Prediction prediction = {};
  };
  void draw(std::size_t half);
  void guide();
  void add_up(Step& step);
  // Half of the numbers.
  void change_parameters(std::size_t half);
  // Of the parameters, which the two cores also share.
  std::size_t first_of(std::size_t half) const;

  Recipe recipe_;
  const WordVocabulary& vocabulary_;
  fast::Arena arena_;
  std::vector<Half> halves_;
  std::vector<float> state_;
  std::vector<float> rounded_;  // the parameters as the file will have them
  std::int64_t step_ = 0;
};

}  // namespace playground::training
