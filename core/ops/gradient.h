// Operations of the backward pass that the forward pass has no use for.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/function_ref.h"
#include "core/graph/backward.h"
#include "core/graph/tape.h"

namespace playground {

// op `one_hot`: 1 at one row-major index, 0 elsewhere, in the shape of `like`: the gradient of a
// number by itself.
Ref one_hot(Tape& tape, NodeName name, Ref like, std::int64_t index);

// op `accumulate`: the sum of tensors of one shape, in order.
Ref accumulate(Tape& tape, NodeName name, const std::vector<Ref>& parts);

// op `sum_to`: the inverse of broadcasting: x summed over every axis that `shape` lacks, and over
// every one along which it has the size 1. Sums are in double, from the first cell to the last.
Ref sum_to(Tape& tape, NodeName name, Ref x, const Shape& shape, const Axes& axes);

// op `expand`: x repeated along the axes of size 1 and along new leading ones, as torch.expand.
Ref expand(Tape& tape, NodeName name, Ref x, const Shape& shape, const Axes& axes);

// op `outer_products`: a (…, M), b (…, N) of equally many rows -> (M, N), the sum of the outer
// products of the rows: what each token adds to the gradient of a parameter.
Ref outer_products(Tape& tape, NodeName name, Ref a, Ref b);

// op `sum_heads`: (…, H, T, D) -> (…, H / times, T, D), sums of `times` heads that follow each
// other.
Ref sum_heads(Tape& tape, NodeName name, Ref x, std::int64_t times);

// op `scatter_rows`: rows (…, C) are added to the rows of a table of `height` that `ids` name; -1
// names none.
Ref scatter_rows(Tape& tape, NodeName name, Ref x, const std::vector<std::int64_t>& ids,
                 std::int64_t height);

// Hands over the gradient of an input that may have been broadcast: `make` records it in the shape
// `whole`, and where the input is smaller it is summed.
void give_summed(OpBackward& pass, std::size_t input, const Shape& whole,
                 FunctionRef<Ref(NodeName)> make);

// Hands on a gradient of the result as that of an input, summed where the input was broadcast.
void give_on(OpBackward& pass, std::size_t input, Ref gradient);

// The rows of a padded batch (B, T, C) that count, as ones, and the others as zeros, (B, T, 1), by
// the parameter `lengths` of the operation; empty if it has none.
std::optional<Ref> counted_rows(OpBackward& pass);

// Their rows in the op table.
std::span<const Op* const> gradient_ops();

}  // namespace playground
