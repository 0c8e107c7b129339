// One attention of the fast engine, from the input vectors to the output projection.
#pragma once

#include <span>

#include "core/fast/layers.h"
#include "core/fast/model.h"
#include "core/fast/workspace.h"
#include "core/kernels/visible_keys.h"
#include "core/model/config.h"

namespace playground::fast {

inline std::int64_t rows_of(const Batch& batch) { return batch.sentences * batch.tokens; }

struct AttentionCall {
  Batch x;
  Batch source;  // keys and values come from here; x itself, or a context of batch B or 1
  bool rotary = false;
  // By sentence, keys and values of the tokens before x, of which there are `past_tokens`; those of
  // x are stored behind them. Empty: there are none, and those of x are not kept.
  std::span<PackedKeys* const> past = {};
  std::int64_t past_tokens = 0;
  // `past` has the keys and values of the source already, see `store_context`.
  bool is_stored = false;
  HeadRow* row = nullptr;  // if any, what is to be told of a head
};

// What an output projection adds to its result, times `alpha`. Null: nothing.
struct Residual {
  const float* rows = nullptr;
  float alpha = 1;
};

// What a mask, other than a custom one, lets through of so many keys.
Visibility visibility_of(const MaskConfig& mask, std::int64_t keys);

// Packs the keys and values of a context of one sentence.
void store_context(const AttentionLayer& layer, const Batch& context, bool rotary,
                   Workspace& workspace, PackedKeys& to);

// result (B, T, d_out); without an output projection it overlaps neither x nor source.
void attend(const AttentionLayer& layer, const AttentionCall& call, const Residual& residual,
            Workspace& workspace, float* result);

}  // namespace playground::fast
