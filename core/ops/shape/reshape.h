// The same numbers in another shape or order.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// op `split_heads`: (…, T, C) -> (…, H, T, D), D = C / H: a view as (…, T, H, D), then a transpose.
Ref split_heads(Tape& tape, NodeName name, Ref x, std::int64_t num_heads);

// op `merge_heads`: (…, H, T, D) -> (…, T, H D), the inverse.
Ref merge_heads(Tape& tape, NodeName name, Ref x);

// op `repeat_heads`: (…, H_kv, T, D) -> (…, H_kv times, T, D); head h is a copy of floor(h/times)
// (Ainslie et al. 2023, grouped-query attention).
Ref repeat_heads(Tape& tape, NodeName name, Ref x, std::int64_t times);

// op `view`: the same row-major numbers; one size may be -1 and follows from the others.
Ref view(Tape& tape, NodeName name, Ref x, Shape shape, Axes axes);

// op `transpose`: two axes are swapped.
Ref transpose(Tape& tape, NodeName name, Ref x, std::int64_t first, std::int64_t second);

// op `concatenate`: along one axis, the last unless given; all other sizes equal.
Ref concatenate(Tape& tape, NodeName name, const std::vector<Ref>& parts,
                std::optional<std::int64_t> along = {});

struct AxisRange {
  std::int64_t axis;  // from the end if negative
  std::int64_t start;
  std::int64_t end;  // one past the last
};

// op `slice`: a range of one axis.
Ref slice(Tape& tape, NodeName name, Ref x, const AxisRange& range);

// Their rows in the op table.
std::span<const Op* const> reshape_ops();

}  // namespace playground
