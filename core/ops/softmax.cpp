#include "core/ops/softmax.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/kernels/elementary.h"

namespace playground {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

using Row = std::span<const float>;

float exponential(float x) { return static_cast<float>(elementary::exp(x)); }

double sum_of(Row row) {
  double sum = 0;
  for (const float value : row) sum += value;
  return sum;
}

float largest_of(Row row) {
  float largest = -infinity;
  for (const float value : row) largest = value > largest ? value : largest;  // never nan
  return largest;
}

// Divides the row by `sum`, or clears it where that leaves the finite numbers.
void divide(std::span<float> row, double sum) {
  bool finite = sum != 0 && std::isfinite(sum);
  for (float& value : row) {
    value = finite ? static_cast<float>(value / sum) : 0.0F;
    finite = finite && std::isfinite(value);
  }
  if (!finite) std::fill(row.begin(), row.end(), 0.0F);
}

void softmax_row(Row x, std::span<float> result) {
  const float largest = largest_of(x);
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (std::isinf(largest)) {
      result[i] = largest > 0 && x[i] == largest ? 1.0F : 0.0F;
    } else {
      result[i] = std::isnan(x[i]) ? 0.0F : exponential(x[i] - largest);
    }
  }
  divide(result, sum_of(result));
}

void softmax_naive_row(Row x, std::span<float> result) {
  std::transform(x.begin(), x.end(), result.begin(), exponential);
  const auto sum = static_cast<float>(sum_of(result));
  for (float& value : result) value = sum == 0.0F ? 0.0F : value / sum;
}

void divide_by_sum_row(Row x, std::span<float> result) {
  std::transform(x.begin(), x.end(), result.begin(),
                 [](float value) { return value == -infinity ? 0.0F : value; });
  divide(result, sum_of(result));
}

// `compute` fills each row of the result.
template <class Compute>
Ref by_rows(Tape& tape, std::string_view id, Step step, Compute&& compute) {
  const Ref x = step.inputs[0];
  tape.require(tape.rank(x) >= 1, ErrorCode::shape_mismatch,
               {step.op, " needs rows, not a scalar"});
  const auto width = static_cast<std::size_t>(tape.last_size(x));
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    for (std::size_t row = 0; row < result.size() / width; ++row) {
      compute(row, tape.values(x).subspan(row * width, width), result.subspan(row * width, width));
    }
  });
}

// One number of each row.
Ref reduce(Tape& tape, std::string_view id, std::string_view op, Ref x, double (*number)(Row)) {
  tape.require(tape.rank(x) >= 1, ErrorCode::shape_mismatch, {op, " needs rows, not a scalar"});
  Step step = tape.like(op, {x});
  step.shape.back() = 1;
  const auto width = static_cast<std::size_t>(tape.last_size(x));
  return tape.record(id, std::move(step), [&](std::span<float> result) {
    for (std::size_t row = 0; row < result.size(); ++row) {
      result[row] = static_cast<float>(number(tape.values(x).subspan(row * width, width)));
    }
  });
}

}  // namespace

Ref softmax(Tape& tape, std::string_view id, Ref x) {
  return by_rows(tape, id, tape.like("softmax", {x}),
                 [](std::size_t, Row row, std::span<float> result) { softmax_row(row, result); });
}

Ref softmax_naive(Tape& tape, std::string_view id, Ref x) {
  return by_rows(
      tape, id, tape.like("softmax_naive", {x}),
      [](std::size_t, Row row, std::span<float> result) { softmax_naive_row(row, result); });
}

Ref divide_by_sum(Tape& tape, std::string_view id, Ref x, std::optional<Ref> sums) {
  Step step = tape.like("divide_by_sum", {x});
  if (!sums) {
    return by_rows(tape, id, std::move(step), [](std::size_t, Row row, std::span<float> result) {
      divide_by_sum_row(row, result);
    });
  }
  Shape needed = tape.shape(x);
  if (!needed.empty()) needed.back() = 1;
  tape.require(tape.shape(*sums) == needed, ErrorCode::shape_mismatch,
               {"the sums must have the shape ", needed, "; it is ", tape.shape(*sums)});
  step.inputs.push_back(*sums);
  return by_rows(tape, id, std::move(step),
                 [&](std::size_t row, Row x_row, std::span<float> result) {
                   std::copy(x_row.begin(), x_row.end(), result.begin());
                   divide(result, tape.values(*sums)[row]);
                 });
}

Ref row_sum(Tape& tape, std::string_view id, Ref x) {
  return reduce(tape, id, "row_sum", x, sum_of);
}

Ref row_max(Tape& tape, std::string_view id, Ref x) {
  return reduce(tape, id, "row_max", x, [](Row row) { return double{largest_of(row)}; });
}

}  // namespace playground
