// Keys and values as the kernels of attention read them.
#pragma once

#include <cstdint>
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
void reserve(PackedKeys& packed, std::int64_t heads, std::int64_t head_dim, std::int64_t tokens);

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

}  // namespace playground
