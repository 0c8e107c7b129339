// The forward pass of an experiment: read it like the paper.
#pragma once

#include "core/graph/tape.h"
#include "core/model/embedding.h"
#include "core/model/stack.h"
#include "core/text/token_batch.h"

namespace playground {

// What follows the embedding, settled: the stack where `config.block` is given, else the attention.
// Throws as `settle`, and `missing_field` for an encoder-decoder without a context.
StackPlan plan_stack(const Config& config, const Widths& widths);
AttentionConfig plan_attention(const Config& config, const Widths& widths);

// That of the request; without one a decoder looks back only, an encoder, and attention alone, at
// everything. Untransposed heads know no mask of tokens.
MaskKind mask_kind(const Config& config);

// Records everything on the tape and returns the last result. Run once on a planning tape, which
// meets every contradiction and limit, and once to compute.
Ref forward(Tape& tape, const Config& config, const TokenSides& sides);

}  // namespace playground
