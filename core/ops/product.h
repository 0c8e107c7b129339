// Products of matrices. Leading axes broadcast as in torch.matmul.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/graph/tape.h"

namespace playground {

// op `linear`: x W + b. x (…, C), W (C, D), b (D) -> (…, D). The bias is added last.
Ref linear(Tape& tape, NodeName name, Ref x, Ref weight, std::optional<Ref> bias = {});

// op `matmul`: a (…, M, K) times b (…, K, N) -> (…, M, N). A vector on the left counts as a row, on
// the right as a column, and that axis is dropped again; two vectors give a scalar.
Ref matmul(Tape& tape, NodeName name, Ref a, Ref b);

// op `matmul_transposed`: a (…, M, K) times b^T, b (…, N, K) -> (…, M, N), as of queries and keys.
Ref matmul_transposed(Tape& tape, NodeName name, Ref a, Ref b);

// x W^T of rows x (…, D) or of one row, W (C, D) -> (…, C): `matmul_transposed`, or `matmul` with x
// on the right.
Ref times_transposed(Tape& tape, NodeName name, Ref x, Ref weight);

// Their rows in the op table.
std::span<const Op* const> product_ops();

}  // namespace playground
