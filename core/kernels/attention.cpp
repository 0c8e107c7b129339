#include "core/kernels/attention.h"

#include <algorithm>
#include <cmath>

namespace playground {
namespace {

constexpr std::int64_t lanes = 8;    // queries of a panel
constexpr std::int64_t tile = 4;     // keys of a panel
constexpr std::int64_t block = 128;  // keys between two looks at the running maximum

constexpr float infinity = std::numeric_limits<float>::infinity();

std::int64_t tiles(std::int64_t count) { return (count + tile - 1) / tile; }

std::size_t size(std::int64_t count) { return static_cast<std::size_t>(count); }

// The keys that some query of a panel sees, from the first to behind the last.
struct Range {
  std::int64_t first;
  std::int64_t last;
};

Range range_of(const Visibility& visibility, std::int64_t query) {
  const std::int64_t first = std::max<std::int64_t>(0, query - visibility.window + 1);
  return {first, std::min(visibility.keys, std::max(query + 1, visibility.prefix))};
}

// One panel of queries of one head on its way through the keys.
struct Panel {
  const float* keys;    // (S / 4, D, 4)
  const float* values;  // (ceil(D / 4), capacity, 4)
  std::int64_t head_dim;
  std::int64_t capacity;
  float scale;
  float* query;          // (D, 8)
  float* weights;        // (block, 8)
  float* context;        // (ceil(D / 4) 4, 8)
  float largest[lanes];  // running maximum of each query
  float sum[lanes];      // running sum
};

// result (4, 8) = a^T b, or added to it: a (K, 4), b (K, 8).
void multiply_tile(const float* a, const float* b, std::int64_t inner, float* result) {
  float sums[tile][lanes] = {};
  for (std::int64_t k = 0; k < inner; ++k) {
    for (std::int64_t i = 0; i < tile; ++i) {
      for (std::int64_t j = 0; j < lanes; ++j) {
        sums[i][j] += a[k * tile + i] * b[k * lanes + j];
      }
    }
  }
  for (std::int64_t i = 0; i < tile; ++i) {
    for (std::int64_t j = 0; j < lanes; ++j) result[i * lanes + j] += sums[i][j];
  }
}

// Scores of the keys of one block, -inf where hidden.
void score(Panel& panel, const Range& keys, const std::uint8_t* seen) {
  std::fill_n(panel.weights, tiles(keys.last - keys.first) * tile * lanes, 0.0F);
  for (std::int64_t j = keys.first; j < keys.last; j += tile) {
    float* scores = panel.weights + (j - keys.first) * lanes;
    multiply_tile(panel.keys + j * panel.head_dim, panel.query, panel.head_dim, scores);
    for (std::int64_t cell = 0; cell < tile * lanes; ++cell) {
      const bool is_seen = (seen[j + cell / lanes] >> (cell % lanes) & 1) != 0;
      scores[cell] = is_seen ? scores[cell] * panel.scale : -infinity;
    }
  }
}

// From scores to weights before the division, and what was summed up so far to the new maximum.
void exponentiate(Panel& panel, std::int64_t keys) {
  for (std::int64_t lane = 0; lane < lanes; ++lane) {
    float largest = panel.largest[lane];
    for (std::int64_t j = 0; j < keys; ++j) {
      largest = std::max(largest, panel.weights[j * lanes + lane]);
    }
    const float correction = std::exp(panel.largest[lane] - largest);
    float sum = 0;
    for (std::int64_t j = 0; j < keys; ++j) {
      float& weight = panel.weights[j * lanes + lane];
      weight = std::exp(weight - largest);
      sum += weight;
    }
    panel.largest[lane] = largest;
    panel.sum[lane] = panel.sum[lane] * correction + sum;
    for (std::int64_t d = 0; d < tiles(panel.head_dim) * tile; ++d) {
      panel.context[d * lanes + lane] *= correction;
    }
  }
}

void mix(Panel& panel, const Range& keys) {
  for (std::int64_t d = 0; d < panel.head_dim; d += tile) {
    multiply_tile(panel.values + d * panel.capacity + keys.first * tile, panel.weights,
                  keys.last - keys.first, panel.context + d * lanes);
  }
}

void pass(Panel& panel, const Range& keys, const std::uint8_t* seen) {
  std::fill(std::begin(panel.largest), std::end(panel.largest),
            std::numeric_limits<float>::lowest());
  std::fill(std::begin(panel.sum), std::end(panel.sum), 0.0F);
  std::fill_n(panel.context, tiles(panel.head_dim) * tile * lanes, 0.0F);
  for (std::int64_t first = keys.first / tile * tile; first < keys.last; first += block) {
    const std::int64_t last = std::min(first + block, keys.last);
    score(panel, {first, last}, seen);
    exponentiate(panel, last - first);
    mix(panel, {first, last});
  }
}

// Marks in bit l of seen[j] that query l of a panel sees key j; returns the keys any of them sees.
Range look(const QueryRows& queries, const Visibility& visibility, std::int64_t first,
           std::vector<std::uint8_t>& seen) {
  Range all{visibility.keys, 0};
  for (std::int64_t lane = 0; lane < lanes; ++lane) {
    const std::int64_t row = std::min(first + lane, queries.count - 1);
    const Range range = range_of(visibility, queries.first + row);
    if (range.first >= range.last) continue;
    all = {std::min(all.first, range.first), std::max(all.last, range.last)};
  }
  if (all.first >= all.last) return {0, 0};
  std::fill(seen.data() + all.first / tile * tile, seen.data() + tiles(all.last) * tile, 0);
  for (std::int64_t lane = 0; lane < lanes; ++lane) {
    const std::int64_t row = std::min(first + lane, queries.count - 1);
    const Range range = range_of(visibility, queries.first + row);
    const float* allowed = visibility.allowed == nullptr
                               ? nullptr
                               : visibility.allowed + row * visibility.allowed_stride;
    for (std::int64_t j = range.first; j < range.last; ++j) {
      const int bit = allowed == nullptr || allowed[j] != 0 ? 1 << lane : 0;
      seen[size(j)] = static_cast<std::uint8_t>(seen[size(j)] | bit);
    }
  }
  return all;
}

void load(const QueryRows& queries, const float* rows, std::int64_t first, Panel& panel) {
  for (std::int64_t lane = 0; lane < lanes; ++lane) {
    const float* row = rows + std::min(first + lane, queries.count - 1) * queries.stride;
    for (std::int64_t d = 0; d < panel.head_dim; ++d) panel.query[d * lanes + lane] = row[d];
  }
}

void unload(const Panel& panel, std::int64_t count, float* context, std::int64_t stride) {
  for (std::int64_t lane = 0; lane < count; ++lane) {
    const float divisor = panel.sum[lane];
    for (std::int64_t d = 0; d < panel.head_dim; ++d) {
      const float sum = panel.context[d * lanes + lane];
      context[lane * stride + d] = divisor == 0 ? 0 : sum / divisor;
    }
  }
}

}  // namespace

void make_room(PackedKeys& packed, std::int64_t heads, std::int64_t head_dim, std::int64_t tokens) {
  const bool fits =
      packed.heads == heads && packed.head_dim == head_dim && packed.capacity >= tokens;
  if (fits) return;
  const std::int64_t capacity = tiles(tokens) * tile;
  packed.heads = heads;
  packed.head_dim = head_dim;
  packed.capacity = capacity;
  packed.keys.assign(size(heads * capacity * head_dim), 0);
  packed.values.assign(size(heads * tiles(head_dim) * tile * capacity), 0);
}

void store(PackedKeys& packed, const KeyRows& rows, std::int64_t first) {
  const std::int64_t width = packed.head_dim;
  const std::int64_t padded = tiles(width) * tile;
  for (std::int64_t head = 0; head < packed.heads; ++head) {
    float* keys = packed.keys.data() + head * packed.capacity * width;
    float* values = packed.values.data() + head * packed.capacity * padded;
    for (std::int64_t row = 0; row < rows.count; ++row) {
      const std::int64_t at = first + row;
      const float* key = rows.keys + row * rows.key_stride + head * width;
      const float* value = rows.values + row * rows.value_stride + head * width;
      for (std::int64_t d = 0; d < width; ++d) {
        keys[(at / tile * width + d) * tile + at % tile] = key[d];
        values[(d / tile * packed.capacity + at) * tile + d % tile] = value[d];
      }
    }
  }
}

void attend(const QueryRows& queries, float scale, const PackedKeys& packed,
            const Visibility& visibility, float* context, AttentionScratch& scratch) {
  const std::int64_t width = packed.head_dim;
  const std::int64_t padded = tiles(width) * tile;
  scratch.floats.resize(std::max(scratch.floats.size(), size((width + padded + block) * lanes)));
  scratch.seen.resize(std::max(scratch.seen.size(), size(tiles(visibility.keys) * tile)));
  Panel panel{};
  panel.head_dim = width;
  panel.capacity = packed.capacity;
  panel.scale = scale;
  panel.weights = scratch.floats.data();
  panel.query = panel.weights + block * lanes;
  panel.context = panel.query + width * lanes;
  for (std::int64_t head = 0; head < queries.heads; ++head) {
    const std::int64_t key_head = head / (queries.heads / packed.heads);
    panel.keys = packed.keys.data() + key_head * packed.capacity * width;
    panel.values = packed.values.data() + key_head * packed.capacity * padded;
    for (std::int64_t first = 0; first < queries.count; first += lanes) {
      const Range keys = look(queries, visibility, first, scratch.seen);
      load(queries, queries.rows + head * width, first, panel);
      pass(panel, keys, scratch.seen.data());
      const std::int64_t stride = queries.heads * width;
      unload(panel, std::min(lanes, queries.count - first), context + first * stride + head * width,
             stride);
    }
  }
}

}  // namespace playground
