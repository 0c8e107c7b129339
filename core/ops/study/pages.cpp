#include "core/ops/study/pages.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

#include "core/kernels/matmul.h"

namespace playground {
namespace {

constexpr Op page_scores_op{
    .name = "page_scores",
    .title = {"Scores of keys in pages", "与分页的键的分数"},
    .formula = "$r_{ij} = $0_i \\cdot k_{b(j),\\, s(j)}",
    .keeps = KeptAxes::none,
};

constexpr Op pages_op{
    .name = "pages",
    .title = {"Keys and values in pages", "分页存放的键和值"},
    .formula = "$r_i = \\sum_{j \\le i} a_{ij} \\, v_{b(j),\\, s(j)}",
    .has_intermediates = true,
    .keeps = KeptAxes::none,
};

using Counts = std::vector<std::int64_t>;

// The matrices of both sentences for one head, in the order of the rows of the result.
struct PageSizes {
  PageSizes(const Tape& tape, const PagedAttention& attention)
      : lengths(attention.plan.lengths),
        heads(tape.rank(attention.first.query) > 3 ? tape.size(attention.first.query, 1) : 1),
        width(tape.last_size(attention.first.key)),
        value_width(tape.last_size(attention.first.value)),
        keys(std::max(lengths[0], lengths[1])) {}

  std::int64_t rows() const { return lengths[0] + lengths[1]; }
  std::int64_t first_row(std::size_t sequence) const { return sequence == 0 ? 0 : lengths[0]; }

  std::array<std::int64_t, 2> lengths;
  std::int64_t heads;
  std::int64_t width;
  std::int64_t value_width;
  std::int64_t keys;  // of a row of scores
};

// The rows of one head of an input (1, H, T, D).
std::span<const float> head_of(const Tape& tape, Ref ref, std::int64_t head, std::int64_t floats) {
  return tape.values(ref).subspan(static_cast<std::size_t>(head * floats),
                                  static_cast<std::size_t>(floats));
}

// The memory of all blocks, as the writes leave it: `page` rows of `width` numbers for each.
class Memory {
 public:
  Memory(const PagePlan& plan, std::int64_t width)
      : plan_(plan), width_(width), floats_(plan.readers.size() * at(plan.page), 0.0F) {}

  // Plays all writes; `rows` are those of the two sentences.
  void write(const std::array<std::span<const float>, 2>& rows) {
    for (const PageWrite& write : plan_.writes) {
      if (write.from >= 0) copy(write);
      const std::span<const float> row =
          rows[static_cast<std::size_t>(write.sequence)].subspan(at(write.word), at(1));
      const std::int64_t place = write.block * plan_.page + write.word % plan_.page;
      std::copy(row.begin(), row.end(), floats_.data() + place * width_);
    }
  }

  // The rows of a sequence in order, block by block, and zeros up to `rows` of them.
  Floats gather(std::size_t sequence, std::int64_t rows) const {
    Floats gathered(at(rows), 0.0F);
    for (std::int64_t word = 0; word < plan_.lengths[sequence]; word += plan_.page) {
      const std::int64_t words = std::min(plan_.page, plan_.lengths[sequence] - word);
      std::copy_n(floats_.data() + plan_.row(sequence, word) * width_, at(words),
                  gathered.data() + word * width_);
    }
    return gathered;
  }

 private:
  std::size_t at(std::int64_t row) const { return static_cast<std::size_t>(row * width_); }

  void copy(const PageWrite& write) {
    std::copy_n(floats_.data() + write.from * plan_.page * width_, at(write.copied),
                floats_.data() + write.block * plan_.page * width_);
  }

  const PagePlan& plan_;
  std::int64_t width_;
  Floats floats_;
};

Memory memory_of(const Tape& tape, const PagedAttention& attention, Ref PagedSentence::* rows,
                 std::int64_t head) {
  const Ref first = attention.first.*rows;
  const Ref second = attention.second.*rows;
  const std::int64_t width = tape.last_size(first);
  const auto& [one, other] = attention.plan.lengths;
  Memory memory(attention.plan, width);
  memory.write(
      {head_of(tape, first, head, one * width), head_of(tape, second, head, other * width)});
  return memory;
}

void score(const Tape& tape, const PagedAttention& attention, std::span<float> result) {
  const PageSizes sizes(tape, attention);
  std::fill(result.begin(), result.end(), -std::numeric_limits<float>::infinity());
  for (std::int64_t head = 0; head < sizes.heads; ++head) {
    const Memory keys = memory_of(tape, attention, &PagedSentence::key, head);
    for (const std::size_t sequence : {0U, 1U}) {
      const std::int64_t words = sizes.lengths[sequence];
      const Ref query = sequence == 0 ? attention.first.query : attention.second.query;
      const auto queries = head_of(tape, query, head, words * sizes.width);
      const Floats gathered = keys.gather(sequence, words);
      Floats scores(static_cast<std::size_t>(words * words));
      matmul_transposed(queries.data(), gathered.data(), scores.data(),
                        {words, sizes.width, words});
      const std::int64_t first = head * sizes.rows() + sizes.first_row(sequence);
      for (std::int64_t row = 0; row < words; ++row) {
        std::copy_n(scores.data() + row * words, row + 1,
                    result.data() + (first + row) * sizes.keys);
      }
    }
  }
}

void mix(const Tape& tape, const PagedAttention& attention, Ref weights, std::span<float> result) {
  const PageSizes sizes(tape, attention);
  for (std::int64_t head = 0; head < sizes.heads; ++head) {
    const Memory values = memory_of(tape, attention, &PagedSentence::value, head);
    for (const std::size_t sequence : {0U, 1U}) {
      const std::int64_t first = head * sizes.rows() + sizes.first_row(sequence);
      const Floats gathered = values.gather(sequence, sizes.keys);
      matmul(tape.values(weights).data() + first * sizes.keys, gathered.data(),
             result.data() + first * sizes.value_width,
             {sizes.lengths[sequence], sizes.keys, sizes.value_width});
    }
  }
}

// Of the first sentence's rows from its context without pages.
double largest_difference(const Tape& tape, const PagedAttention& attention,
                          std::span<const float> result) {
  const PageSizes sizes(tape, attention);
  const std::int64_t floats = sizes.lengths[0] * sizes.value_width;
  double largest = 0;
  for (std::int64_t head = 0; head < sizes.heads; ++head) {
    const auto plain = head_of(tape, attention.context, head, floats);
    const auto paged = result.subspan(
        static_cast<std::size_t>(head * sizes.rows() * sizes.value_width), plain.size());
    for (std::size_t cell = 0; cell < plain.size(); ++cell) {
      largest = std::max(largest, std::abs(double{plain[cell]} - paged[cell]));
    }
  }
  return largest;
}

template <class Value>
Counts of_writes(const PagePlan& plan, Value PageWrite::* value) {
  Counts counts;
  for (const PageWrite& write : plan.writes) counts.push_back(write.*value);
  return counts;
}

void add_plan(Step& step, const PagePlan& plan) {
  Counts table = plan.tables[0].blocks;
  const Counts& second = plan.tables[1].blocks;
  table.insert(table.end(), second.begin(), second.end());
  step.with("page", plan.page)
      .with("common", plan.common)
      .with("lengths", Counts(plan.lengths.begin(), plan.lengths.end()))
      .with("table", table)
      .with("pool", static_cast<std::int64_t>(plan.readers.size()))
      .with("readers", plan.readers)
      .with("write_sequence", of_writes(plan, &PageWrite::sequence))
      .with("write_word", of_writes(plan, &PageWrite::word))
      .with("write_block", of_writes(plan, &PageWrite::block))
      .with("write_from", of_writes(plan, &PageWrite::from))
      .with("write_copied", of_writes(plan, &PageWrite::copied))
      .with("write_taken", of_writes(plan, &PageWrite::taken));
}

void add_counts(Step& step, const PagedAttention& attention) {
  const PageCounts counts = count_pages(attention.plan);
  const auto& [one, other] = attention.plan.lengths;
  const std::int64_t pieces = 2 * attention.length;
  step.with("blocks", counts.blocks)
      .with("both", counts.both)
      .with("entries", counts.entries)
      .with("reserved", counts.reserved)
      .with("used", counts.used)
      .with("wasted", counts.wasted)
      .with("copies", counts.copies)
      .with("copied", counts.copied)
      .with("bytes", counts.reserved * attention.token_bytes)
      .with("length", attention.length)
      .with("piece_reserved", pieces)
      .with("piece_wasted", pieces - one - other)
      .with("piece_bytes", pieces * attention.token_bytes);
}

void add_counts_by_size(Step& step, const PagePlan& plan) {
  constexpr std::int64_t largest = 16;
  std::vector<PageCounts> all;
  Counts sizes;
  for (std::int64_t size = 1; size <= largest; ++size) {
    sizes.push_back(size);
    all.push_back(count_pages(plan_pages(plan.lengths, plan.common, size)));
  }
  const auto by_size = [&](std::int64_t PageCounts::* count) {
    Counts counts;
    for (const PageCounts& each : all) counts.push_back(each.*count);
    return counts;
  };
  step.with("sizes", sizes)
      .with("blocks_by_size", by_size(&PageCounts::blocks))
      .with("entries_by_size", by_size(&PageCounts::entries))
      .with("wasted_by_size", by_size(&PageCounts::wasted))
      .with("copied_by_size", by_size(&PageCounts::copied));
}

// A step with a row for each word of both sentences.
Step with_rows(const Tape& tape, const Op& op, std::vector<Ref> inputs, Ref like,
               std::pair<std::int64_t, Axis> columns, std::int64_t rows) {
  Step step{op, std::move(inputs), tape.shape(like), tape.axes(like)};
  const std::size_t rank = step.shape.size();
  step.shape[rank - 2] = rows;
  step.axes[rank - 2] = Axis::query;
  step.shape[rank - 1] = columns.first;
  step.axes[rank - 1] = columns.second;
  return step;
}

std::vector<Ref> inputs_of(const PagedAttention& attention) {
  const auto& [first, second] = std::tie(attention.first, attention.second);
  return {first.query, first.key, first.value, second.query, second.key, second.value};
}

// Products of the rows of both sentences with their own keys.
std::int64_t pairs(const PageSizes& sizes) {
  const auto& [one, other] = sizes.lengths;
  return sizes.heads * (one * one + other * other);
}

}  // namespace

Ref page_scores(Tape& tape, NodeName name, const PagedAttention& attention) {
  const PageSizes sizes(tape, attention);
  const auto& [first, second] = std::tie(attention.first, attention.second);
  Step step = with_rows(tape, page_scores_op, {first.query, first.key, second.query, second.key},
                        first.query, {sizes.keys, Axis::key}, sizes.rows());
  step.multiply_adds = pairs(sizes) * sizes.width;
  add_plan(step, attention.plan);
  return tape.record(name, std::move(step),
                     [&](std::span<float> result) { score(tape, attention, result); });
}

Ref pages(Tape& tape, NodeName name, const PagedAttention& attention,
          const std::vector<Ref>& between, Ref weights) {
  const PageSizes sizes(tape, attention);
  std::vector<Ref> inputs = inputs_of(attention);
  inputs.push_back(weights);
  inputs.insert(inputs.end(), between.begin(), between.end());
  Step step = with_rows(tape, pages_op, std::move(inputs), attention.first.query,
                        {sizes.value_width, tape.axes(attention.first.value).back()}, sizes.rows());
  step.multiply_adds = sizes.heads * sizes.rows() * sizes.keys * sizes.value_width;
  add_plan(step, attention.plan);
  add_counts(step, attention);
  add_counts_by_size(step, attention.plan);
  step.with("compared_with", tape.id(attention.context));
  Floats context;
  if (!tape.planning()) {
    context.resize(static_cast<std::size_t>(count(step.shape)));
    mix(tape, attention, weights, context);
    step.with("largest_difference", largest_difference(tape, attention, context));
  }
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    std::copy(context.begin(), context.end(), result.begin());
  });
}

std::span<const Op* const> pages_ops() {
  static constexpr const Op* rows[] = {&page_scores_op, &pages_op};
  return rows;
}

}  // namespace playground
