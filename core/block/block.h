// The transformer block and stacks of it.
#pragma once

#include <optional>

#include "core/attention/attention.h"
#include "core/block/config.h"

namespace playground {

// Everything a stack is made of, settled. An encoder-decoder reads its encoder's sentence from
// `context`; in other stacks a context, if there is one, gives every layer its keys and values.
struct StackPlan {
  BlockConfig block;
  AttentionConfig attention;
  AttentionConfig encoder_attention;  // the same without a mask; also for cross-attention
  bool rotary = false;
  DropoutStream* attention_dropout = nullptr;
  DropoutStream* block_dropout = nullptr;
};

// The block with d_ff, deep_norm_alpha set. Throws `invalid_value`, `missing_field` or `too_large`
// at the field to change.
BlockConfig settle(BlockConfig config, std::int64_t width, std::int64_t widest,
                   std::int64_t most_layers);

// Records all layers and returns the last result, (B, T, C).
Ref stack(Tape& tape, const StackPlan& plan, const Sequence& x,
          const std::optional<Sequence>& context);

}  // namespace playground
