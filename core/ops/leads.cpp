#include "core/ops/leads.h"

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

std::vector<Pairing> Leads::pairs() const {
  const std::vector<std::int64_t> of_a = broadcast_indices(a_lead, shape);
  const std::vector<std::int64_t> of_b = broadcast_indices(b_lead, shape);
  std::vector<Pairing> pairs;
  pairs.reserve(of_a.size());
  for (std::size_t i = 0; i < of_a.size(); ++i) {
    pairs.push_back({of_a[i] * a_size, of_b[i] * b_size});
  }
  return pairs;
}

}  // namespace playground
