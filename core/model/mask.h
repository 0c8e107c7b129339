// Attention masks: 1 where query i may attend to key j, 0 elsewhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/graph/tape.h"
#include "core/model/config.h"

namespace playground {

struct MaskSizes {
  std::int64_t batch;
  std::int64_t queries;
  std::int64_t keys;
  std::vector<std::int64_t> key_lengths;  // keys from there on are padding; empty, 1 or `batch`
};

// Records the node `mask` (op `given`): (T, S), or (B, T, S) where the sentences differ. Nothing
// for kind `none` without padding. Throws `shape_mismatch` if a custom mask does not fit.
//
// Counted from the left of each: causal j <= i, sliding window i - window < j <= i (Beltagy et al.
// 2020), prefix j <= i or j < length (Raffel et al. 2020).
std::optional<Ref> record_mask(Tape& tape, const MaskConfig& config, const MaskSizes& sizes);

}  // namespace playground
