#include "training/words/trainer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/model/parameters.h"
#include "core/train/tape_gradient.h"

namespace playground::training {
namespace {

// How much a guide counts beside the loss, for rows with a job and for the others, until it fades
// during the last fifth of the steps.
constexpr double guide_strength = 0.3;
constexpr double rest_strength = 0.05;
constexpr double fading = 0.2;

std::vector<ParameterSpec> specs_of(const Recipe& recipe, const WordVocabulary& vocabulary) {
  const Pair shortest{
      WordTask::to_chinese, {}, {vocabulary.start()}, {vocabulary.end()}, {}, {}, {}, {}};
  const Examples examples = examples_of(vocabulary, {shortest});
  return plan_model({recipe.model, vocabulary.tokens()}, examples).specs;
}

const std::vector<std::int64_t>& labels_of(Role role, const Pair& pair) {
  switch (role) {
    case Role::pronoun:
      return pair.antecedents;
    case Role::subject:
      return pair.subjects;
    case Role::adjective:
      return pair.nouns;
    case Role::alignment:
      break;
  }
  return pair.sources;
}

}  // namespace

Examples examples_of(const WordVocabulary& vocabulary, const std::vector<Pair>& pairs) {
  Examples examples;
  for (const Pair& pair : pairs) {
    examples.context_rows.add(static_cast<std::int64_t>(pair.source.size()));
    examples.context_ids.insert(examples.context_ids.end(), pair.source.begin(), pair.source.end());
    examples.rows.add(static_cast<std::int64_t>(pair.target.size()));
    examples.ids.push_back(vocabulary.task(pair.task));
    examples.ids.insert(examples.ids.end(), pair.target.begin(), pair.target.end() - 1);
    examples.targets.insert(examples.targets.end(), pair.target.begin(), pair.target.end());
  }
  return examples;
}

std::vector<std::int64_t> keys_of(Role role, const std::vector<Pair>& pairs) {
  std::vector<std::int64_t> keys;
  for (const Pair& pair : pairs) {
    const std::vector<std::int64_t>& labels = labels_of(role, pair);
    keys.insert(keys.end(), labels.begin(), labels.end());
  }
  return keys;
}

WordTrainer::WordTrainer(Recipe recipe, const WordVocabulary& vocabulary)
    : recipe_(std::move(recipe)),
      vocabulary_(vocabulary),
      arena_(specs_of(recipe_, vocabulary)),
      network_(recipe_.model, {*recipe_.model.embedding.d_in, *recipe_.model.embedding.d_in},
               arena_),
      state_(static_cast<std::size_t>(3 * arena_.size())),
      gradients_(static_cast<std::size_t>(arena_.size())) {
  const Parameters drawn =
      make_parameters(specs_of(recipe_, vocabulary_), recipe_.model, vocabulary_.tokens());
  for (const fast::Arena::Slice& slice : arena_.slices()) {
    // A tied head scores with the embeddings, which so begin with small scores.
    const float scale = slice.id == "embedding" ? 0.1F : 1.0F;
    const std::vector<float>& values = drawn.at(slice.id).values;
    std::transform(values.begin(), values.end(), state_.begin() + slice.first,
                   [&](float value) { return scale * value; });
  }
}

std::span<const float> WordTrainer::parameters() const {
  return std::span(state_).first(static_cast<std::size_t>(arena_.size()));
}

std::vector<Guide> WordTrainer::guides_for(const std::vector<Pair>& pairs) const {
  const double left = 1 - static_cast<double>(step_) / static_cast<double>(recipe_.steps);
  const double strength = std::min(1.0, left / fading);
  std::vector<Guide> guides;
  for (const GuidedHead& guided : recipe_.guided) {
    Guide guide{guided.head, keys_of(guided.role, pairs), {}};
    const auto rest = std::count(guide.keys.begin(), guide.keys.end(), -1);
    const auto working = static_cast<std::int64_t>(guide.keys.size()) - rest;
    for (std::int64_t& key : guide.keys) {
      const bool rests = key < 0;
      const double share = rests ? rest_strength / static_cast<double>(rest)
                                 : guide_strength / static_cast<double>(working);
      guide.strengths.push_back(static_cast<float>(strength * share));
      if (rests) key = 0;
    }
    guides.push_back(std::move(guide));
  }
  return guides;
}

WordTrainer::Step WordTrainer::take_step() {
  std::vector<Pair> pairs;
  for (std::int64_t i = 0; i < recipe_.batch; ++i) {
    pairs.push_back(draw_pair(vocabulary_, recipe_.seed, step_ * recipe_.batch + i));
  }
  Examples examples = examples_of(vocabulary_, pairs);
  examples.guides = guides_for(pairs);
  Step result;
  result.tokens = examples.rows.rows() + examples.context_rows.rows();
  result.prediction = network_.forward(state_.data(), examples);
  for (const GuidedHead& guided : recipe_.guided) {
    const HeadName& head = guided.head;
    const bool encodes = head.stack == StackName::encoder;
    const SentenceRows& rows = encodes ? examples.context_rows : examples.rows;
    const std::vector<std::int64_t> keys = keys_of(guided.role, pairs);
    double sum = 0;
    std::int64_t count = 0;
    for (std::int64_t i = 0; i < rows.sentences(); ++i) {
      for (std::int64_t t = 0; t < rows.tokens(i); ++t) {
        const std::int64_t key = keys[static_cast<std::size_t>(rows.begin(i) + t)];
        if (key < 0) continue;
        sum += double{network_.attention_of(head).weight(i, head.head, t, key)};
        ++count;
      }
    }
    result.guided.push_back(count == 0 ? 0 : sum / static_cast<double>(count));
  }
  network_.backward(examples, gradients_.data());
  result.gradient_norm = clip_norm(gradients_, recipe_.optimizer.clip);
  ++step_;
  const auto size = static_cast<std::size_t>(arena_.size());
  const std::span<float> state(state_);
  update(recipe_.optimizer, step_, gradients_,
         {state.first(size), state.subspan(size, size), state.last(size)});
  return result;
}

}  // namespace playground::training
