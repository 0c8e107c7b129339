#include "core/graph/tape.h"

#include <algorithm>
#include <utility>

#include "core/graph/formula.h"

namespace playground {

Step& Step::with(std::string_view name, OpParameter value) {
  parameters.emplace_back(name, std::move(value));
  return *this;
}

Step& Step::append(std::int64_t size, Axis axis) {
  shape.push_back(size);
  axes.push_back(axis);
  return *this;
}

Step& Step::swap_axes(std::size_t first, std::size_t second) {
  std::swap(shape[first], shape[second]);
  std::swap(axes[first], axes[second]);
  return *this;
}

Step Tape::like(const Op& op, std::initializer_list<Ref> inputs) const {
  return {op, inputs, shape(*inputs.begin()), axes(*inputs.begin())};
}

void Tape::check_limit(std::int64_t amount, std::int64_t limit, const Words& what) const {
  require(amount <= limit, ErrorCode::too_large,
          {"this needs more than the limit of {0} {1}; use fewer or shorter sentences, smaller "
           "widths, or fewer layers",
           "这需要的{1}超出了 {0} 的限制；请减少句子、缩短句子、减小宽度或减少层数"},
          limit, what);
}

void Tape::count_floats(const Shape& shape) {
  floats_ += count(shape);
  check_limit(floats_, limits_.floats,
              {"floats for parameters and recorded nodes", "参数和节点的浮点数"});
}

void Tape::count_towards_limits(const Step& step) {
  count_floats(step.shape);
  check_limit(static_cast<std::int64_t>(nodes_.size()) + 1, limits_.nodes,
              {"recorded nodes", "节点数"});
  multiply_adds_ += step.multiply_adds;
  check_limit(multiply_adds_, limits_.multiply_adds, {"multiplications", "乘法次数"});
}

Ref Tape::record(NodeName name, Step step, Compute compute) {
  if (planning()) count_towards_limits(step);
  Node node;
  node.id = prefix_ + std::string(name.id);
  node.op = step.op.name;
  for (const Ref input : step.inputs) {
    Node& read = nodes_[input.index];
    node.inputs.push_back(read.id);
    // An operation reads its own intermediate results before any other can.
    read.intermediate = step.op.has_intermediates && read.id.starts_with(node.id + ".");
  }
  node.parameters = std::move(step.parameters);
  node.scope = scope_;
  node.role = find_role(name.role.empty() ? name.id : name.role);
  node.place = place_;
  node.shape = std::move(step.shape);
  node.axes = std::move(step.axes);
  std::vector<const Node*> inputs;
  for (const Ref input : step.inputs) inputs.push_back(&nodes_[input.index]);
  if (name.gradient != nullptr) settle_gradient(node, *name.gradient);
  node.symbol =
      name.gradient == nullptr ? symbol_of(node, inputs) : gradient_symbol(*name.gradient);
  if (!planning()) {
    fill(node, compute);
    std::vector<std::string> symbols;
    for (const Node* input : inputs) symbols.push_back(input->symbol);
    describe(node, step.op, symbols);
  }
  nodes_.push_back(std::move(node));
  reads_.push_back({&step.op, std::move(step.inputs)});
  return {nodes_.size() - 1};
}

// A gradient stands where its node does, and has its axes.
void Tape::settle_gradient(Node& node, const GradientNode& gradient) const {
  const Node& of = nodes_[gradient.of.index];
  node.of = of.id;
  node.place = of.place;
  node.scope = of.scope.empty() ? "gradient" : "gradient." + of.scope;
  node.intermediate = gradient.kind == GradientNode::Kind::step;
  if (!node.intermediate) node.axes = of.axes;
  switch (gradient.kind) {
    case GradientNode::Kind::whole:
      node.role = find_role("gradient");
      return;
    case GradientNode::Kind::term:
      node.role = find_role("gradient_term");
      return;
    case GradientNode::Kind::step:
      node.role = find_role("gradient_step");
  }
}

// The nabla of a node; of a step on the way a numbered delta.
std::string Tape::gradient_symbol(const GradientNode& gradient) const {
  if (gradient.kind == GradientNode::Kind::step) {
    return "\\delta_{" + std::to_string(gradient.number) + "}";
  }
  std::string whole = "\\nabla_{" + nodes_[gradient.of.index].symbol + "}";
  if (gradient.kind == GradientNode::Kind::whole) return whole;
  return whole + "^{(" + nodes_[gradient.from.index].symbol + ")}";
}

void Tape::fill(Node& node, Compute compute) const {
  const auto given = overrides_->find(node.id);
  if (given != overrides_->end()) {
    const std::vector<float> values = fit(given->second, node.shape).values;
    node.values.assign(values.begin(), values.end());
    node.overridden = true;
  } else {
    node.values.resize(static_cast<std::size_t>(count(node.shape)));
    compute(node.values);
  }
}

Ref Tape::parameter(NodeName name, ParameterSpec spec) {
  spec.id = prefix_ + std::string(name.id);
  const Step step{parameter_op, {}, spec.shape, spec.axes};
  const Ref ref = record(name, step, [&](std::span<float> result) {
    std::copy_n(parameters_.at(spec.id).values.data(), result.size(), result.data());
  });
  parameters_.erase(spec.id);  // the node holds them now
  if (planning()) parameter_specs_.push_back(std::move(spec));
  return ref;
}

Scope::Scope(Tape& tape, std::string_view name, const NodePlace& place, bool in_ids)
    : tape_(tape),
      prefix_before_(tape.prefix_),
      scope_before_(tape.scope_),
      place_before_(tape.place_) {
  if (!tape.scope_.empty() && !name.empty()) tape.scope_ += ".";
  tape.scope_ += name;
  if (in_ids) tape.prefix_ += std::string(name) + ".";
  tape.place_ = place;
}

Scope::~Scope() {
  tape_.prefix_ = std::move(prefix_before_);
  tape_.scope_ = std::move(scope_before_);
  tape_.place_ = place_before_;
}

}  // namespace playground
