#include "core/run/alternatives.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "core/graph/tape.h"
#include "core/ops/mask.h"
#include "core/ops/rows.h"
#include "core/ops/softmax.h"
#include "core/ops/source.h"

namespace playground {
namespace {

constexpr std::int64_t most_keys = 64;
constexpr std::int64_t most_floats = std::int64_t{1} << 18;
// Of the shape of the weights, at most: without the scale two, without the mask three.
constexpr std::int64_t tensors_each = 5;

bool is_masked(const Node& node) {
  if (node.op != "mask") return false;
  return std::get<std::string>(*find_parameter(node, "fill")) == "-inf";
}

// Records the alternatives on a tape of their own, which holds copies of what they read.
class AlternativesRecorder {
 public:
  explicit AlternativesRecorder(const Graph& graph) {
    for (const Node& node : graph) by_id_.emplace(node.id, &node);
  }

  void add(const Node& weights) {
    const std::string& id = weights.id;
    const Node& x = *by_id_.at(weights.inputs[0]);
    const bool masked = is_masked(x);
    const Node& scores = masked ? *by_id_.at(x.inputs[0]) : x;
    if (scores.op == "scale") {
      Ref unscaled = copy(scores.inputs[0]);
      if (masked) {
        unscaled = mask(tape_, {id + ".unscaled_scores", "masked_scores"}, unscaled,
                        copy(x.inputs[1]), Fill::minus_infinity);
      }
      softmax(tape_, {result(id + ".without_scale"), "weights"}, unscaled);
    }
    if (masked) {
      const Ref all = softmax(tape_, {result(id + ".without_mask"), "weights"}, copy(scores.id));
      const Ref kept = mask(tape_, {result(id + ".masked_after"), "masked_weights"}, all,
                            copy(x.inputs[1]), Fill::zero);
      const Ref sums = row_sum(tape_, {result(id + ".row_sums"), "row_sums"}, kept);
      divide_by_sum(tape_, {result(id + ".renormalized"), "renormalized_weights"}, kept, sums);
    }
  }

  Graph take() {
    Graph all = tape_.take_graph();
    std::erase_if(all, [&](const Node& node) { return !results_.contains(node.id); });
    return all;
  }

 private:
  const std::string& result(std::string id) { return *results_.insert(std::move(id)).first; }

  Ref copy(const std::string& id) {
    const auto found = copies_.find(id);
    if (found != copies_.end()) return found->second;
    const Node& node = *by_id_.at(id);
    const std::string_view role = node.role != nullptr ? node.role->name : std::string_view();
    const Tensor values{node.shape, {node.values.begin(), node.values.end()}};
    return copies_[id] = given(tape_, {id, role}, values, node.axes);
  }

  std::map<std::string_view, const Node*> by_id_;
  const Overrides overrides_;  // none
  Tape tape_{{}, overrides_};
  RefById copies_;
  std::set<std::string> results_;
};

}  // namespace

Graph alternatives_of(const Graph& graph) {
  AlternativesRecorder recorder(graph);
  std::int64_t floats_left = most_floats;
  for (const Node& node : graph) {
    const bool is_softmax = node.op == "softmax" || node.op == "softmax_naive";
    if (!is_softmax || node.shape.back() > most_keys) continue;
    floats_left -= tensors_each * count(node.shape);
    if (floats_left < 0) break;
    recorder.add(node);
  }
  return recorder.take();
}

}  // namespace playground
