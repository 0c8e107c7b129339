// The norms of a block: their parameters and the choice between them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/graph/tape.h"
#include "core/model/config.h"

namespace playground {

// Records `<id>.gain`, `<id>.bias` (rms has no bias), the statistics and `<id>` itself; x as it is
// for kind `none`. `lengths` as in batch_norm.
Ref block_norm(Tape& tape, const BlockConfig& config, NodeName name, Ref x,
               const std::vector<std::int64_t>& lengths);

}  // namespace playground
