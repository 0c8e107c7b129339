#include "core/ops/study/positions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/ops/source.h"

namespace playground {
namespace {

constexpr Op position_scores_op{
    .name = "position_scores",
    .title = {"Score by distance", "分数随距离的变化"},
    .formula = "$r_d = q_p \\cdot k_{p-d}",
    .keeps = KeptAxes::none,
};

constexpr Op position_contexts_op{
    .name = "position_contexts",
    .title = {"Context by position encoding", "各种位置编码下的上下文向量"},
    .formula = "$r_m = \\operatorname{attention}_m($0)",
    .keeps = KeptAxes::none,
};

constexpr Op positions_op{
    .name = "positions",
    .title = {"Who notices the order", "谁注意到词序"},
    .formula = "$r_{mi} = \\lVert $2_{mi} - $1_{mi} \\rVert",
    .has_intermediates = true,
    .keeps = KeptAxes::none,
};

constexpr std::array<const char*, position_methods> largest_names = {
    "largest_none", "largest_sinusoidal", "largest_rotary"};
constexpr std::array<const char*, position_methods> drift_names = {"drift_none", "drift_sinusoidal",
                                                                   "drift_rotary"};

// From the first number to the last, as the order of a sum fixes its bits.
float distance(std::span<const float> one, std::span<const float> other) {
  double sum = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    const double apart = static_cast<double>(one[i]) - static_cast<double>(other[i]);
    sum += apart * apart;
  }
  return static_cast<float>(std::sqrt(sum));
}

Floats distances(std::span<const float> one, std::span<const float> other, std::size_t width) {
  Floats result;
  for (std::size_t first = 0; first < one.size(); first += width) {
    result.push_back(distance(one.subspan(first, width), other.subspan(first, width)));
  }
  return result;
}

// Between both rows of 128 scores.
double drift(std::span<const float> scores) {
  const std::size_t half = scores.size() / 2;
  double most = 0;
  for (std::size_t i = 0; i < half; ++i) {
    const double apart = static_cast<double>(scores[i]) - static_cast<double>(scores[half + i]);
    most = std::max(most, std::abs(apart));
  }
  return most;
}

void add_largest(Step& step, std::span<const float> apart, std::span<const float> scores) {
  for (std::size_t method = 0; method < position_methods; ++method) {
    const auto own = [&](std::span<const float> all) {
      const std::size_t size = all.size() / position_methods;
      return all.subspan(method * size, size);
    };
    const std::span<const float> words = own(apart);
    step.with(largest_names[method],
              static_cast<double>(*std::max_element(words.begin(), words.end())));
    step.with(drift_names[method], drift(own(scores)));
  }
}

Ref contexts(Tape& tape, NodeName name, const PositionsStudy& study, Tape::Compute measure) {
  const std::int64_t words = tape.size(study.x, 1);
  return tape.record(name,
                     {position_contexts_op,
                      {study.x},
                      {position_methods, words, study.width},
                      {Axis::variant, Axis::query, Axis::feature}},
                     measure);
}

}  // namespace

Ref positions(Tape& tape, NodeName name, const PositionsStudy& study,
              const PositionsMeasures& measures) {
  const std::string id(name.id);
  const std::int64_t words = tape.size(study.x, 1);
  const Ref waves = sinusoidal(tape, {id + ".waves", "position_encoding"}, studied_positions,
                               tape.last_size(study.x));
  // Its rows are positions, not the words of the sentence.
  tape.name_axis(waves, 0, Axis::feature);
  Step by_distance{position_scores_op,
                   {study.x, waves},
                   {position_methods, 2, studied_positions},
                   {Axis::variant, Axis::measure, Axis::feature}};
  by_distance.multiply_adds = study.multiply_adds;
  const Ref scores =
      tape.record({id + ".scores", "position_scores"}, std::move(by_distance), measures.scores);
  const Ref original =
      contexts(tape, {id + ".original", "context_in_order"}, study, measures.original);
  const Ref shuffled =
      contexts(tape, {id + ".shuffled", "context_shuffled"}, study, measures.shuffled);

  Step step{positions_op,
            {study.x, original, shuffled, scores, waves},
            {1, position_methods, words},
            {Axis::batch, Axis::variant, Axis::query}};
  step.with("position", study.position)
      .with("query_word", study.query_word)
      .with("key_word", study.key_word)
      .with("order", study.order);
  // The largest depend on values, which a planning tape does not have.
  Floats apart;
  if (!tape.planning()) {
    const auto width = static_cast<std::size_t>(study.width);
    apart = distances(tape.values(original), tape.values(shuffled), width);
    add_largest(step, apart, tape.values(scores));
  }
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    std::copy(apart.begin(), apart.end(), result.begin());
  });
}

std::span<const Op* const> positions_ops() {
  static constexpr const Op* rows[] = {&position_scores_op, &position_contexts_op, &positions_op};
  return rows;
}

}  // namespace playground
