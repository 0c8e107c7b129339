#include "core/kernels/attention.h"

#include <algorithm>

#include "core/kernels/functions.h"
#include "core/kernels/vector.h"

namespace playground {
namespace {

// Everything is computed transposed, with one query in each lane, so that neither the maximum nor
// the sum of a row needs an operation across lanes.
constexpr std::int64_t panel = queries_per_panel;
constexpr std::int64_t vectors = panel / lanes;
constexpr std::int64_t block = 128;  // keys between two updates of the running maximum

std::size_t size(std::int64_t count) { return static_cast<std::size_t>(count); }

// The inputs of `attend` for one head.
struct Head {
  const float* keys;    // (capacity / L, D, L)
  const float* values;  // (ceil(D / L), capacity, L)
  std::int64_t dim;
  std::int64_t capacity;
  float scale;
  const std::uint8_t* seen;  // bit l of byte j: query l of the panel sees key j
};

// The queries of a panel, with the running results of the keys so far.
struct QueryPanel {
  float* query;    // (D, 8)
  float* weights;  // (block, 8)
  float* context;  // (ceil(D / L) L, 8)
  Vector largest[vectors];
  Vector sum[vectors];
};

// Below -87 the weight would be less than the smallest normal number and becomes 0. Hidden keys
// have a score of -inf.
Vector weight_of(Vector score) {
  static constexpr float smallest = -87;
  const Vector least = splat(in_memory(smallest));
  return select(score < least, Vector{}, exp(max(score, least)));
}

// -inf where the bit of the query is not set.
Vector hide(Vector scores, std::uint8_t seen, std::int64_t first_query) {
  static constexpr std::int32_t each[] = {1, 2, 4, 8, 16, 32, 64, 128};
  IntVector bit;
  std::memcpy(&bit, each + first_query, sizeof bit);
  return select((bit & seen) == 0, splat(-std::numeric_limits<float>::infinity()), scores);
}

bool all_seen(const std::uint8_t* seen) {
  return std::all_of(seen, seen + lanes, [](std::uint8_t bits) { return bits == 0xff; });
}

// Computes the scores of a block of keys and updates the running maximum.
void score(const Head& head, const KeyRange& keys, QueryPanel& queries) {
  for (std::int64_t j = keys.first; j < keys.last; j += lanes) {
    Vector tile[lanes][vectors] = {};
    const float* key = head.keys + j * head.dim;
    const float* query = queries.query;
    PLAYGROUND_KEEP_ROLLED
    for (std::int64_t d = 0; d < head.dim; ++d) {
      Vector right[vectors];
      for (std::int64_t v = 0; v < vectors; ++v) right[v] = load(query + v * lanes);
      for (std::int64_t row = 0; row < lanes; ++row) {
        for (std::int64_t v = 0; v < vectors; ++v) {
          tile[row][v] = multiply_add(splat(key[row]), right[v], tile[row][v]);
        }
      }
      key += lanes;
      query += panel;
    }
    const bool whole = all_seen(head.seen + j);
    float* to = queries.weights + (j - keys.first) * panel;
    for (std::int64_t row = 0; row < lanes; ++row) {
      for (std::int64_t v = 0; v < vectors; ++v) {
        Vector scores = tile[row][v] * splat(head.scale);
        if (!whole) scores = hide(scores, head.seen[j + row], v * lanes);
        queries.largest[v] = max(queries.largest[v], scores);
        store(to + row * panel + v * lanes, scores);
      }
    }
  }
}

// Turns scores into weights that are not yet divided by their sum, and adds them to `sums`.
void exponentiate(std::int64_t keys, QueryPanel& queries, Vector (&sums)[vectors]) {
  float* weights = queries.weights;
  for (std::int64_t j = 0; j < keys; ++j) {
    for (std::int64_t v = 0; v < vectors; ++v) {
      const Vector weight = weight_of(load(weights) - queries.largest[v]);
      sums[v] += weight;
      store(weights, weight);
      weights += lanes;
    }
  }
}

// context = context times `kept` + the weighted sum of the values of a block.
void mix(const Head& head, const KeyRange& keys, const QueryPanel& queries,
         const Vector (&kept)[vectors]) {
  for (std::int64_t d = 0; d < head.dim; d += lanes) {
    Vector tile[lanes][vectors] = {};
    const float* value = head.values + d * head.capacity + keys.first * lanes;
    const float* weight = queries.weights;
    PLAYGROUND_KEEP_ROLLED
    for (std::int64_t j = keys.first; j < keys.last; ++j) {
      Vector right[vectors];
      for (std::int64_t v = 0; v < vectors; ++v) right[v] = load(weight + v * lanes);
      for (std::int64_t row = 0; row < lanes; ++row) {
        for (std::int64_t v = 0; v < vectors; ++v) {
          tile[row][v] = multiply_add(splat(value[row]), right[v], tile[row][v]);
        }
      }
      value += lanes;
      weight += panel;
    }
    for (std::int64_t row = 0; row < lanes; ++row) {
      for (std::int64_t v = 0; v < vectors; ++v) {
        float* to = queries.context + (d + row) * panel + v * lanes;
        store(to, load(to) * kept[v] + tile[row][v]);
      }
    }
  }
}

void pass(const Head& head, const KeyRange& keys, QueryPanel& queries) {
  std::fill_n(queries.context, rounded_up(head.dim) * panel, 0.0F);
  for (std::int64_t v = 0; v < vectors; ++v) {
    queries.largest[v] = splat(std::numeric_limits<float>::lowest());
    queries.sum[v] = Vector{};
  }
  for (std::int64_t first = keys.first / lanes * lanes; first < keys.last; first += block) {
    const KeyRange part{first, std::min(first + block, keys.last)};
    Vector kept[vectors];
    Vector sums[vectors] = {};
    std::copy_n(queries.largest, vectors, kept);
    score(head, part, queries);
    exponentiate(part.last - part.first, queries, sums);
    for (std::int64_t v = 0; v < vectors; ++v) {
      kept[v] = weight_of(kept[v] - queries.largest[v]);
      queries.sum[v] = queries.sum[v] * kept[v] + sums[v];
    }
    mix(head, part, queries, kept);
  }
}

// Loads the panel of queries from `first` on into `to` (D, 8). Where fewer are left, the last one
// is repeated.
void load_panel(const QueryRows& queries, const float* rows, std::int64_t first, std::int64_t dim,
                float* to) {
  for (std::int64_t l = 0; l < panel; l += lanes) {
    for (std::int64_t d = 0; d < dim; d += lanes) {
      Vector square[lanes];
      for (std::int64_t i = 0; i < lanes; ++i) {
        const std::int64_t row = std::min(first + l + i, queries.count - 1);
        square[i] = load_up_to(rows + row * queries.stride + d, dim - d);
      }
      transpose(square);
      const std::int64_t count = std::min(lanes, dim - d);
      for (std::int64_t i = 0; i < count; ++i) store(to + (d + i) * panel + l, square[i]);
    }
  }
}

// Divides by the sums and writes `count` rows, `stride` apart.
void unload_panel(const QueryPanel& queries, std::int64_t dim, std::int64_t count,
                  std::int64_t stride, float* to) {
  for (std::int64_t v = 0; v < vectors; ++v) {
    const Vector sum = queries.sum[v];
    const Vector factor = select(sum == 0.0F, Vector{}, splat(1.0F) / sum);
    const std::int64_t rows = std::min(lanes, count - v * lanes);
    for (std::int64_t d = 0; d < dim; d += lanes) {
      Vector square[lanes];
      for (std::int64_t i = 0; i < lanes; ++i) {
        square[i] = load(queries.context + (d + i) * panel + v * lanes) * factor;
      }
      transpose(square);
      for (std::int64_t i = 0; i < rows; ++i) {
        store_up_to(to + (v * lanes + i) * stride + d, square[i], dim - d);
      }
    }
  }
}

// The sum of a[k] b[k] over k, a (K), b (K, L).
Vector dot(const float* a, const float* b, std::int64_t count) {
  Vector sums[4] = {};
  std::int64_t k = 0;
  PLAYGROUND_KEEP_ROLLED
  for (; k + 4 <= count; k += 4) {
    for (std::int64_t i = 0; i < 4; ++i) {
      sums[i] = multiply_add(splat(a[k + i]), load(b + (k + i) * lanes), sums[i]);
    }
  }
  for (; k < count; ++k) sums[0] = multiply_add(splat(a[k]), load(b + k * lanes), sums[0]);
  return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

// One query alone, with one key in each lane.
void attend_row(const Head& head, const KeyRange& keys, const float* query, float* weights,
                float* context) {
  const std::int64_t start = keys.first / lanes * lanes;
  Vector largest = splat(std::numeric_limits<float>::lowest());
  for (std::int64_t j = start; j < keys.last; j += lanes) {
    Vector scores = dot(query, head.keys + j * head.dim, head.dim) * splat(head.scale);
    IntVector is_hidden;
    for (std::int64_t l = 0; l < lanes; ++l) is_hidden[l] = (head.seen[j + l] & 1) - 1;
    scores = select(is_hidden, splat(-std::numeric_limits<float>::infinity()), scores);
    largest = max(largest, scores);
    store(weights + j - start, scores);
  }
  float each[lanes];
  store(each, largest);
  largest = splat(*std::max_element(each, each + lanes));
  Vector sums{};
  for (std::int64_t j = 0; j < keys.last - start; j += lanes) {
    const Vector weight = weight_of(load(weights + j) - largest);
    sums += weight;
    store(weights + j, weight);
  }
  const float divisor = sum(sums);
  const Vector factor = splat(divisor == 0 ? 0 : 1 / divisor);
  for (std::int64_t d = 0; d < head.dim; d += lanes) {
    const float* values = head.values + d * head.capacity + start * lanes;
    store_up_to(context + d, dot(weights, values, keys.last - start) * factor, head.dim - d);
  }
}

}  // namespace

// It is not inlined, because its callers are compiled for size.
[[gnu::noinline]] void attend(const QueryRows& queries, float scale, const PackedKeys& packed,
                              const Visibility& visibility, float* context,
                              AttentionScratch& scratch) {
  const std::int64_t dim = packed.head_dim;
  const std::int64_t padded = rounded_up(dim);
  const std::int64_t for_keys = rounded_up(visibility.keys);
  const std::int64_t floats = queries.count == 1 ? for_keys : (dim + padded + block) * panel;
  scratch.floats.resize(std::max(scratch.floats.size(), size(floats)));
  scratch.seen.resize(std::max(scratch.seen.size(), size(for_keys)));
  QueryPanel rows{};
  rows.weights = scratch.floats.data();
  rows.query = rows.weights + block * panel;
  rows.context = rows.query + dim * panel;
  const std::int64_t stride = queries.heads * dim;
  for (std::int64_t first = 0; first < queries.count; first += panel) {
    const KeyRange keys =
        visible_keys({queries.count, queries.first}, visibility, first, scratch.seen.data());
    for (std::int64_t h = 0; h < queries.heads; ++h) {
      const std::int64_t key_head = h / (queries.heads / packed.heads);
      const Head head{packed.keys.data() + key_head * packed.capacity * dim,
                      packed.values.data() + key_head * packed.capacity * padded,
                      dim,
                      packed.capacity,
                      scale,
                      scratch.seen.data()};
      const float* query = queries.rows + h * dim;
      float* to = context + first * stride + h * dim;
      if (queries.count == 1) {
        attend_row(head, keys, query, rows.weights, to);
        continue;
      }
      load_panel(queries, query, first, dim, rows.query);
      pass(head, keys, rows);
      unload_panel(rows, dim, std::min(panel, queries.count - first), stride, to);
    }
  }
}

}  // namespace playground
