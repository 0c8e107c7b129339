// Given values, rows looked up in a table, and position encodings.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/graph/tape.h"

namespace playground {

// The axes assumed for a tensor that names none: the last ones of (B, T, C), and (B, H, T, D) with
// four or more.
Axes default_axes(const Shape& shape);

// op `given`: values of the caller, unchanged.
inline constexpr Op given_op{.name = "given", .title = {"Given values", "给定的数值"}};
Ref given(Tape& tape, NodeName name, const Tensor& tensor, Axes axes);

// op `identity`: the same values under another name.
Ref identity(Tape& tape, NodeName name, Ref x);

// Which rows of a table; -1 (a padded token) gives a row of zeros.
struct TableRows {
  std::vector<std::int64_t> ids;  // count(shape) of them
  Shape shape;                    // (B, T)
  Axes axes;
};

// op `lookup`: table (V, C) -> rows.shape + (C).
Ref lookup(Tape& tape, NodeName name, Ref table, const TableRows& rows);

// op `sinusoidal`: (T, C), see core/text/positions.h.
Ref sinusoidal(Tape& tape, NodeName name, std::int64_t length, std::int64_t width);

// Their rows in the op table.
std::span<const Op* const> source_ops();

}  // namespace playground
