#include "core/run/plan.h"

#include <limits>

#include "core/base/limits.h"
#include "core/base/message.h"

namespace playground {

Tape planning_tape() { return Tape({limits.floats, limits.nodes, limits.multiply_adds}); }

Tape planning_tape_of_any_size() {
  return Tape({std::numeric_limits<std::int64_t>::max(), limits.nodes, limits.multiply_adds});
}

void check_overrides(const Graph& plan, const Overrides& overrides) {
  RefById by_id;
  for (std::size_t i = 0; i < plan.size(); ++i) by_id.emplace(plan[i].id, Ref{i});
  for (const auto& [id, given] : overrides) {
    const auto node = by_id.find(id);
    if (node == by_id.end()) {
      refuse(
          ErrorCode::unknown_node, {given.path},
          {"this experiment has no node \"{0}\" to override", "这个实验没有可改写的节点 \"{0}\""},
          id);
    }
    fit(given, plan[node->second.index].shape);
  }
}

}  // namespace playground
