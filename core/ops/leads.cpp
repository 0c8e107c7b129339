#include "core/ops/leads.h"

#include <algorithm>
#include <optional>

#include "core/tensor/broadcast.h"

namespace playground {

Leads leads_of(const Tape& tape, Ref a, Ref b) {
  const Shape& left = tape.shape(a);
  const Shape& right = tape.shape(b);
  tape.require(left.size() >= 2 && right.size() >= 2, ErrorCode::shape_mismatch,
               {"matrices are needed here; the shapes are ", left, " and ", right});
  Leads leads;
  leads.a_lead.assign(left.begin(), left.end() - 2);
  leads.b_lead.assign(right.begin(), right.end() - 2);
  leads.a_size = left[left.size() - 2] * left.back();
  leads.b_size = right[right.size() - 2] * right.back();
  const std::optional<Shape> shape = broadcast(leads.a_lead, leads.b_lead);
  tape.require(shape.has_value(), ErrorCode::shape_mismatch,
               {"the leading axes of ", left, " and ", right, " must be equal or 1"});
  leads.shape = *shape;
  const Axes& longer = tape.axes(left.size() >= right.size() ? a : b);
  leads.axes.assign(longer.begin(), longer.end() - 2);
  return leads;
}

Pairing Leads::pair(std::int64_t matrix) const {
  const auto offset = [&](const Shape& lead, std::int64_t stride) {
    std::int64_t sum = 0;
    std::int64_t rest = matrix;
    for (std::size_t back = 1; back <= lead.size(); ++back) {
      const std::int64_t own = lead[lead.size() - back];
      const std::int64_t size = shape[shape.size() - back];
      if (own != 1) sum += rest % size * stride;
      rest /= size;
      stride *= own;
    }
    return sum;
  };
  return {offset(a_lead, a_size), offset(b_lead, b_size)};
}

std::vector<Patch> patches_of(CellRange cells, std::int64_t rows, std::int64_t columns) {
  std::vector<Patch> patches;
  const auto end = static_cast<std::int64_t>(cells.end);
  for (auto at = static_cast<std::int64_t>(cells.begin); at < end;) {
    Patch patch{at / columns / rows, at / columns % rows, 1, at % columns, 0};
    const std::int64_t left = end - at;
    if (patch.column == 0 && left >= columns) {
      patch.rows = std::min(rows - patch.row, left / columns);
    }
    patch.columns = std::min(columns - patch.column, left);
    patches.push_back(patch);
    at += patch.rows * patch.columns;
  }
  return patches;
}

}  // namespace playground
