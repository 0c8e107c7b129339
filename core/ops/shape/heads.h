// Features cut into heads, and heads joined again.
#pragma once

#include <cstdint>
#include <span>

#include "core/graph/tape.h"

namespace playground {

// op `split_heads`: (…, T, C) -> (…, H, T, D), D = C / H: a view as (…, T, H, D), then a transpose.
Ref split_heads(Tape& tape, NodeName name, Ref x, std::int64_t num_heads);

// op `merge_heads`: (…, H, T, D) -> (…, T, H D), the inverse.
Ref merge_heads(Tape& tape, NodeName name, Ref x);

// op `repeat_heads`: (…, H_kv, T, D) -> (…, H_kv times, T, D); head h is a copy of floor(h/times)
// (Ainslie et al. 2023, grouped-query attention).
Ref repeat_heads(Tape& tape, NodeName name, Ref x, std::int64_t times);

// Their rows in the op table.
std::span<const Op* const> heads_ops();

}  // namespace playground
