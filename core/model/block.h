// The transformer block (Vaswani et al. 2017, section 3.1).
#pragma once

#include <optional>

#include "core/model/attention.h"
#include "core/model/config.h"

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

// What a block stands in.
enum class BlockRole { encoder, decoder, alone };

// Records one block and returns its output, (B, T, C). `memory` is what a decoder's cross-attention
// reads, or a context that takes the place of x as keys and values.
Sequence block(Tape& tape, const StackPlan& plan, BlockRole role, const Sequence& x,
               const std::optional<Sequence>& memory);

}  // namespace playground
