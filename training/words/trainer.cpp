#include "training/words/trainer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/model/parameters.h"
#include "core/train/tape_gradient.h"
#include "training/words/halves.h"
#include "training/words/muon.h"
#include "training/words/rounding.h"

namespace playground::training {
namespace {

// How much a guide counts beside the loss, for rows with a job and for the others, until it fades
// during the last fifth of the steps.
constexpr double guide_strength = 0.3;
constexpr double rest_strength = 0.05;
// Small, as of small words (了, 的, 个) labels often say that they come from none though they do.
constexpr double alignment_rest_strength = 0.015;
constexpr double fading = 0.2;

std::vector<ParameterSpec> specs_of(const Recipe& recipe, const WordVocabulary& vocabulary) {
  Pair shortest;
  shortest.source = {vocabulary.start()};
  shortest.target = {vocabulary.end()};
  const Examples examples = examples_of(vocabulary, {shortest});
  return plan_model({recipe.model, vocabulary.tokens()}, examples).specs;
}

// By row, as of `keys_of`; empty: this role's head is never made to look anywhere.
std::vector<std::int64_t> forced_of(Role role, const std::vector<Pair>& pairs) {
  std::vector<std::int64_t> forced;
  if (role != Role::pronoun) return forced;
  for (const Pair& pair : pairs) {
    forced.insert(forced.end(), pair.forced.begin(), pair.forced.end());
  }
  return forced;
}
// Made to look elsewhere, or not known to have a job.
bool is_free(std::int64_t key, const std::vector<std::int64_t>& forced, std::size_t row) {
  return key == unlabelled || (!forced.empty() && forced[row] >= 0);
}

// Not the table of embeddings, whose rows are words: a step changes few of them.
bool is_matrix_of_layer(const fast::Arena::Slice& slice) {
  return slice.shape.size() == 2 && slice.id != "embedding";
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

std::vector<std::int64_t> keys_of(Role role, const std::vector<Pair>& pairs) {
  std::vector<std::int64_t> keys;
  for (const Pair& pair : pairs) {
    const std::vector<std::int64_t>& labels = labels_of(role, pair);
    for (std::size_t row = 0; row < labels.size(); ++row) {
      const bool is_forced = role == Role::pronoun && pair.forced[row] >= 0;
      keys.push_back(is_forced ? -1 : labels[row]);
    }
  }
  return keys;
}

void add_weights(const TrainedNetwork& network, const HeadName& head, const Examples& examples,
                 const std::vector<std::int64_t>& keys, MeanWeight& mean) {
  const bool encodes = head.stack == StackName::encoder;
  const SentenceRows& rows = encodes ? examples.context_rows : examples.rows;
  const fast::TrainedAttention& attention = network.attention_of(head);
  for (std::int64_t i = 0; i < rows.sentences(); ++i) {
    for (std::int64_t t = 0; t < rows.tokens(i); ++t) {
      const std::int64_t key = keys[static_cast<std::size_t>(rows.begin(i) + t)];
      if (key < 0) continue;
      mean.sum += double{attention.weight(i, head.head, t, key)};
      ++mean.count;
    }
  }
}

WordTrainer::WordTrainer(Recipe recipe, const WordVocabulary& vocabulary)
    : recipe_(std::move(recipe)),
      vocabulary_(vocabulary),
      arena_(specs_of(recipe_, vocabulary)),
      state_(static_cast<std::size_t>(3 * arena_.size())) {
  for (std::size_t i = 0; i < halves; ++i) halves_.emplace_back(recipe_, arena_);
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

WordTrainer::Half::Half(const Recipe& recipe, const fast::Arena& arena)
    : network(recipe.model, {*recipe.model.embedding.d_in, *recipe.model.embedding.d_in}, arena),
      gradients(static_cast<std::size_t>(arena.size())) {}

void WordTrainer::draw(std::size_t half) {
  Half& own = halves_[half];
  own.pairs.clear();
  const auto batch = static_cast<std::size_t>(recipe_.batch);
  for (std::size_t i = half * batch / halves; i < (half + 1) * batch / halves; ++i) {
    const std::int64_t number = step_ * recipe_.batch + static_cast<std::int64_t>(i);
    own.pairs.push_back(draw_pair(vocabulary_, recipe_.seed, number));
  }
  own.examples = examples_of(vocabulary_, own.pairs);
}

// Strengths are shares of all rows of the step that have a job, or none.
void WordTrainer::guide() {
  const double left = 1 - static_cast<double>(step_) / static_cast<double>(recipe_.steps);
  const double strength = std::min(1.0, left / fading);
  const std::int64_t all = halves_[0].examples.rows.rows() + halves_[1].examples.rows.rows();
  for (const GuidedHead& guided : recipe_.guided) {
    std::array<Guide, halves> guides;
    std::array<std::vector<std::int64_t>, halves> forced;
    std::int64_t working = 0;
    std::int64_t resting = 0;
    for (std::size_t i = 0; i < halves; ++i) {
      guides[i] = {guided.head, keys_of(guided.role, halves_[i].pairs), {}};
      forced[i] = forced_of(guided.role, halves_[i].pairs);
      for (std::size_t row = 0; row < guides[i].keys.size(); ++row) {
        const std::int64_t key = guides[i].keys[row];
        if (!is_free(key, forced[i], row)) ++(key < 0 ? resting : working);
      }
    }
    const double rest = guided.role == Role::alignment ? alignment_rest_strength : rest_strength;
    for (std::size_t i = 0; i < halves; ++i) {
      // Later the gradient of each half counts by its part of the tokens.
      const std::int64_t rows = halves_[i].examples.rows.rows();
      const double whole = static_cast<double>(all) / static_cast<double>(rows);
      for (std::size_t row = 0; row < guides[i].keys.size(); ++row) {
        std::int64_t& key = guides[i].keys[row];
        const bool rests = key < 0;
        const double share = rests ? rest / static_cast<double>(resting)
                                   : guide_strength / static_cast<double>(working);
        guides[i].strengths.push_back(static_cast<float>(strength * whole * share));
        key = is_free(key, forced[i], row) ? -1 : std::max<std::int64_t>(key, 0);
      }
      halves_[i].examples.guides.push_back(std::move(guides[i]));
      if (forced[i].empty()) continue;
      halves_[i].examples.forced.push_back({guided.head, std::move(forced[i])});
    }
  }
}

void WordTrainer::add_up(Step& step) {
  for (const Half& half : halves_) {
    step.counted += half.prediction.counted;
    step.right += half.prediction.right;
    step.tokens += half.examples.rows.rows() + half.examples.context_rows.rows();
  }
  std::array<float, halves> shares;
  for (std::size_t i = 0; i < halves; ++i) {
    const double share =
        static_cast<double>(halves_[i].prediction.counted) / static_cast<double>(step.counted);
    step.loss += share * double{halves_[i].prediction.loss};
    shares[i] = static_cast<float>(share);
  }
  in_halves([&](std::size_t half) {
    std::vector<float>& sum = halves_[0].gradients;
    const std::vector<float>& other = halves_[1].gradients;
    for (std::size_t j = first_of(half); j < first_of(half + 1); ++j) {
      sum[j] = shares[0] * sum[j] + shares[1] * other[j];
    }
  });
  for (const GuidedHead& guided : recipe_.guided) {
    MeanWeight mean;
    for (const Half& half : halves_) {
      add_weights(half.network, guided.head, half.examples, keys_of(guided.role, half.pairs), mean);
    }
    step.guided.push_back(mean.mean());
  }
}

std::size_t WordTrainer::first_of(std::size_t half) const {
  return half * static_cast<std::size_t>(arena_.size()) / halves;
}

void WordTrainer::change_parameters(std::size_t half) {
  const auto all = static_cast<std::size_t>(arena_.size());
  const std::span<const float> gradients(halves_[0].gradients);
  const std::span<float> state(state_);
  std::size_t matrices = 0;
  for (const fast::Arena::Slice& slice : arena_.slices()) {
    const auto first = static_cast<std::size_t>(slice.first);
    const auto size = static_cast<std::size_t>(count(slice.shape));
    if (recipe_.muon_momentum && is_matrix_of_layer(slice)) {
      if (matrices++ % halves != half) continue;
      update_matrix(recipe_.optimizer, *recipe_.muon_momentum, step_,
                    gradients.subspan(first, size), {slice.shape[0], slice.shape[1]},
                    state.subspan(all + first, size), state.subspan(first, size));
      continue;
    }
    const std::size_t begin = first + half * size / halves;
    const std::size_t own = first + (half + 1) * size / halves - begin;
    update(recipe_.optimizer, step_, gradients.subspan(begin, own),
           {state.subspan(begin, own), state.subspan(all + begin, own),
            state.subspan(2 * all + begin, own)});
  }
}

WordTrainer::Step WordTrainer::take_step() {
  in_halves([&](std::size_t half) { draw(half); });
  guide();
  const float* numbers = numbers_of_step(recipe_, step_, parameters(), arena_, rounded_);
  in_halves([&](std::size_t i) {
    Half& half = halves_[i];
    half.prediction = half.network.forward(numbers, half.examples);
    half.network.backward(half.examples, half.gradients.data());
  });
  Step step;
  add_up(step);
  step.gradient_norm = clip_norm(halves_[0].gradients, recipe_.optimizer.clip);
  ++step_;
  in_halves([&](std::size_t half) { change_parameters(half); });
  return step;
}

}  // namespace playground::training
