#include "core/experiment/plan.h"

#include <algorithm>

#include "core/error.h"

namespace playground {

Tape planning_tape() { return Tape({limits.floats, limits.nodes, limits.multiply_adds}); }

void check_overrides(const Graph& plan, const Overrides& overrides) {
  for (const auto& [id, given] : overrides) {
    const auto node = std::find_if(plan.begin(), plan.end(),
                                   [&](const Node& candidate) { return candidate.id == id; });
    if (node == plan.end()) {
      throw InputError(ErrorCode::unknown_node, given.path,
                       "this experiment has no node \"" + id + "\" to override");
    }
    fit(given, node->shape);
  }
}

}  // namespace playground
