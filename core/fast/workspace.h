// Buffers that the layers of the fast engine share and keep from call to call.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/kernels/attention.h"
#include "core/kernels/packed_product.h"

namespace playground::fast {

// They have the size of the largest call, so that another of that size allocates nothing; it grows
// with the number of tokens, not with its square.
struct Workspace {
  std::vector<float> memory;     // the encoder's result, (B, S, C)
  std::vector<float> normed;     // what a sub-layer reads
  std::vector<float> joined;     // its result, where that is not added to the stream at once
  std::vector<float> query;      // query, or query, key and value side by side
  std::vector<float> key_value;  // key and value side by side, or keys alone
  std::vector<float> context;
  std::vector<float> hidden;
  std::vector<float> gate;
  std::vector<float> rotations;  // cosine and sine of each position and pair, (T, D / 2, 2)
  PackedKeys packed;
  Scratch product;
  AttentionScratch attention;
};

inline std::int64_t bytes(const Workspace& w) {
  std::size_t floats = w.product.size() + w.attention.floats.size() + w.rotations.size();
  for (const std::vector<float>* buffer :
       {&w.memory, &w.normed, &w.joined, &w.query, &w.key_value, &w.context, &w.hidden, &w.gate,
        &w.packed.keys, &w.packed.values}) {
    floats += buffer->size();
  }
  return static_cast<std::int64_t>(floats * sizeof(float) + w.attention.seen.size());
}

// Grows `buffer` to at least `count` floats and returns them.
inline float* grow(std::vector<float>& buffer, std::int64_t count) {
  buffer.resize(std::max(buffer.size(), static_cast<std::size_t>(count)));
  return buffer.data();
}

}  // namespace playground::fast
