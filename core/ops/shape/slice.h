// Tensors joined along an axis, and a part of one.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

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
std::span<const Op* const> slice_ops();

}  // namespace playground
