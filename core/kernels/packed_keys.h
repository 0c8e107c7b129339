// Keys and values in the memory layout of the attention kernels.
#pragma once

#include <cstdint>
#include <vector>

namespace playground {

// The keys and values of one sentence.
struct PackedKeys {
  std::int64_t heads = 0;          // H_kv
  std::int64_t head_dim = 0;       // D
  std::int64_t capacity = 0;       // in tokens, a multiple of L = `lanes`
  std::vector<float> keys = {};    // (H_kv, capacity / L, D, L)
  std::vector<float> values = {};  // (H_kv, ceil(D / L), capacity, L)
};

// Ensures a capacity of at least `tokens`. If it has to grow, what is packed is lost.
void reserve(PackedKeys& packed, std::int64_t heads, std::int64_t head_dim, std::int64_t tokens);

// Keys and values of consecutive tokens, (count, H_kv D), with a stride between rows for each.
struct KeyRows {
  const float* keys;
  const float* values;
  std::int64_t key_stride;
  std::int64_t value_stride;
  std::int64_t count;
};

// Packs the rows as the tokens from `first` on, within the capacity.
void store(PackedKeys& packed, const KeyRows& rows, std::int64_t first);

}  // namespace playground
