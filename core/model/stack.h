// Stacks of transformer blocks.
#pragma once

#include <optional>

#include "core/model/block.h"

namespace playground {

// Records all layers and returns the last result, (B, T, C).
Ref stack(Tape& tape, const StackPlan& plan, const Sequence& x,
          const std::optional<Sequence>& context);

}  // namespace playground
