// The eager tape: every operation computes its result at once and leaves a node behind.
//
// A forward pass runs twice over the same code. A planning tape allocates and computes nothing: it
// collects every id, shape and parameter and checks the limits. On a running tape it computes. So
// limits, overrides and the order of random draws need no second description.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/function_ref.h"
#include "core/base/message.h"
#include "core/graph/node.h"
#include "core/graph/op.h"
#include "core/graph/parameter.h"
#include "core/tensor/tensor.h"

namespace playground {

// A node on a tape.
struct Ref {
  std::size_t index = 0;
};

// What a node of the backward pass is: the gradient of a node, the part of it that comes back from
// one operation that reads the node, or a step on the way to that part.
struct GradientNode {
  enum class Kind { whole, term, step } kind;
  Ref of;
  Ref from;                 // the result of that operation; of a whole gradient `of` itself
  std::int64_t number = 0;  // of a step, from 1
};

// The id of a node within the current scope, and the name of its role; unless one is given, the
// role is the one named like the id.
struct NodeName {
  NodeName(const char* its_id) : id(its_id) {}
  NodeName(std::string_view its_id, std::string_view its_role = {}) : id(its_id), role(its_role) {}
  NodeName(const std::string& its_id, std::string_view its_role = {})
      : id(its_id), role(its_role) {}

  NodeName(const std::string& its_id, const GradientNode& its_gradient)
      : id(its_id), gradient(&its_gradient) {}

  std::string_view id;
  std::string_view role = {};
  const GradientNode* gradient = nullptr;  // its role, place and title follow from that
};

// What an operation declares of its result before it computes it.
struct Step {
  const Op& op;
  std::vector<Ref> inputs;
  Shape shape;
  Axes axes;
  OpParameters parameters = {};
  std::int64_t multiply_adds = 0;  // where they are more than the cells of the result

  // Adds a parameter of the op.
  Step& with(std::string_view name, OpParameter value);
  // Adds an axis of the result, after the others.
  Step& append(std::int64_t size, Axis axis);
  // Swaps two axes of the result.
  Step& swap_axes(std::size_t first, std::size_t second);
};

struct TapeLimits {
  std::int64_t floats;
  std::int64_t nodes;
  std::int64_t multiply_adds;
};

using Overrides = std::map<std::string, GivenNumbers>;

class Tape {
 public:
  // Fills the whole result, row-major.
  using Compute = FunctionRef<void(std::span<float> result)>;

  // A planning tape. Throws `too_large` as soon as a limit is exceeded.
  explicit Tape(TapeLimits most) : limits_(most) {}
  // A running tape. Nodes named in `overrides` take those values, and later nodes are computed from
  // them.
  Tape(Parameters parameters, const Overrides& overrides)
      : parameters_(std::move(parameters)), overrides_(&overrides) {}

  // Records a node. Throws `shape_mismatch` if an override does not fit.
  Ref record(NodeName name, Step step, Compute compute);
  // Counts a tensor towards the limit of floats of a planning tape, as recording it would.
  void count_floats(const Shape& shape);
  // Records a parameter: a planning tape adds its spec, a running tape takes its values.
  Ref parameter(NodeName name, ParameterSpec spec);

  const Shape& shape(Ref ref) const { return nodes_[ref.index].shape; }
  const Axes& axes(Ref ref) const { return nodes_[ref.index].axes; }
  const std::string& id(Ref ref) const { return nodes_[ref.index].id; }
  const Op& op(Ref ref) const { return *reads_[ref.index].op; }
  const std::vector<Ref>& inputs(Ref ref) const { return reads_[ref.index].inputs; }
  std::span<const float> values(Ref ref) const { return nodes_[ref.index].values; }
  std::int64_t size(Ref ref, std::size_t axis) const { return shape(ref)[axis]; }
  std::int64_t rank(Ref ref) const { return static_cast<std::int64_t>(shape(ref).size()); }
  std::int64_t last_size(Ref ref) const { return shape(ref).back(); }

  // A step whose result has the shape of its first input.
  Step like(const Op& op, std::initializer_list<Ref> inputs) const;

  // The rows of keys and values are counted as keys, also where they come from the queries' tokens.
  void name_axis(Ref ref, std::size_t axis, Axis name) { nodes_[ref.index].axes[axis] = name; }

  // Names of the columns and of the rows, where they are not the tokens of the sentence.
  void name_cells(Ref ref, Labels columns, Labels rows) {
    nodes_[ref.index].labels = {std::move(columns), std::move(rows)};
  }

  // Throws an InputError at the current path of the request unless `holds`.
  template <class... Arguments>
  [[gnu::always_inline]] void require(bool holds, ErrorCode code,
                                      Message<sizeof...(Arguments)> message,
                                      const Arguments&... arguments) const {
    if (!holds) refuse(code, {path_}, message, arguments...);
  }
  void set_path(std::string path) { path_ = std::move(path); }

  // The place of the next nodes; see Scope.
  const NodePlace& place() const { return place_; }

  bool planning() const { return overrides_ == nullptr; }
  const std::vector<ParameterSpec>& parameter_specs() const { return parameter_specs_; }
  std::int64_t multiply_adds() const { return multiply_adds_; }  // planned so far
  const Graph& graph() const { return nodes_; }
  Graph take_graph() { return std::move(nodes_); }
  // The parameters that no node has taken yet.
  Parameters take_parameters() { return std::move(parameters_); }

 private:
  friend class Scope;
  void check_limit(std::int64_t amount, std::int64_t limit, const Words& what) const;
  void count_towards_limits(const Step& step);
  void fill(Node& node, Compute compute) const;
  void settle_gradient(Node& node, const GradientNode& gradient) const;
  std::string gradient_symbol(const GradientNode& gradient) const;

  // What computed a node.
  struct Reads {
    const Op* op;
    std::vector<Ref> inputs;
  };

  TapeLimits limits_{};
  Parameters parameters_;
  const Overrides* overrides_ = nullptr;
  Graph nodes_;
  std::vector<Reads> reads_;  // of each node
  std::vector<ParameterSpec> parameter_specs_;
  std::string prefix_;  // of ids, "block.0.attention."
  std::string scope_;   // of nodes, "block.0.attention"
  NodePlace place_;
  std::string path_;
  std::int64_t floats_ = 0;
  std::int64_t multiply_adds_ = 0;
};

using RefById = std::map<std::string, Ref, std::less<>>;

// While it lives, ids get its prefix, and nodes its scope and place. Scopes nest.
class Scope {
 public:
  // `name` becomes part of ids and scopes: Scope(tape, "attention", …) gives "block.0.attention.".
  Scope(Tape& tape, std::string_view name, NodePlace place) : Scope(tape, name, place, true) {}
  // A stage of its own whose ids have no prefix: "input", or attention outside of a block.
  static Scope bare(Tape& tape, std::string_view name, NodePlace place) {
    return {tape, name, place, false};
  }
  // Another place within the same stage.
  static Scope at(Tape& tape, NodePlace place) { return {tape, {}, place, false}; }
  ~Scope();
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

 private:
  Scope(Tape& tape, std::string_view name, const NodePlace& place, bool in_ids);

  Tape& tape_;
  std::string prefix_before_;
  std::string scope_before_;
  NodePlace place_before_;
};

}  // namespace playground
