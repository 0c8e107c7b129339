// Fused attention: softmax(scale Q K^T) V, without storing the matrix of scores.
//
// Eight queries at a time go through the keys block by block, with a running maximum and sum for
// each query (Milakov and Gimelshein 2018; Dao et al. 2022), so memory grows only with the number
// of keys. Tiles that the mask hides completely are skipped.
#pragma once

#include <cstdint>
#include <vector>

#include "core/kernels/packed_keys.h"
#include "core/kernels/visible_keys.h"

namespace playground {

// Queries of consecutive tokens, (count, H D), a row every `stride` floats. Query head h reads key
// head floor(h / (H / H_kv)).
struct QueryRows {
  const float* rows;
  std::int64_t stride;
  std::int64_t count;
  std::int64_t first;  // the position of the first one among the keys
  std::int64_t heads;  // H
};

// Buffers that are kept from call to call.
struct AttentionScratch {
  std::vector<float> floats;
  std::vector<std::uint8_t> seen;
};

// context (count, H D), rows directly after each other. A query that sees no key gets 0. The result
// is finite if all scores are.
void attend(const QueryRows& queries, float scale, const PackedKeys& packed,
            const Visibility& visibility, float* context, AttentionScratch& scratch);

}  // namespace playground
