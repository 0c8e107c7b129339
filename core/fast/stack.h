// The forward pass of a stack of sub-layers: attention or feed-forward network, norms and residual.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/fast/layers.h"
#include "core/fast/model.h"
#include "core/fast/workspace.h"

namespace playground::fast {

// The activation of the kernels; none for swiglu, whose gate has silu.
FusedActivation fused(Activation activation);

// The residual stream of a stack, which is changed in place.
struct Stream {
  float* rows;  // (B, T, C)
  std::int64_t sentences;
  std::int64_t tokens;
  std::int64_t width;
  std::span<const std::int64_t> lengths = {};
  Batch context = {};  // what sub-layers that read a context read
  // By sub-layer and by sentence: earlier tokens, or the keys and values of the context, of which
  // then only the number of tokens is read. Empty: there are none.
  std::span<const std::vector<PackedKeys*>> past = {};
  std::int64_t past_tokens = 0;
  HeadRow* row = nullptr;  // what is to be told of a head, if anything …
  std::size_t row_of = 0;  // … of this sub-layer
};

void run(const StackPlan& plan, const std::vector<Sublayer>& layers, const Stream& stream,
         Workspace& workspace);

}  // namespace playground::fast
