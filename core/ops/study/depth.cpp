#include "core/ops/study/depth.h"

#include <cmath>

#include "core/ops/rows.h"

namespace playground {
namespace {

constexpr Op depth_op{
    .name = "depth",
    .title = {"Depth", "深度"},
    .formula = "$r_{\\ell} = \\sqrt{\\frac{1}{n} \\sum_k $0_{\\ell k}^2}",
    .keeps = KeptAxes::none,
};

using Lengths = std::vector<std::int64_t>;

// The rows of one sentence that are no padding.
struct SentenceSpan {
  std::int64_t first;
  std::int64_t count;
};

std::vector<SentenceSpan> sentences_of(const Tape& tape, Ref stream, const Lengths& lengths) {
  const std::int64_t tokens = tape.size(stream, 1);
  std::vector<SentenceSpan> sentences;
  for (std::int64_t b = 0; b < tape.size(stream, 0); ++b) {
    const bool padded = !lengths.empty();
    sentences.push_back({b * tokens, padded ? lengths[static_cast<std::size_t>(b)] : tokens});
  }
  return sentences;
}

std::int64_t words_of(const Tape& tape, Ref stream, const Lengths& lengths) {
  std::int64_t words = 0;
  for (const SentenceSpan& sentence : sentences_of(tape, stream, lengths)) words += sentence.count;
  return words;
}

// Each sum goes from the first cell to the last, as its order fixes its bits.
template <class Row, class Other>
double dot(const Row& row, const Other& other) {
  double sum = 0;
  for (std::int64_t i = 0; i < row.size(); ++i) {
    sum += static_cast<double>(row(i)) * static_cast<double>(other(i));
  }
  return sum;
}

// The mean of the products of their numbers: of one with itself, the square of its size.
double mean_product(const Tape& tape, Ref one, Ref other, const Lengths& lengths) {
  const ConstMatrixView rows = rows_of(tape, one);
  const ConstMatrixView others = rows_of(tape, other);
  double sum = 0;
  for (const SentenceSpan& sentence : sentences_of(tape, one, lengths)) {
    for (std::int64_t word = 0; word < sentence.count; ++word) {
      sum += dot(rows.row(sentence.first + word), others.row(sentence.first + word));
    }
  }
  return sum / static_cast<double>(words_of(tape, one, lengths) * tape.last_size(one));
}

double ratio(double above, double below) { return below == 0 ? 0 : above / below; }

// The cosines between all pairs of different words of a sentence, added up: the square of the sum
// of their directions, without that of each direction itself.
double sum_of_cosines(const ConstMatrixView& rows, const SentenceSpan& sentence) {
  RowOfDoubles sum = RowOfDoubles::Zero(rows.cols());
  double own = 0;
  for (std::int64_t word = 0; word < sentence.count; ++word) {
    const auto row = rows.row(sentence.first + word);
    const double length = std::sqrt(dot(row, row));
    if (length == 0) continue;
    sum += row.cast<double>() / length;
    ++own;
  }
  return dot(sum, sum) - own;
}

}  // namespace

double stream_size(const Tape& tape, Ref stream, const Lengths& lengths) {
  return std::sqrt(mean_product(tape, stream, stream, lengths));
}

double word_likeness(const Tape& tape, Ref stream, const Lengths& lengths) {
  double sum = 0;
  double pairs = 0;
  for (const SentenceSpan& sentence : sentences_of(tape, stream, lengths)) {
    sum += sum_of_cosines(rows_of(tape, stream), sentence);
    pairs += static_cast<double>(sentence.count * (sentence.count - 1));
  }
  return pairs == 0 ? 1 : sum / pairs;
}

void measure_block(const Tape& tape, const BlockUpdate& update, const Lengths& lengths,
                   std::span<float> row) {
  const auto& [before, attention, feed_forward, after] = update;
  const auto product = [&](Ref one, Ref other) { return mean_product(tape, one, other, lengths); };
  const auto set = [&](DepthColumn column, double value) {
    row[static_cast<std::size_t>(column)] = static_cast<float>(value);
  };
  const double by_attention = product(attention, attention);
  const double by_network = product(feed_forward, feed_forward);
  const double size = std::sqrt(by_attention + by_network + 2 * product(attention, feed_forward));
  const double stream = stream_size(tape, before, lengths);
  const double along = product(before, attention) + product(before, feed_forward);
  set(DepthColumn::attention, std::sqrt(by_attention));
  set(DepthColumn::feed_forward, std::sqrt(by_network));
  set(DepthColumn::update, size);
  set(DepthColumn::share, ratio(size, stream));
  set(DepthColumn::cosine, ratio(along, size * stream));
  set(DepthColumn::stream, stream_size(tape, after, lengths));
  set(DepthColumn::likeness, word_likeness(tape, after, lengths));
}

Ref depth(Tape& tape, NodeName name, const DepthStacks& stacks, Tape::Compute measure) {
  const auto& [x, lengths, count, blocks, multiply_adds] = stacks;
  Step step{
      depth_op, {x}, {count, blocks, depth_columns}, {Axis::variant, Axis::layer, Axis::measure}};
  step.multiply_adds = multiply_adds;
  step.with("numbers", words_of(tape, x, lengths) * tape.last_size(x));
  if (!tape.planning()) {
    step.with("start", stream_size(tape, x, lengths))
        .with("start_likeness", word_likeness(tape, x, lengths));
  }
  return tape.record(name, std::move(step), measure);
}

std::span<const Op* const> depth_ops() {
  static constexpr const Op* rows[] = {&depth_op};
  return rows;
}

}  // namespace playground
