// A node's rows, along its last axis: as a matrix, one by one, and reduced to a number each.
#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "core/graph/tape.h"
#include "core/tensor/views.h"

namespace playground {

// (…, C) as (rows, C). A scalar is (1, 1).
inline ConstMatrixView rows_of(const Tape& tape, Ref x) {
  return matrix(tape.values(x), tape.rank(x) == 0 ? 1 : tape.last_size(x));
}

// op `row_sum`: (…, S) -> (…, 1). With `CellsOfRow::finite` cells of -inf count as 0, as in
// `divide_by_sum`.
enum class CellsOfRow { all, finite };
Ref row_sum(Tape& tape, NodeName name, Ref x, CellsOfRow cells = CellsOfRow::all);

// op `row_mean`: (…, S) -> (…, 1), the sum of each row divided by S.
Ref row_mean(Tape& tape, NodeName name, Ref x);

// op `row_max`: (…, S) -> (…, 1), the maximum of each row; nan counts as -inf.
Ref row_max(Tape& tape, NodeName name, Ref x);

// op `row_max_slope`: 1/n in the n cells that are the maximum of their row, 0 in the others: the
// slope of `row_max`, as of torch.amax.
Ref row_max_slope(Tape& tape, NodeName name, Ref x);

// Their rows in the op table.
std::span<const Op* const> row_ops();

// How many cells a row of the first input has. Throws shape_mismatch if that is a scalar.
std::size_t row_width(const Tape& tape, const Step& step);

// From the first cell to the last, as its order fixes its bits.
double sum_of_row(std::span<const float> row);

// Records a step whose result has the shape of its first input: compute(row, its values, its
// result).
template <class Compute>
Ref fill_rows(Tape& tape, NodeName name, Step step, Compute&& compute) {
  const Ref x = step.inputs[0];
  const std::size_t width = row_width(tape, step);
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    for (std::size_t row = 0; row < result.size() / width; ++row) {
      compute(row, tape.values(x).subspan(row * width, width), result.subspan(row * width, width));
    }
  });
}

// Records a step of one number for each row of its first input: number(row, its values).
template <class Number>
Ref reduce_rows(Tape& tape, NodeName name, Step step, Number&& number) {
  const Ref x = step.inputs[0];
  const std::size_t width = row_width(tape, step);
  step.shape.back() = 1;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    for (std::size_t row = 0; row < result.size(); ++row) {
      result[row] = static_cast<float>(number(row, tape.values(x).subspan(row * width, width)));
    }
  });
}

}  // namespace playground
