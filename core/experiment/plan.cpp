#include "core/experiment/plan.h"

#include <string_view>
#include <unordered_map>

#include "core/message.h"

namespace playground {

Tape planning_tape() { return Tape({limits.floats, limits.nodes, limits.multiply_adds}); }

void check_overrides(const Graph& plan, const Overrides& overrides) {
  std::unordered_map<std::string_view, const Node*> by_id;
  for (const Node& node : plan) by_id.emplace(node.id, &node);
  for (const auto& [id, given] : overrides) {
    const auto node = by_id.find(id);
    if (node == by_id.end()) {
      refuse(ErrorCode::unknown_node, {given.path},
             {"this experiment has no node \"", id, "\" to override"});
    }
    fit(given, node->second->shape);
  }
}

}  // namespace playground
