// The forward pass of an experiment, in the order of the paper.
#pragma once

#include "core/graph/tape.h"
#include "core/model/embedding.h"
#include "core/model/stack.h"
#include "core/text/token_batch.h"

namespace playground {

// The settled configuration of what follows the embedding: a stack if `config.block` is given, else
// one attention. Throws as `settle`, and `missing_field` for an encoder-decoder without a context.
StackPlan plan_stack(const Config& config, const Widths& widths);
AttentionConfig plan_attention(const Config& config, const Widths& widths);

// The kind of mask in the request. Without one it is `causal` in a decoder and `none` in an
// encoder, in attention without a block, and with untransposed heads, whose scores are between
// heads.
MaskKind mask_kind(const Config& config);

// Records everything on the tape and returns the last result. It is run once on a planning tape,
// which checks for contradictions and limits, and once to compute.
Ref forward(Tape& tape, const Config& config, const TokenSides& sides);

}  // namespace playground
