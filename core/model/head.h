// What a model predicts: a score for every token of the vocabulary, and what a wrong guess costs.
#pragma once

#include "core/graph/tape.h"
#include "core/model/config.h"
#include "core/model/embedding.h"
#include "core/text/token_batch.h"

namespace playground {

// Records after `output` (B, T, C) the nodes `logits` and `probabilities` (B, T, V), and with
// targets `loss_per_token` (B, T), `loss.sum` and `loss`, the mean over the tokens that count.
// Returns `probabilities`. A tied head scores with the embedding table itself (Press and Wolf 2017,
// https://arxiv.org/abs/1608.05859). Throws `invalid_value` where vectors are given instead of
// tokens or a target is no token of the vocabulary, `shape_mismatch` where a tied head does not fit
// the width or the targets do not fit the sentences.
Ref predict(Tape& tape, const Config& config, const TokenSides& sides, const Embedded& embedded,
            Ref output);

}  // namespace playground
