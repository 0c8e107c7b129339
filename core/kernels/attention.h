// Fused attention: softmax(scale Q K^T) V without the matrix of scores.
//
// Eight queries at a time meet the keys block by block, with a running maximum and sum for each
// query (Milakov and Gimelshein 2018; Dao et al. 2022), so memory grows with the keys alone. Tiles
// that the mask hides altogether are skipped.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

namespace playground {

// Keys and values of one sentence in the order the kernels read them.
struct PackedKeys {
  std::int64_t heads = 0;          // H_kv
  std::int64_t head_dim = 0;       // D
  std::int64_t capacity = 0;       // tokens there is room for, a multiple of L = `lanes`
  std::vector<float> keys = {};    // (H_kv, capacity / L, D, L)
  std::vector<float> values = {};  // (H_kv, ceil(D / L), capacity, L)
};

// Makes room for at least `tokens`; what is packed is lost if there was less.
void make_room(PackedKeys& packed, std::int64_t heads, std::int64_t head_dim, std::int64_t tokens);

// Keys and values of consecutive tokens, (count, H_kv D), a row every so many floats.
struct KeyRows {
  const float* keys;
  const float* values;
  std::int64_t key_stride;
  std::int64_t value_stride;
  std::int64_t count;
};

// Packs the rows as the tokens from `first` on; there is room for them.
void store(PackedKeys& packed, const KeyRows& rows, std::int64_t first);

// Queries of consecutive tokens, (count, H D), a row every `stride` floats. Query head h reads key
// head floor(h / (H / H_kv)).
struct QueryRows {
  const float* rows;
  std::int64_t stride;
  std::int64_t count;
  std::int64_t first;  // the position of the first one among the keys
  std::int64_t heads;  // H
};

// Query i sees key j if j < keys, i - window < j, and j <= i or j < prefix, and it is allowed. So
// `prefix` 0 is causal, `prefix` = `keys` hides nothing.
struct Visibility {
  std::int64_t keys;
  std::int64_t prefix = 0;
  std::int64_t window = std::numeric_limits<std::int32_t>::max();
  const float* allowed = nullptr;  // (T, S), 0 where hidden; null: all are allowed
  std::int64_t allowed_stride = 0;
};

// Room that one call leaves to the next.
struct AttentionScratch {
  std::vector<float> floats;
  std::vector<std::uint8_t> seen;
};

// context (count, H D), rows directly after each other. A query that sees nothing gets 0. Finite
// unless a score is not.
void attend(const QueryRows& queries, float scale, const PackedKeys& packed,
            const Visibility& visibility, float* context, AttentionScratch& scratch);

}  // namespace playground
