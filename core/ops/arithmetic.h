// Elementwise arithmetic, broadcast as NumPy and PyTorch do it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

struct AddOptions {
  std::optional<double> alpha = {};        // alpha a + b (DeepNorm, Wang et al. 2022)
  std::vector<std::int64_t> lengths = {};  // (B): rows of (B, T, C) from there on become 0
};

// op `add`: a + b.
Ref add(Tape& tape, NodeName name, Ref a, Ref b, const AddOptions& options = {});

// op `subtract`: a - b.
Ref subtract(Tape& tape, NodeName name, Ref a, Ref b);

// op `multiply`: a * b, elementwise.
Ref multiply(Tape& tape, NodeName name, Ref a, Ref b);

// op `maximum`: the larger of a and b, elementwise.
Ref maximum(Tape& tape, NodeName name, Ref a, Ref b);

// op `larger`: 1 where a is larger than b, 1/2 where they are equal, else 0: the slope of `maximum`
// with respect to a.
Ref larger(Tape& tape, NodeName name, Ref a, Ref b);

// op `scale`: every cell times the factor.
Ref scale(Tape& tape, NodeName name, Ref x, double factor);

// op `scale` with the factor 1/sqrt(head_dim) (Vaswani et al. 2017, section 3.2.1).
Ref scale_by_width(Tape& tape, NodeName name, Ref x, std::int64_t head_dim);

// Their rows in the op table.
std::span<const Op* const> arithmetic_ops();

}  // namespace playground
