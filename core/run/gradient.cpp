#include "core/run/gradient.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/message.h"
#include "core/graph/backward.h"
#include "core/ops/gradient.h"

namespace playground {
namespace {

// One backward pass over the nodes recorded so far.
class BackwardPass {
 public:
  BackwardPass(Tape& tape, std::string prefix, const Overrides& overrides)
      : tape_(tape), prefix_(std::move(prefix)), overrides_(overrides) {}

  void run(Ref target, std::int64_t index) {
    on_path_.assign(target.index + 1, false);
    terms_.resize(target.index + 1);
    mark(target);
    for (std::size_t i = target.index + 1; i-- > 0;) {
      if (on_path_[i]) pass_on({i}, gradient_of({i}, target, index));
    }
  }

 private:
  bool overridden(Ref node) const { return overrides_.contains(tape_.id(node)); }

  // Which inputs of a node have a gradient.
  std::vector<std::size_t> differentiable(Ref node) const {
    std::vector<std::size_t> all;
    if (overridden(node)) return all;
    const Op& op = tape_.op(node);
    const std::vector<Ref>& inputs = tape_.inputs(node);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      const bool given = op.others_follow && overridden(inputs[i]);
      if (i < op.gradient_inputs || given) all.push_back(i);
    }
    return all;
  }

  // Finds the nodes on a path to the target and counts the terms of their gradients.
  void mark(Ref target) {
    on_path_[target.index] = true;
    readers_.assign(target.index + 1, 0);
    for (std::size_t i = target.index + 1; i-- > 0;) {
      if (!on_path_[i]) continue;
      const Op& op = tape_.op({i});
      const std::vector<std::size_t> inputs = differentiable({i});
      tape_.require(inputs.empty() || op.backward != nullptr, ErrorCode::invalid_value,
                    {"{0}, which computes {1}, has no gradient; take the gradient of a node before "
                     "it",
                     "计算 {1} 的 {0} 没有梯度；请对它之前的节点求梯度"},
                    op.name, tape_.id({i}));
      for (const std::size_t k : inputs) {
        const Ref input = tape_.inputs({i})[k];
        on_path_[input.index] = true;
        ++readers_[input.index];
      }
    }
  }

  Ref gradient_of(Ref node, Ref target, std::int64_t index) {
    const std::vector<Ref>& terms = terms_[node.index];
    if (node.index != target.index && terms.size() == 1) return terms[0];
    const std::string id = prefix_ + tape_.id(node);
    const GradientNode kind{GradientNode::Kind::whole, node, node};
    if (node.index == target.index) return one_hot(tape_, {id, kind}, node, index);
    return accumulate(tape_, {id, kind}, terms);
  }

  // The id of the gradient of an input: the whole one where nothing else reads the input. An
  // operation may read it twice.
  std::string term_id(Ref reader, std::size_t input) {
    const Ref node = tape_.inputs(reader)[input];
    std::string id = prefix_ + tape_.id(node);
    if (readers_[node.index] == 1) return id;
    const std::string from = id + ".from." + tape_.id(reader);
    return ids_.insert(from).second ? from : from + "." + std::to_string(input + 1);
  }

  void pass_on(Ref node, Ref gradient) {
    const std::vector<std::size_t> inputs = differentiable(node);
    if (inputs.empty()) return;
    std::vector<std::string> names(tape_.inputs(node).size());
    for (const std::size_t i : inputs) names[i] = term_id(node, i);
    OpBackward backward({tape_, prefix_, node, gradient, std::move(names)});
    tape_.op(node).backward(backward);
    for (const std::size_t i : inputs) {
      terms_[backward.input(i).index].push_back(backward.given()[i].value());
    }
  }

  Tape& tape_;
  const std::string prefix_;
  const Overrides& overrides_;
  std::vector<bool> on_path_;         // by node
  std::vector<std::size_t> readers_;  // by node: how many inputs of nodes on a path it is
  std::vector<std::vector<Ref>> terms_;
  std::set<std::string> ids_;
};

Ref find_node(const Tape& tape, const GradientOf& of) {
  for (std::size_t i = 0; i < tape.graph().size(); ++i) {
    if (tape.graph()[i].id == of.node) return {i};
  }
  refuse(ErrorCode::unknown_node, {of.path},
         {"there is no node \"{0}\" to take the gradient of", "没有可以求梯度的节点 \"{0}\""},
         of.node);
}

std::int64_t index_of(const Tape& tape, Ref node, const GradientOf& of) {
  const std::int64_t cells = count(tape.shape(node));
  if (!of.index) {
    tape.require(cells == 1, ErrorCode::invalid_value,
                 {"{0} has {1} numbers; name the one that the gradient is of by node and index",
                  "{0} 有 {1} 个数；请用 node 和 index 指明对哪一个数求梯度"},
                 of.node, cells);
    return 0;
  }
  tape.require(*of.index < cells, ErrorCode::invalid_value,
               {"index must lie in 0..{0}, as {1} has {2} numbers",
                "index 必须在 0 到 {0} 之间，因为 {1} 有 {2} 个数"},
               cells - 1, of.node, cells);
  return *of.index;
}

// A program may call a node what a gradient is called.
void require_own_ids(const Tape& tape, const GradientOf& of) {
  std::set<std::string_view> ids;
  for (const Node& node : tape.graph()) {
    if (ids.insert(node.id).second) continue;
    refuse(ErrorCode::invalid_value, {of.path},
           {"there is a node \"{0}\" already; give the node of that name another id",
            "已经有节点 \"{0}\"；请给那个节点换一个 id"},
           node.id);
  }
}

}  // namespace

void record_gradients(Tape& tape, const std::vector<GradientOf>& all, const Overrides& overrides) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    const GradientOf& of = all[i];
    tape.set_path(of.path);
    const Ref node = find_node(tape, of);
    const std::int64_t index = index_of(tape, node, of);
    const std::string number = i == 0 ? "" : "_" + std::to_string(i + 1);
    BackwardPass(tape, "gradient" + number + ".", overrides).run(node, index);
    if (tape.planning()) require_own_ids(tape, of);
  }
}

namespace {

// The step that hands on a part of a gradient, whose id is "gradient.x.from.key"; where an
// operation reads its input twice, a number follows.
const Node& reader_of(const Node& part, const std::map<std::string_view, const Node*>& by_id) {
  const std::string start = part.of + ".from.";
  std::string_view id = part.id;
  id.remove_prefix(id.find(start) + start.size());
  const auto found = by_id.find(id);
  return *(found == by_id.end() ? by_id.at(id.substr(0, id.rfind('.'))) : found->second);
}

}  // namespace

void name_gradients(Graph& graph) {
  std::map<std::string_view, const Node*> by_id;
  for (Node& node : graph) {
    by_id.emplace(node.id, &node);
    if (node.of.empty()) continue;
    const Node& of = *by_id.at(node.of);
    node.group = of.group;
    if (node.intermediate) continue;  // named by its operation
    if (node.role->name == "gradient_step") {
      node.title = {"Step to a gradient: " + node.title.en, "求梯度的一步：" + node.title.zh};
      continue;
    }
    node.labels = of.labels;
    if (node.role->name == "gradient_term") {
      const Node& reader = reader_of(node, by_id);
      node.title = {"Through: " + reader.title.en, "经由" + reader.title.zh};
    } else {
      node.title = {"Gradient: " + of.title.en, of.title.zh + "的梯度"};
    }
  }
}

}  // namespace playground
