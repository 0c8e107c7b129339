#include "core/kernels/head.h"

#include <algorithm>
#include <limits>

#include "core/kernels/functions.h"
#include "core/kernels/vector.h"

namespace playground {
namespace {

constexpr std::int64_t query_panel = queries_per_panel;
constexpr std::int64_t query_parts = query_panel / lanes;
constexpr std::int64_t tile_height = 4;

std::int64_t padded(std::int64_t count) {
  return (count + query_panel - 1) / query_panel * query_panel;
}

// The left factor of a product: cell (row, k) is at row * along_rows + k * along_inner.
struct LeftCells {
  const float* cells;
  std::int64_t along_rows;
  std::int64_t along_inner;
};

// The right factor: row k has 8 cells from k * stride on.
struct RightCells {
  const float* cells;
  std::int64_t stride;
};

struct TileSums {
  Vector cells[tile_height][query_parts] = {};
};

// 4 rows of a times 8 columns of b, summed over `inner`. One of the strides of a is 1.
TileSums multiply_tile(const LeftCells& a, const RightCells& b, std::int64_t inner) {
  TileSums sums;
  const float* left = a.cells;
  const float* right = b.cells;
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t k = 0; k < inner; ++k) {
    Vector row[query_parts];
    for (std::int64_t j = 0; j < query_parts; ++j) row[j] = load(right + j * lanes);
    for (std::int64_t i = 0; i < tile_height; ++i) {
      const Vector cell = splat(left[i * a.along_rows]);
      for (std::int64_t j = 0; j < query_parts; ++j) {
        sums.cells[i][j] = multiply_add(cell, row[j], sums.cells[i][j]);
      }
    }
    left += a.along_inner;
    right += b.stride;
  }
  return sums;
}

// Copies (T, D) to rows of `stride`, padded with 0.
void copy_rows(HeadRows<const float> from, std::int64_t tokens, std::int64_t width, float* to,
               std::int64_t stride) {
  for (std::int64_t t = 0; t < padded(tokens); ++t, to += stride) {
    if (t >= tokens) {
      std::fill_n(to, stride, 0.0F);
      continue;
    }
    std::fill(std::copy_n(from.cells + t * from.stride, width, to), to + stride, 0.0F);
  }
}

// (T, stride) -> (D, T), both padded.
void transpose_rows(const float* from, std::int64_t stride, std::int64_t tokens, std::int64_t width,
                    float* to) {
  for (std::int64_t t = 0; t < padded(tokens); t += lanes) {
    for (std::int64_t d = 0; d < width; d += lanes) {
      Vector square[lanes];
      for (std::int64_t i = 0; i < lanes; ++i) square[i] = load(from + (t + i) * stride + d);
      transpose(square);
      for (std::int64_t i = 0; i < lanes && d + i < width; ++i) {
        store(to + (d + i) * padded(tokens) + t, square[i]);
      }
    }
  }
}

// Queries and keys of one head, and which of them meet.
class HeadPass {
 public:
  HeadPass(const HeadOfSentence& head, HeadScratch& scratch)
      : head_(head),
        keys_(head.visibility.keys),
        tokens_(padded(head.queries)),
        room_(padded(std::max(head.queries, head.visibility.keys))),
        stride_(padded(head.width)),
        scratch_(scratch) {
    // Six (T or S, D), two of them transposed; one (S, T).
    scratch.floats.resize(
        std::max(scratch.floats.size(), static_cast<std::size_t>(room_ * (6 * stride_ + tokens_))));
    scratch.seen.resize(static_cast<std::size_t>(room_ + query_panel));
    copy_rows(head.query, head.queries, head.width, rows(0), stride_);
    copy_rows(head.key, keys_, head.width, rows(1), stride_);
    copy_rows(head.value, keys_, head.width, rows(2), stride_);
  }

  void forward(float* weights, HeadRows<float> context) {
    transpose_rows(rows(0), stride_, head_.queries, head_.width, rows(4));
    std::fill_n(weights, padded(keys_) * tokens_, 0.0F);
    for (std::int64_t first = 0; first < head_.queries; first += query_panel) {
      const KeyRange keys = visible(first);
      multiply_keys(rows(1), rows(4) + first, keys, weights + first);
      normalize(keys, weights + first);
      const LeftCells left{weights + first + keys.first * tokens_, 1, tokens_};
      add_rows(left, rows(2), panel(first), keys, {context, false});
    }
  }

  void backward(const float* weights, HeadRows<const float> gradient, const HeadGuide& guide,
                const HeadGradients& to) {
    float* back = rows(3);  // the gradient of the context
    copy_rows(gradient, head_.queries, head_.width, back, stride_);
    transpose_rows(back, stride_, head_.queries, head_.width, rows(5));
    float* scores = rows(6);  // of the weights, then of the scores
    std::fill_n(scores, padded(keys_) * tokens_, 0.0F);
    last_query_.assign(static_cast<std::size_t>(padded(keys_) / tile_height), 0);
    first_query_.assign(static_cast<std::size_t>(padded(keys_) / tile_height), tokens_);
    for (std::int64_t first = 0; first < head_.queries; first += query_panel) {
      const KeyRange keys = visible(first);
      note(keys, first);
      multiply_keys(rows(2), rows(5) + first, keys, scores + first);
      through_softmax(keys, weights + first, scores + first);
      if (guide.keys != nullptr) follow(guide, first, keys, weights, scores);
      const LeftCells left{scores + first + keys.first * tokens_, 1, tokens_};
      add_rows(left, rows(1), panel(first), keys, {to.query, true});
    }
    for (std::int64_t j = 0; j < keys_; j += tile_height) {
      const KeyRange queries{first_query_[static_cast<std::size_t>(j / tile_height)],
                             last_query_[static_cast<std::size_t>(j / tile_height)]};
      if (queries.first >= queries.last) continue;
      const std::int64_t cell = j * tokens_ + queries.first;
      const RowRange tile{j, std::min(j + tile_height, keys_)};
      add_rows({scores + cell, tokens_, 1}, rows(0), tile, queries, {to.key, true});
      add_rows({weights + cell, tokens_, 1}, back, tile, queries, {to.value, true});
    }
  }

 private:
  struct RowRange {
    std::int64_t first;
    std::int64_t last;  // one past the last
  };
  struct Target {
    HeadRows<float> rows;
    bool adds;
  };

  // The buffers, in turn: query, key, value, gradient; two transposed ones; (S, T).
  float* rows(std::int64_t index) { return scratch_.floats.data() + index * room_ * stride_; }

  RowRange panel(std::int64_t first) const {
    return {first, std::min(first + query_panel, head_.queries)};
  }

  // The keys that the panel of queries from `first` on sees, in whole tiles.
  KeyRange visible(std::int64_t first) {
    KeyRange keys = visible_keys({head_.queries, 0}, head_.visibility, first, scratch_.seen.data());
    std::uint8_t* seen = scratch_.seen.data();
    const KeyRange tiles{keys.first / tile_height * tile_height,
                         (keys.last + tile_height - 1) / tile_height * tile_height};
    std::fill(seen + tiles.first, seen + keys.first, 0);
    std::fill(seen + keys.last, seen + tiles.last, 0);
    return tiles;
  }

  // Which panels of queries see a tile of keys.
  void note(const KeyRange& keys, std::int64_t first) {
    for (std::int64_t j = keys.first; j < keys.last; j += tile_height) {
      const auto tile = static_cast<std::size_t>(j / tile_height);
      first_query_[tile] = std::min(first_query_[tile], first);
      last_query_[tile] = first + query_panel;
    }
  }

  // (S, 8): the products of the rows of keys or values with 8 columns of `other` (D, T).
  void multiply_keys(const float* keys, const float* other, const KeyRange& range, float* to) {
    for (std::int64_t j = range.first; j < range.last; j += tile_height) {
      const TileSums sums =
          multiply_tile({keys + j * stride_, stride_, 1}, {other, tokens_}, head_.width);
      for (std::int64_t i = 0; i < tile_height; ++i) {
        for (std::int64_t part = 0; part < query_parts; ++part) {
          store(to + (j + i) * tokens_ + part * lanes, sums.cells[i][part]);
        }
      }
    }
  }

  // Bit l of `seen` says whether query l of the query_panel sees the key.
  static IntVector seen_lanes(std::uint8_t seen, std::int64_t first) {
    static constexpr std::int32_t each[] = {1, 2, 4, 8, 16, 32, 64, 128};
    IntVector bit;
    std::memcpy(&bit, each + first, sizeof bit);
    return (bit & seen) != 0;
  }

  // Scores (S, 8) become weights.
  void normalize(const KeyRange& keys, float* cells) const {
    const Vector scale = splat(head_.scale);
    const Vector hidden = splat(-std::numeric_limits<float>::infinity());
    for (std::int64_t part = 0; part < query_panel; part += lanes) {
      Vector most = hidden;
      for (std::int64_t j = keys.first; j < keys.last; ++j) {
        float* cell = cells + j * tokens_ + part;
        const Vector score = select(seen_lanes(seen(j), part), load(cell) * scale, hidden);
        store(cell, score);
        most = max(most, score);
      }
      most = select(most == hidden, Vector{}, most);
      Vector total{};
      for (std::int64_t j = keys.first; j < keys.last; ++j) {
        float* cell = cells + j * tokens_ + part;
        const Vector power = exp(load(cell) - most);
        store(cell, power);
        total += power;
      }
      const Vector share = select(total == Vector{}, Vector{}, splat(1.0F) / total);
      for (std::int64_t j = keys.first; j < keys.last; ++j) {
        float* cell = cells + j * tokens_ + part;
        store(cell, load(cell) * share);
      }
    }
  }

  // The gradients of weights become those of the products of queries and keys:
  // scale weight (gradient - sum of weight gradient).
  void through_softmax(const KeyRange& keys, const float* weights, float* cells) const {
    for (std::int64_t part = 0; part < query_panel; part += lanes) {
      Vector mean{};
      for (std::int64_t j = keys.first; j < keys.last; ++j) {
        const std::int64_t cell = j * tokens_ + part;
        mean += load(weights + cell) * load(cells + cell);
      }
      const Vector scale = splat(head_.scale);
      for (std::int64_t j = keys.first; j < keys.last; ++j) {
        const std::int64_t cell = j * tokens_ + part;
        store(cells + cell, load(weights + cell) * (load(cells + cell) - mean) * scale);
      }
    }
  }

  // Adds the gradient of the guide's loss: scale strength (weight - 1 where it points).
  void follow(const HeadGuide& guide, std::int64_t first, const KeyRange& keys,
              const float* weights, float* scores) const {
    for (std::int64_t query = first; query < panel(first).last; ++query) {
      if (guide.keys[query] < 0) continue;
      const float by = head_.scale * guide.strengths[query];
      for (std::int64_t j = keys.first; j < keys.last; ++j) {
        scores[j * tokens_ + query] += by * weights[j * tokens_ + query];
      }
      scores[guide.keys[query] * tokens_ + query] -= by;
    }
  }

  // The rows `wanted` of left (rows, inner) times rows `inner` of `right`.
  void add_rows(const LeftCells& left, const float* right, const RowRange& wanted,
                const KeyRange& inner, const Target& to) {
    for (std::int64_t i = wanted.first; i < wanted.last; i += tile_height) {
      LeftCells tile = left;
      tile.cells += (i - wanted.first) * left.along_rows;
      for (std::int64_t d = 0; d < head_.width; d += query_panel) {
        const TileSums sums = multiply_tile(tile, {right + inner.first * stride_ + d, stride_},
                                            inner.last - inner.first);
        place(sums, {i, std::min(i + tile_height, wanted.last)}, d, to);
      }
    }
  }

  void place(const TileSums& sums, const RowRange& wanted, std::int64_t column,
             const Target& to) const {
    for (std::int64_t i = 0; i < wanted.last - wanted.first; ++i) {
      float* cells = to.rows.cells + (wanted.first + i) * to.rows.stride + column;
      for (std::int64_t part = 0; part < query_parts; ++part) {
        const std::int64_t left = head_.width - column - part * lanes;
        if (left <= 0) break;
        Vector x = sums.cells[i][part];
        if (to.adds) x += load_up_to(cells + part * lanes, left);
        store_up_to(cells + part * lanes, x, left);
      }
    }
  }

  std::uint8_t seen(std::int64_t key) const { return scratch_.seen[static_cast<std::size_t>(key)]; }

  const HeadOfSentence& head_;
  const std::int64_t keys_;    // S
  const std::int64_t tokens_;  // T, the longer one of T and S, and D, each rounded up
  const std::int64_t room_;
  const std::int64_t stride_;
  HeadScratch& scratch_;
  std::vector<std::int64_t> first_query_;  // by tile of keys: the queries that see it
  std::vector<std::int64_t> last_query_;
};

}  // namespace

std::int64_t weights_size(std::int64_t queries, std::int64_t keys) {
  return padded(queries) * padded(keys);
}

void attend(const HeadOfSentence& head, float* weights, HeadRows<float> context,
            HeadScratch& scratch) {
  HeadPass(head, scratch).forward(weights, context);
}

void attend_backward(const HeadOfSentence& head, const float* weights,
                     HeadRows<const float> context_gradient, const HeadGuide& guide,
                     const HeadGradients& to, HeadScratch& scratch) {
  HeadPass(head, scratch).backward(weights, context_gradient, guide, to);
}

}  // namespace playground
