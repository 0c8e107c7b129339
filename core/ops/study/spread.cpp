#include "core/ops/study/spread.h"

#include <algorithm>
#include <cmath>

#include "core/random/generator.h"

namespace playground {
namespace {

constexpr Op drawn_scores_op{
    .name = "drawn_scores",
    .title = {"Scores of drawn vectors", "随机向量的分数"},
    .formula = "$r_{dj} = \\sum_{i < d} q_i\\, k_{ji},\\; q_i, k_{ji} \\sim \\mathcal{N}(0, 1)",
    .keeps = KeptAxes::none,
};

constexpr Op spread_op{
    .name = "spread",
    .title = {"Spread of scores", "分数的离散程度"},
    .formula = "$r_d = \\sqrt{\\frac{1}{R\\, S} \\sum_{r,j} {$0_{rdj}}^2}",
    .has_intermediates = true,
    .keeps = KeptAxes::none,
};

// The numbers of one draw: a query and the keys, widest_draw each.
void score(std::span<const float> numbers, const DrawnVectors& vectors, std::span<float> result) {
  constexpr auto wide = static_cast<std::size_t>(widest_draw);
  const auto keys = static_cast<std::size_t>(vectors.keys);
  for (std::size_t key = 0; key < keys; ++key) {
    double sum = 0;
    std::size_t next = 0;
    for (std::size_t row = 0; row < vectors.widths.size(); ++row) {
      for (; next < static_cast<std::size_t>(vectors.widths[row]); ++next) {
        sum += double{numbers[next]} * double{numbers[(key + 1) * wide + next]};
      }
      result[row * keys + key] = static_cast<float>(sum);
    }
  }
}

// The cells of one width over all draws, (R, S).
class Width {
 public:
  Width(const Tape& tape, Ref tensor, std::size_t row)
      : values_(tape.values(tensor)),
        draws_(static_cast<std::size_t>(tape.size(tensor, 1))),
        rows_(static_cast<std::size_t>(tape.size(tensor, 2))),
        keys_(static_cast<std::size_t>(tape.size(tensor, 3))),
        row_(row) {}

  std::span<const float> draw(std::size_t at) const {
    return values_.subspan((at * rows_ + row_) * keys_, keys_);
  }
  std::size_t draws() const { return draws_; }

  double deviation() const {
    double squares = 0;
    for (std::size_t at = 0; at < draws_; ++at) {
      for (const float score : draw(at)) squares += double{score} * double{score};
    }
    return std::sqrt(squares / static_cast<double>(draws_ * keys_));
  }

 private:
  std::span<const float> values_;
  std::size_t draws_;
  std::size_t rows_;
  std::size_t keys_;
  std::size_t row_;
};

void measure(const Width& scores, const Width& weights, std::span<float> row) {
  double largest = 0;
  double slope = 0;
  for (std::size_t at = 0; at < weights.draws(); ++at) {
    const std::span<const float> draw = weights.draw(at);
    const double weight = *std::max_element(draw.begin(), draw.end());
    largest += weight;
    slope += weight * (1 - weight);
  }
  const auto count = static_cast<double>(weights.draws());
  row[static_cast<std::size_t>(SpreadColumn::deviation)] = static_cast<float>(scores.deviation());
  row[static_cast<std::size_t>(SpreadColumn::largest)] = static_cast<float>(largest / count);
  row[static_cast<std::size_t>(SpreadColumn::slope)] = static_cast<float>(slope / count);
}

double root_mean_square(std::span<const float> values) {
  double squares = 0;
  for (const float value : values) squares += double{value} * double{value};
  return std::sqrt(squares / static_cast<double>(values.size()));
}

}  // namespace

Ref drawn_scores(Tape& tape, NodeName name, const DrawnVectors& vectors) {
  const auto widths = static_cast<std::int64_t>(vectors.widths.size());
  Step step{drawn_scores_op, {}, {}, {}};
  step.append(1, Axis::batch)
      .append(vectors.draws, Axis::sample)
      .append(widths, Axis::width)
      .append(vectors.keys, Axis::key);
  step.with("seed", vectors.seed).with("draws", vectors.draws).with("widths", vectors.widths);
  step.multiply_adds = vectors.draws * vectors.keys * widest_draw;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    Generator generator(vectors.seed);
    const auto each = static_cast<std::size_t>((1 + vectors.keys) * widest_draw);
    std::vector<float> numbers(static_cast<std::size_t>(vectors.draws) * each);
    generator.fill_normal(0, 1, numbers);
    const std::size_t scores = vectors.widths.size() * static_cast<std::size_t>(vectors.keys);
    for (std::size_t draw = 0; draw < static_cast<std::size_t>(vectors.draws); ++draw) {
      score(std::span<const float>(numbers).subspan(draw * each, each), vectors,
            result.subspan(draw * scores, scores));
    }
  });
}

Ref spread(Tape& tape, NodeName name, const DrawnWeights& drawn, const OwnScores& own) {
  Step step{spread_op,
            {drawn.scores, drawn.scaled_scores, drawn.weights, drawn.scaled_weights, drawn.roots,
             own.scores},
            {},
            {}};
  const std::int64_t widths = tape.size(drawn.scores, 2);
  step.append(1, Axis::batch)
      .append(2, Axis::variant)
      .append(widths, Axis::width)
      .append(spread_columns, Axis::measure);
  step.with("widths", std::get<std::vector<std::int64_t>>(
                          *find_parameter(tape.graph()[drawn.scores.index], "widths")));
  step.with("width", own.asked).with("own_width", own.width);
  if (!tape.planning()) step.with("own_deviation", root_mean_square(tape.values(own.scores)));
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    constexpr auto columns = static_cast<std::size_t>(spread_columns);
    for (std::size_t at = 0; at < static_cast<std::size_t>(2 * widths); ++at) {
      const auto row = at % static_cast<std::size_t>(widths);
      const bool scaled = at >= static_cast<std::size_t>(widths);
      measure(Width(tape, scaled ? drawn.scaled_scores : drawn.scores, row),
              Width(tape, scaled ? drawn.scaled_weights : drawn.weights, row),
              result.subspan(at * columns, columns));
    }
  });
}

std::span<const Op* const> spread_ops() {
  static constexpr const Op* rows[] = {&drawn_scores_op, &spread_op};
  return rows;
}

}  // namespace playground
