#include "core/model/study/attention_nodes.h"

#include <algorithm>
#include <stdexcept>

namespace playground {
namespace {

// Null: none.
template <class Condition>
const Node* first_node(const Tape& tape, Condition holds) {
  const Graph& graph = tape.graph();
  const auto node = std::find_if(graph.begin(), graph.end(), holds);
  return node == graph.end() ? nullptr : &*node;
}

bool has_role(const Node& node, std::string_view role) {
  return node.role != nullptr && node.role->name == role;
}

}  // namespace

const Node* node_with_role(const Tape& tape, std::string_view role) {
  return first_node(tape, [&](const Node& node) { return has_role(node, role); });
}

Ref ref_of(const Tape& tape, const Node* node) {
  if (node == nullptr) throw std::logic_error("a study of an attention that is not on the tape");
  return {static_cast<std::size_t>(node - tape.graph().data())};
}

std::vector<Ref> masks_of(const Tape& tape) {
  std::vector<Ref> masks;
  for (const Node& node : tape.graph()) {
    if (has_role(node, "mask")) masks.push_back(ref_of(tape, &node));
  }
  return masks;
}

Ref input_of(const Tape& tape, const Node& of, std::size_t input) {
  return ref_of(tape,
                first_node(tape, [&](const Node& node) { return node.id == of.inputs[input]; }));
}

const Node* context_node(const Tape& tape) {
  const Node* of_heads = node_with_role(tape, "context_heads");
  return of_heads != nullptr ? of_heads : node_with_role(tape, "context");
}

}  // namespace playground
