#include "core/ops/study/tiles.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "core/base/limits.h"
#include "core/base/message.h"
#include "core/ops/softmax.h"
#include "core/ops/study/tile_traffic.h"

namespace playground {
namespace {

constexpr Op running_max_op{
    .name = "running_max",
    .title = {"Running maximum", "当前最大值"},
    .formula = "$r_{in} = \\max($r_{i,n-1}, \\max_{k \\in n} $0_{ik})",
    .keeps = KeptAxes::all_but_columns,
};

constexpr Op tile_exponentials_op{
    .name = "tile_exponentials",
    .title = {"Exponentials of the tile", "这一块的指数"},
    .formula = "$r_{ik} = e^{$0_{ik} - $1_{in}},\\; k \\in n",
};

constexpr Op tile_correction_op{
    .name = "tile_correction",
    .title = {"Correction", "修正系数"},
    .formula = "$r_{in} = e^{$0_{i,n-1} - $0_{in}}",
};

constexpr Op running_sum_op{
    .name = "running_sum",
    .title = {"Running sum", "当前的和"},
    .formula = "$r_{in} = $1_{in} $r_{i,n-1} + \\sum_{k \\in n} $0_{ik}",
    .keeps = KeptAxes::all_but_columns,
};

constexpr Op tile_context_op{
    .name = "tile_context",
    .title = {"Context of the tile", "这一块的上下文"},
    .formula = "$r_{in} = \\sum_{k \\in n} $0_{ik} $1_k",
    .keeps = KeptAxes::none,
};

constexpr Op running_context_op{
    .name = "running_context",
    .title = {"Running context", "当前的上下文"},
    .formula = "$r_{in} = $1_{in} $r_{i,n-1} + $0_{in}",
    .keeps = KeptAxes::none,
};

constexpr Op tiles_op{
    .name = "tiles",
    .title = {"Attention in tiles", "分块注意力"},
    .formula = "$r_i = \\frac{$3_{iN}}{$2_{iN}}",
    .has_intermediates = true,
    .keeps = KeptAxes::none,
};

using Row = std::span<const float>;

// The rows of all matrices (…, T), as they follow each other, and the tiles of each.
struct Rows {
  std::size_t count;
  std::size_t queries;
  std::size_t keys;
  std::size_t width;
  std::size_t tile;
  std::size_t tiles;

  // Of row `row` in a matrix with `each` numbers for every tile.
  std::size_t at(std::size_t row, std::size_t n, std::size_t each = 1) const {
    return (row * tiles + n) * each;
  }
  std::size_t first(std::size_t n) const { return n * tile; }
  std::size_t end(std::size_t n) const { return std::min(keys, (n + 1) * tile); }
  // The keys of tile n in a row of a matrix (…, T, S).
  Row of_tile(Row all, std::size_t row, std::size_t n) const {
    return all.subspan(row * keys + first(n), end(n) - first(n));
  }
  // compute(row, n) for every tile of every row, the tiles of a row in order.
  template <class Compute>
  void each_tile(Compute compute) const {
    for (std::size_t row = 0; row < count; ++row) {
      for (std::size_t n = 0; n < tiles; ++n) compute(row, n);
    }
  }
};

Tiling tiling_of(const Tape& tape, const PlainAttention& plain, std::int64_t tile) {
  const Shape& scores = tape.shape(plain.scores);
  return {scores[scores.size() - 2], scores.back(), tape.last_size(plain.value), tile};
}

Rows rows_of(const Tape& tape, const PlainAttention& plain, const Tiling& tiling) {
  const Shape& scores = tape.shape(plain.scores);
  const auto size = [](std::int64_t value) { return static_cast<std::size_t>(value); };
  return {size(count(scores) / scores.back()),
          size(tiling.queries),
          size(tiling.keys),
          size(tiling.width),
          size(tiling.tile),
          size(tiling.key_tiles())};
}

// A step with `columns` in each row of the scores.
Step with_columns(const Tape& tape, const Op& op, std::vector<Ref> inputs, Ref scores,
                  std::int64_t columns) {
  Step step{op, std::move(inputs), tape.shape(scores), tape.axes(scores)};
  step.shape.back() = columns;
  step.axes.back() = Axis::feature;
  return step;
}

// What the tiles leave behind, for one attention.
class Tiles {
 public:
  Tiles(Tape& tape, NodeName name, const PlainAttention& plain, const Tiling& tiling)
      : tape_(tape),
        id_(name.id),
        plain_(plain),
        tiling_(tiling),
        rows_(rows_of(tape, plain, tiling)) {}

  // The inputs of the result.
  std::vector<Ref> record() {
    const Ref maximum = running_max();
    const Ref exponentials = this->exponentials(maximum);
    const Ref correction = this->correction(maximum);
    const Ref sum = running_sum(exponentials, correction);
    const Ref tile_context = this->tile_context(exponentials);
    const Ref context = running_context(tile_context, correction);
    return {plain_.scores, plain_.value, sum,        context,
            maximum,       exponentials, correction, tile_context};
  }

  const Rows& rows() const { return rows_; }

 private:
  Step step(const Op& op, std::vector<Ref> inputs, std::int64_t numbers = 1) const {
    const std::int64_t columns = tiling_.key_tiles() * numbers;
    return with_columns(tape_, op, std::move(inputs), plain_.scores, columns)
        .with("tile", tiling_.tile);
  }

  Ref record_as(std::string_view role, Step step, Tape::Compute compute) {
    return tape_.record({id_ + "." + std::string(role), role}, std::move(step), compute);
  }

  Ref running_max() {
    return record_as("running_max", step(running_max_op, {plain_.scores}),
                     [&](std::span<float> result) {
                       const Row scores = tape_.values(plain_.scores);
                       rows_.each_tile([&](std::size_t row, std::size_t n) {
                         float largest = n > 0 ? result[rows_.at(row, n - 1)] : -infinity;
                         for (const float score : rows_.of_tile(scores, row, n)) {
                           largest = score > largest ? score : largest;  // never nan
                         }
                         result[rows_.at(row, n)] = largest;
                       });
                     });
  }

  Ref exponentials(Ref maximum) {
    Step exponentials = tape_.like(tile_exponentials_op, {plain_.scores, maximum});
    exponentials.with("tile", tiling_.tile);
    return record_as("exponentials", std::move(exponentials), [&](std::span<float> result) {
      const Row scores = tape_.values(plain_.scores);
      rows_.each_tile([&](std::size_t row, std::size_t n) {
        const float most = tape_.values(maximum)[rows_.at(row, n)];
        for (std::size_t key = rows_.first(n); key < rows_.end(n); ++key) {
          const std::size_t cell = row * rows_.keys + key;
          result[cell] = shifted_exponential(scores[cell], most);
        }
      });
    });
  }

  Ref correction(Ref maximum) {
    return record_as(
        "correction", step(tile_correction_op, {maximum}), [&](std::span<float> result) {
          const Row most = tape_.values(maximum);
          rows_.each_tile([&](std::size_t row, std::size_t n) {
            const float now = most[rows_.at(row, n)];
            const float before = n > 0 ? most[rows_.at(row, n - 1)] : -infinity;
            result[rows_.at(row, n)] = before == now ? 1.0F : shifted_exponential(before, now);
          });
        });
  }

  Ref running_sum(Ref exponentials, Ref correction) {
    return record_as("running_sum", step(running_sum_op, {exponentials, correction}),
                     [&](std::span<float> result) {
                       const Row powers = tape_.values(exponentials);
                       rows_.each_tile([&](std::size_t row, std::size_t n) {
                         const std::size_t at = rows_.at(row, n);
                         double sum = n > 0 ? double{result[rows_.at(row, n - 1)]} : 0.0;
                         sum *= tape_.values(correction)[at];
                         for (const float power : rows_.of_tile(powers, row, n)) sum += power;
                         result[at] = static_cast<float>(sum);
                       });
                     });
  }

  Ref tile_context(Ref exponentials) {
    Step context = step(tile_context_op, {exponentials, plain_.value}, tiling_.width);
    context.multiply_adds = count(tape_.shape(exponentials)) * tiling_.width;
    return record_as("tile_context", std::move(context), [&](std::span<float> result) {
      const Row powers = tape_.values(exponentials);
      rows_.each_tile([&](std::size_t row, std::size_t n) {
        for (std::size_t column = 0; column < rows_.width; ++column) {
          result[rows_.at(row, n, rows_.width) + column] =
              weighted(rows_.of_tile(powers, row, n), row, n, column);
        }
      });
    });
  }

  // A column of the values of the tile, weighted by its exponentials.
  float weighted(Row powers, std::size_t row, std::size_t n, std::size_t column) const {
    const Row values = tape_.values(plain_.value);
    const std::size_t first = row / rows_.queries * rows_.keys + rows_.first(n);
    double sum = 0;
    for (std::size_t key = 0; key < powers.size(); ++key) {
      sum += double{powers[key]} * values[(first + key) * rows_.width + column];
    }
    return static_cast<float>(sum);
  }

  Ref running_context(Ref tile_context, Ref correction) {
    return record_as("running_context",
                     step(running_context_op, {tile_context, correction}, tiling_.width),
                     [&](std::span<float> result) {
                       const Row added = tape_.values(tile_context);
                       rows_.each_tile([&](std::size_t row, std::size_t n) {
                         const double factor = tape_.values(correction)[rows_.at(row, n)];
                         const std::size_t at = rows_.at(row, n, rows_.width);
                         for (std::size_t cell = at; cell < at + rows_.width; ++cell) {
                           const double before = n > 0 ? double{result[cell - rows_.width]} : 0.0;
                           result[cell] = static_cast<float>(before * factor + added[cell]);
                         }
                       });
                     });
  }

  static constexpr float infinity = std::numeric_limits<float>::infinity();

  Tape& tape_;
  std::string id_;
  PlainAttention plain_;
  Tiling tiling_;
  Rows rows_;
};

// The last context so far of each row over its last sum; zeros where nothing is visible.
std::vector<float> divided(const Rows& rows, Row sums, Row contexts) {
  std::vector<float> result;
  result.reserve(rows.count * rows.width);
  for (std::size_t row = 0; row < rows.count; ++row) {
    const double sum = sums[rows.at(row, rows.tiles - 1)];
    const Row context = contexts.subspan(rows.at(row, rows.tiles - 1, rows.width), rows.width);
    for (const float value : context) {
      result.push_back(sum == 0 ? 0.0F : static_cast<float>(value / sum));
    }
  }
  return result;
}

double largest_difference(Row a, Row b) {
  double largest = 0;
  for (std::size_t cell = 0; cell < a.size(); ++cell) {
    largest = std::max(largest, std::abs(double{a[cell]} - b[cell]));
  }
  return largest;
}

// For each matrix of scores.
void add_traffic(Step& step, const Tiling& tiling, Row scores) {
  std::vector<std::int64_t> read;
  std::vector<std::int64_t> moved;
  const auto size = static_cast<std::size_t>(tiling.queries * tiling.keys);
  for (std::size_t first = 0; first < scores.size(); first += size) {
    const auto of_matrix = tiles_read(tiling, scores.subspan(first, size));
    const auto moved_there = numbers_moved(tiling, of_matrix);
    read.insert(read.end(), of_matrix.begin(), of_matrix.end());
    moved.insert(moved.end(), moved_there.begin(), moved_there.end());
  }
  step.with("read", read).with("moved", moved);
}

void add_length(Step& step, const Tiling& tiling, bool causal) {
  const Tiling longest{limits.tokens, limits.tokens, tiling.width, tiling.tile};
  const std::int64_t length_moved = numbers_moved_in_all(longest, causal);
  const std::int64_t length_plain = numbers_moved_plain(longest);
  std::vector<std::int64_t> sizes;
  std::vector<std::int64_t> moved;
  for (std::int64_t size = 1; size <= 64; size *= 2) {
    sizes.push_back(size);
    moved.push_back(
        numbers_moved_in_all({limits.tokens, limits.tokens, tiling.width, size}, causal));
  }
  step.with("length", limits.tokens)
      .with("causal", causal)
      .with("length_moved", length_moved)
      .with("length_plain", length_plain)
      .with("length_ratio", static_cast<double>(length_plain) / static_cast<double>(length_moved))
      .with("tile_sizes", sizes)
      .with("length_moved_by_size", moved);
}

void require_few_tiles(const Tape& tape, const Tiling& tiling, std::size_t rows) {
  constexpr std::int64_t most = 1 << 16;
  const std::int64_t matrices = static_cast<std::int64_t>(rows) / tiling.queries;
  const std::int64_t all = matrices * tiling.query_tiles() * tiling.key_tiles();
  tape.require(all <= most, ErrorCode::too_large,
               {"there would be {0} tiles; at most {1} are possible, so use a larger tile",
                "会有 {0} 块，最多 {1} 块；请用更大的块"},
               all, most);
}

}  // namespace

Ref tiles(Tape& tape, NodeName name, const PlainAttention& plain, std::int64_t tile, bool causal) {
  const Tiling tiling = tiling_of(tape, plain, tile);
  Tiles all(tape, name, plain, tiling);
  require_few_tiles(tape, tiling, all.rows().count);
  const std::vector<Ref> left = all.record();
  Step step{tiles_op, left, tape.shape(plain.context), tape.axes(plain.context)};
  step.with("tile", tile)
      .with("width", tiling.width)
      .with("plain", numbers_moved_plain(tiling))
      .with("held", numbers_held(tiling))
      .with("compared_with", tape.id(plain.context));
  std::vector<float> context;
  if (!tape.planning()) {
    context = divided(all.rows(), tape.values(left[2]), tape.values(left[3]));
    add_traffic(step, tiling, tape.values(plain.scores));
    add_length(step, tiling, causal);
    step.with("largest_difference", largest_difference(context, tape.values(plain.context)));
  }
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    std::copy(context.begin(), context.end(), result.begin());
  });
}

std::span<const Op* const> tiles_ops() {
  static constexpr const Op* rows[] = {&running_max_op, &tile_exponentials_op, &tile_correction_op,
                                       &running_sum_op, &tile_context_op,      &running_context_op,
                                       &tiles_op};
  return rows;
}

}  // namespace playground
