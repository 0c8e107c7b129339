// Studies: what a lesson shows of an attention besides the attention itself, such as the
// multiplications that a cache saves. A study is an op of core/ops/study, whose node comes after
// those of the attention. Its counts are parameters of the node, as float32 has no room for all
// integers.
#pragma once

#include "core/graph/tape.h"
#include "core/model/attention.h"
#include "core/model/config.h"
#include "core/text/token_batch.h"

namespace playground {

// Records the nodes of `experiment.study` in the scope "study". `attention` is settled, and its
// nodes are on the tape. Throws `invalid_value` or `too_large` at the field to change.
void record_study(Tape& tape, const Config& experiment, const TokenSides& sides,
                  const AttentionConfig& attention, const AttentionInput& input);

}  // namespace playground
