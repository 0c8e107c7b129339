// The model that is examined, as the network of training reads it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "core/words/model.h"
#include "training/words/trainer.h"

namespace playground::training {

class Subject {
 public:
  explicit Subject(const WordModel& model);

  const WordVocabulary& vocabulary() const { return model_.vocabulary(); }
  const TrainedNetwork& network() const { return network_; }
  std::int64_t parameters() const { return arena_.size(); }

  // What a batch was answered.
  struct Answers {
    const std::vector<Pair>& pairs;
    const Examples& examples;
    Prediction prediction;
    std::set<std::int64_t> wrong;  // pairs of which a word is not right
  };
  // `visit` is called after each batch, while the network still has its weights.
  template <class Visit>
  void answer(const std::vector<Pair>& pairs, const Visit& visit) {
    for (std::size_t first = 0; first < pairs.size(); first += batch) {
      const auto last = static_cast<std::ptrdiff_t>(std::min(pairs.size(), first + batch));
      const std::vector<Pair> some(pairs.begin() + static_cast<std::ptrdiff_t>(first),
                                   pairs.begin() + last);
      const Examples examples = examples_of(vocabulary(), some);
      const Prediction prediction = network_.forward(parameters_.data(), examples);
      visit(Answers{some, examples, prediction, wrong_of(examples)});
    }
  }

  // How many answers are right from the first to the last word.
  std::int64_t count_right(const std::vector<Pair>& pairs);
  // How many of these translations beam search finds.
  std::int64_t count_found(const std::vector<Pair>& pairs) const;
  // Without what the head adds: its rows of the output projection are 0.
  std::int64_t count_right_without(const HeadName& head, const std::vector<Pair>& pairs);
  // The mean loss of a word, with other parameters, in the order of the arena.
  double loss(const std::vector<Pair>& pairs, std::span<const float> parameters);
  double loss(const std::vector<Pair>& pairs) { return loss(pairs, std::vector(parameters_)); }

 private:
  static constexpr std::size_t batch = 50;
  std::set<std::int64_t> wrong_of(const Examples& examples) const;

  const WordModel& model_;
  std::int64_t heads_;
  fast::Arena arena_;
  TrainedNetwork network_;
  std::vector<float> parameters_;
};

}  // namespace playground::training
