// From tokens to the vectors that attention receives.
#pragma once

#include <cstdint>
#include <optional>

#include "core/graph/tape.h"
#include "core/model/attention.h"
#include "core/text/token_batch.h"

namespace playground {

struct Widths {
  std::int64_t input;
  std::int64_t context;  // differs only where context embeddings are given
};

// The path of what sets the width of x in the request.
const char* width_field(const Config& config);

// d_in from the request, the given vectors or the table. Throws `shape_mismatch`, `too_large`.
Widths widths_of(const Config& config, const TokenSides& sides);

struct Embedded {
  Sequence x;
  std::optional<Sequence> context;
  std::optional<Ref> table;  // (V, C); unset where all vectors are given
};

// Records the table, the lookups, the positions and `x` (and the context's) in the scope "input".
Embedded embed(Tape& tape, const Config& config, const TokenSides& sides);

// The vectors of `sides.other` in the current scope, from the table that `embed` has recorded.
Sequence embed_other(Tape& tape, const Config& config, const TokenSide& other, Ref table);

}  // namespace playground
