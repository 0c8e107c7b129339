#include "training/stories/trainer.h"

#include <algorithm>
#include <utility>

#include "core/model/parameters.h"
#include "core/train/tape_gradient.h"
#include "training/words/rounding.h"
#include "training/words/trainer.h"

namespace playground::stories {
namespace {

// How much a guide counts beside the loss, for rows with a job and for the others, until it fades
// during the last fifth of the steps.
constexpr double guide_strength = 0.3;
constexpr double rest_strength = 0.05;
constexpr double fading = 0.2;

std::vector<ParameterSpec> specs_of(const Config& model, const WordVocabulary& vocabulary) {
  Examples one;
  one.rows.add(1);
  one.ids = {vocabulary.start()};
  one.targets = {vocabulary.end()};
  return plan_model({model, vocabulary.tokens()}, one).specs;
}

}  // namespace

fast::Arena arena_of(const Config& model, const WordVocabulary& vocabulary) {
  return fast::Arena(specs_of(model, vocabulary));
}

Examples examples_of(const std::vector<Text>& texts) {
  Examples examples;
  for (const Text& text : texts) {
    examples.rows.add(static_cast<std::int64_t>(text.ids.size()));
    examples.ids.insert(examples.ids.end(), text.ids.begin(), text.ids.end());
    examples.targets.insert(examples.targets.end(), text.targets.begin(), text.targets.end());
  }
  return examples;
}

std::vector<std::int64_t> keys_of(StoryRole role, const std::vector<Text>& texts) {
  std::vector<std::int64_t> keys;
  for (const Text& text : texts) {
    const std::vector<std::int64_t>& own = text.keys[static_cast<std::size_t>(role)];
    keys.insert(keys.end(), own.begin(), own.end());
  }
  return keys;
}

StoryTrainer::StoryTrainer(Recipe recipe, const WordVocabulary& vocabulary)
    : recipe_(std::move(recipe)),
      vocabulary_(vocabulary),
      arena_(arena_of(recipe_.model, vocabulary)),
      network_(recipe_.model, {*recipe_.model.embedding.d_in, *recipe_.model.embedding.d_in},
               arena_),
      state_(static_cast<std::size_t>(3 * arena_.size())),
      gradients_(static_cast<std::size_t>(arena_.size())) {
  const Parameters drawn =
      make_parameters(specs_of(recipe_.model, vocabulary_), recipe_.model, vocabulary_.tokens());
  for (const fast::Arena::Slice& slice : arena_.slices()) {
    // A tied head scores with the embeddings, which so begin with small scores.
    const float scale = slice.id == "embedding" ? 0.1F : 1.0F;
    const std::vector<float>& values = drawn.at(slice.id).values;
    std::transform(values.begin(), values.end(), state_.begin() + slice.first,
                   [&](float value) { return scale * value; });
  }
}

std::span<const float> StoryTrainer::parameters() const {
  return std::span(state_).first(static_cast<std::size_t>(arena_.size()));
}

namespace {

// What a head is told. That of subjects also looks there from the word before the verb, which
// decides the form of the verb.
std::vector<std::int64_t> told_keys(StoryRole role, const std::vector<Text>& texts) {
  std::vector<std::int64_t> keys = keys_of(role, texts);
  if (role != StoryRole::subject) return keys;
  std::size_t row = 0;
  for (const Text& text : texts) {
    for (const std::int64_t subject : text.agreeing) {
      if (keys[row] < 0) keys[row] = subject;
      ++row;
    }
  }
  return keys;
}

}  // namespace

std::vector<Guide> StoryTrainer::guides_for(const std::vector<Text>& texts) const {
  const double left = 1 - static_cast<double>(step_) / static_cast<double>(recipe_.steps);
  const double strength = std::min(1.0, left / fading);
  std::vector<Guide> guides;
  for (const GuidedHead& guided : recipe_.guided) {
    Guide guide{guided.head, told_keys(guided.role, texts), {}};
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

StoryTrainer::Step StoryTrainer::take_step() {
  std::vector<Text> texts;
  for (std::int64_t i = 0; i < recipe_.batch; ++i) {
    texts.push_back(draw_text(vocabulary_, recipe_.seed, step_ * recipe_.batch + i));
  }
  Examples examples = examples_of(texts);
  examples.guides = guides_for(texts);
  Step result;
  result.tokens = examples.rows.rows();
  const float* numbers = training::numbers_of_step(recipe_, step_, parameters(), arena_, rounded_);
  const Prediction prediction = network_.forward(numbers, examples);
  result.loss = double{prediction.loss};
  result.counted = prediction.counted;
  result.right = prediction.right;
  for (const GuidedHead& guided : recipe_.guided) {
    training::MeanWeight mean;
    training::add_weights(network_, guided.head, examples, keys_of(guided.role, texts), mean);
    result.guided.push_back(mean.mean());
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

}  // namespace playground::stories
