// Attention (Bahdanau et al. 2015; Vaswani et al. 2017), from scoring function to output
// projection.
#pragma once

#include <cstdint>
#include <vector>

#include "core/graph/tape.h"
#include "core/model/config.h"
#include "core/model/settings.h"
#include "core/ops/dropout.h"

namespace playground {

// The vectors of sentences, and how many of each sentence are not padding. Without lengths none is
// padded.
struct Sequence {
  Ref rows;  // (B, T, C)
  std::vector<std::int64_t> lengths = {};
};

struct AttentionInput {
  Sequence query;  // queries come from here …
  Sequence key;    // … keys and values from here; the same for self-attention; batch B or 1
  bool rotary = false;
  DropoutStream* dropout = nullptr;  // none: no dropout
};

// Records one attention in the current scope and returns its result (B, T, d_out): `output` with an
// output projection, else `context`. `config` is a result of `settle`. Throws `shape_mismatch`
// where untransposed heads get a context of another length.
Ref attention(Tape& tape, const AttentionConfig& config, const AttentionInput& input);

// Its step from `scores` to `scaled_scores`; the scores themselves where nothing scales them.
Ref scale_scores(Tape& tape, const AttentionConfig& config, Ref scores, std::int64_t head_dim);

}  // namespace playground
