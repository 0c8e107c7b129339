// Where values come from: given by the caller, looked up, or made from positions.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// The axes we suppose of a tensor that says nothing of them: (B, T, C) cut from the left, and (B,
// H, T, D) with four or more.
Axes default_axes(const Shape& shape);

// op `given`: values as they stand.
inline constexpr Op given_op{.name = "given", .title = {"Given values", "给定的数值"}};
Ref given(Tape& tape, NodeName name, const Tensor& tensor, Axes axes);

// op `identity`: the same values under another name.
Ref identity(Tape& tape, NodeName name, Ref x);

// Which rows of a table; -1 (a padded token) reads as zeros.
struct TableRows {
  std::vector<std::int64_t> ids;  // count(shape) of them
  Shape shape;                    // (B, T)
  Axes axes;
};

// op `lookup`: table (V, C) -> rows.shape + (C).
Ref lookup(Tape& tape, NodeName name, Ref table, const TableRows& rows);

// op `sinusoidal`: (T, C), see core/text/positions.h.
Ref sinusoidal(Tape& tape, NodeName name, std::int64_t length, std::int64_t width);

// Their rows of the op table.
std::span<const Op* const> source_ops();

}  // namespace playground
