#include "core/ops/study/reach.h"

#include <algorithm>

#include "core/ops/rows.h"

namespace playground {
namespace {

constexpr Op reach_op{
    .name = "reach",
    .title = {"Reach", "感受野"},
    .formula = "$r_{\\ell} = [$r_{\\ell-1} $r_1 > 0]",
    .keeps = KeptAxes::none,
};

// ReachSizes of the result, and its matrices (T, T).
struct ReachSizes {
  std::int64_t sentences;
  std::int64_t layers;
  std::int64_t tokens;
  bool by_sentence;

  // Those of all layers in a sentence.
  std::int64_t all_pairs() const { return layers * tokens * tokens; }

  MatrixView layer(std::span<float> result, std::int64_t sentence, std::int64_t at) const {
    const std::int64_t first = (sentence * layers + at) * tokens * tokens;
    return matrix(result.data() + first, tokens, tokens);
  }
};

ReachSizes reach_sizes(const Tape& tape, const Hearing& hearing, std::int64_t layers) {
  const bool by_sentence = !hearing.masks.empty() && tape.rank(hearing.masks.front()) == 3;
  const std::int64_t sentences = by_sentence ? tape.size(hearing.masks.front(), 0) : 1;
  return {sentences, layers, tape.last_size(hearing.scores), by_sentence};
}

// The pairs that one layer computes in a sentence.
Cells allowed_pairs(const Tape& tape, const Hearing& hearing, const ReachSizes& sizes,
                    std::int64_t sentence) {
  const std::int64_t tokens = sizes.tokens;
  if (hearing.masks.empty()) return Cells::Ones(tokens, tokens);
  Cells allowed = Cells::Zero(tokens, tokens);
  for (const Ref mask : hearing.masks) {
    const auto own = rows_of(tape, mask).middleRows(sentence * tokens, tokens);
    allowed = (own != 0.0F).select(1.0F, allowed);
  }
  return allowed;
}

std::vector<std::int64_t> pairs_of(const Tape& tape, const Hearing& hearing,
                                   const ReachSizes& sizes) {
  std::vector<std::int64_t> pairs;
  for (std::int64_t sentence = 0; sentence < sizes.sentences; ++sentence) {
    const Cells allowed = allowed_pairs(tape, hearing, sizes, sentence);
    pairs.push_back(sizes.layers * (allowed != 0.0F).count());
  }
  return pairs;
}

// A word hears of all that the words it sees have heard of.
void pass_on(const MatrixView& below, const MatrixView& first, MatrixView& above) {
  above.setZero();
  for (std::int64_t i = 0; i < above.rows(); ++i) {
    for (std::int64_t seen = 0; seen < above.cols(); ++seen) {
      if (first(i, seen) != 0.0F) above.row(i) = above.row(i).max(below.row(seen));
    }
  }
}

Floats layers_of(const Tape& tape, const Hearing& hearing, const ReachSizes& sizes) {
  Floats result(static_cast<std::size_t>(sizes.sentences * sizes.all_pairs()));
  for (std::int64_t sentence = 0; sentence < sizes.sentences; ++sentence) {
    MatrixView first = sizes.layer(result, sentence, 0);
    first = allowed_pairs(tape, hearing, sizes, sentence);
    first.matrix().diagonal().setOnes();
    for (std::int64_t at = 1; at < sizes.layers; ++at) {
      MatrixView above = sizes.layer(result, sentence, at);
      pass_on(sizes.layer(result, sentence, at - 1), first, above);
    }
  }
  return result;
}

std::vector<std::int64_t> row_counts(std::span<const float> result, std::int64_t tokens) {
  std::vector<std::int64_t> counts;
  const ConstMatrixView rows = matrix(result, tokens);
  for (std::int64_t row = 0; row < rows.rows(); ++row) {
    counts.push_back((rows.row(row) != 0.0F).count());
  }
  return counts;
}

}  // namespace

Ref reach(Tape& tape, NodeName name, const Hearing& hearing, std::int64_t layers) {
  const ReachSizes sizes = reach_sizes(tape, hearing, layers);
  Step step{reach_op, hearing.masks, {}, {}};
  if (hearing.masks.empty()) step.inputs = {hearing.scores};
  if (sizes.by_sentence) step.append(sizes.sentences, Axis::batch);
  step.append(layers, Axis::layer)
      .append(sizes.tokens, Axis::query)
      .append(sizes.tokens, Axis::key)
      .with("all_pairs", sizes.all_pairs());
  step.multiply_adds = sizes.sentences * sizes.all_pairs() * sizes.tokens;
  // The other counts depend on values, which a planning tape does not have.
  const Floats heard = tape.planning() ? Floats() : layers_of(tape, hearing, sizes);
  if (!tape.planning()) {
    step.with("pairs", pairs_of(tape, hearing, sizes))
        .with("heard", row_counts(heard, sizes.tokens));
  }
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    std::copy(heard.begin(), heard.end(), result.begin());
  });
}

std::span<const Op* const> reach_ops() {
  static constexpr const Op* rows[] = {&reach_op};
  return rows;
}

}  // namespace playground
