// The transformer block (Vaswani et al. 2017, section 3.1) and the plan of its sub-layers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/attention.h"
#include "core/model/config.h"

namespace playground {

// The settled configuration of a stack. An encoder-decoder reads its encoder's sentence from
// `context`; in other stacks a context, if there is one, gives every layer its keys and values.
struct StackPlan {
  BlockConfig block;
  AttentionConfig attention;
  AttentionConfig encoder_attention;  // the same without a mask; also for cross-attention
  bool rotary = false;
  DropoutStream* attention_dropout = nullptr;
  DropoutStream* block_dropout = nullptr;
};

// One sub-layer of a block: attention, or the feed-forward network.
struct SublayerPlan {
  std::string_view name;  // in ids and scopes: "attention", "cross_attention" or "feed_forward"
  ModelPart part;
  std::int64_t number;                         // of its norm and residual: norm_1, residual_1 …
  const AttentionConfig* attention = nullptr;  // null: feed-forward
  bool reads_context = false;                  // keys and values come from there
};

// The sub-layers of every block of such a stack, in order. They refer to `plan`. `has_context`: a
// stack that is `alone` takes its keys and values from a context.
std::vector<SublayerPlan> sublayers_of(const StackPlan& plan, StackName stack, bool has_context);

// "block.0", "encoder.0" or "decoder.0".
std::string block_name(StackName stack, std::int64_t block);

// Records one block in the current scope and returns its output, (B, T, C). Sub-layers that read a
// context take their keys and values from `context`.
Sequence block(Tape& tape, const StackPlan& plan, const std::vector<SublayerPlan>& sublayers,
               const Sequence& x, const std::optional<Sequence>& context);

}  // namespace playground
