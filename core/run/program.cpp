#include "core/run/program.h"

#include "core/base/limits.h"
#include "core/base/message.h"
#include "core/ops/call.h"
#include "core/ops/source.h"
#include "core/random/initializers.h"
#include "core/run/experiment.h"
#include "core/run/gradient.h"
#include "core/run/labels.h"
#include "core/run/plan.h"

namespace playground {
namespace {

constexpr std::size_t most_axes = 6;

void draw(Generator& generator, const Draw& drawn, std::span<float> values) {
  const Shape& shape = drawn.shape;
  switch (drawn.kind) {
    case DrawKind::rand:
      return generator.fill_rand(values);
    case DrawKind::randn:
    case DrawKind::embedding:
      return generator.fill_normal(0, 1, values);
    case DrawKind::linear_weight:
      return fill_linear_weight(generator, shape[1], values);
    case DrawKind::linear_bias:
      return fill_linear_bias(generator, *drawn.fan_in, values);
    case DrawKind::xavier_uniform:
      return fill_xavier_uniform(generator, shape[0], shape[1], values);
  }
}

// A drawn table has a row for each word, and a weight is as wide as what it reads and what it
// gives; other tensors are taken for vectors of tokens.
Axes axes_of(NodeName name, const Shape& shape, std::optional<DrawKind> drawn = {}) {
  const Role* role = find_role(name.role.empty() ? name.id : name.role);
  const bool is_weight = drawn == DrawKind::linear_weight || drawn == DrawKind::xavier_uniform ||
                         (role != nullptr && role->name.starts_with("W_"));
  if (shape.size() == 2 && is_weight) return {Axis::feature, Axis::feature};
  if (shape.size() == 2 && drawn == DrawKind::embedding) return {Axis::vocabulary, Axis::feature};
  return default_axes(shape);
}

// A program while it runs: the nodes named so far, and the generator of all draws.
class Running {
 public:
  Running(Tape& tape, const Program& program)
      : tape_(tape), program_(program), generator_(program.seed) {}

  // The results of the entries; what else an entry records stands before its result.
  std::vector<Ref> run() {
    const Scope scope = Scope::bare(tape_, "program", {});
    std::vector<Ref> results;
    for (std::size_t i = 0; i < program_.entries.size(); ++i) {
      path_ = "/program/" + std::to_string(i);
      tape_.set_path(path_);
      results.push_back(entry(program_.entries[i]));
      for (; named_ < tape_.graph().size(); ++named_) name_node(tape_.graph()[named_].id, named_);
    }
    return results;
  }

 private:
  template <class... Arguments>
  [[noreturn, gnu::always_inline]] void refuse(ErrorCode code, MessageParts field,
                                               Message<sizeof...(Arguments)> message,
                                               const Arguments&... arguments) const {
    const MessageParts parts = {arguments...};
    refuse_at(code, field, message.words.en, message.words.zh, parts.begin(), parts.size());
  }

  [[noreturn]] void refuse_at(ErrorCode code, MessageParts field, const char* en, const char* zh,
                              const MessagePart* arguments, std::size_t argument_count) const {
    const std::string whole = path_ + join(field);
    const MessagePart path(whole);
    refuse_with(code, &path, 1, en, zh, arguments, argument_count);
  }

  void name_node(const std::string& id, std::size_t index) {
    if (!by_id_.emplace(id, Ref{index}).second) {
      refuse(ErrorCode::invalid_value, {"/id"},
             {"there is a node \"{0}\" already", "已经有节点 \"{0}\""}, id);
    }
  }

  Ref entry(const ProgramEntry& entry) {
    NodePlace place = tape_.place();
    place.head = entry.head;
    const Scope scope = Scope::at(tape_, place);
    const NodeName name{entry.id, entry.role};
    if (entry.values) return record_values(name, entry);
    if (entry.draw) return record_draw(name, *entry.draw);
    const std::vector<Ref> inputs = inputs_of(*entry.call);
    return entry.call->op->call({tape_, entry.id, name, inputs, entry.call->parameters});
  }

  void check_shape(const Shape& shape, const std::string& field) const {
    if (shape.size() > most_axes) {
      refuse(ErrorCode::too_large, {field},
             {"a tensor has at most {0} axes", "张量最多有 {0} 个轴"}, most_axes);
    }
    for (const std::int64_t size : shape) {
      if (size < 1) {
        refuse(ErrorCode::invalid_value, {field},
               {"every size must be at least 1", "每个长度至少为 1"});
      }
      if (size > limits.floats) {
        refuse(ErrorCode::too_large, {field},
               {"every size must be at most {0}", "每个长度最多为 {0}"}, limits.floats);
      }
    }
  }

  Ref record_values(NodeName name, const ProgramEntry& entry) {
    const Shape shape = entry.shape.value_or(entry.values->shape);
    check_shape(shape, entry.shape ? "/shape" : "/values");
    return given(tape_, name, fit(*entry.values, shape), axes_of(name, shape));
  }

  void settle_draw(Draw& drawn) {
    check_shape(drawn.shape, "/shape");
    const bool matrix =
        drawn.kind == DrawKind::linear_weight || drawn.kind == DrawKind::xavier_uniform;
    if (matrix && drawn.shape.size() != 2) {
      refuse(ErrorCode::shape_mismatch, {"/shape"},
             {"this draw makes a matrix, so its shape must have two sizes",
              "这里抽取的是矩阵，所以 shape 必须有两个长度"});
    }
    if (drawn.kind == DrawKind::linear_weight) latest_fan_in_ = drawn.shape[1];
    if (drawn.kind != DrawKind::linear_bias) return;
    if (!drawn.fan_in) drawn.fan_in = latest_fan_in_;
    if (!drawn.fan_in) {
      refuse(
          ErrorCode::missing_field, {"/fan_in"},
          {"a bias is drawn from ±1/sqrt(fan_in), so it needs fan_in, the input width of its layer",
           "偏置从 ±1/sqrt(fan_in) 中抽取，所以需要 fan_in，即该层的输入宽度"});
    }
    if (*drawn.fan_in < 1) {
      refuse(ErrorCode::invalid_value, {"/fan_in"},
             {"fan_in must be at least 1", "fan_in 至少为 1"});
    }
  }

  Ref record_draw(NodeName name, Draw drawn) {
    settle_draw(drawn);
    Tensor tensor{drawn.shape, {}};
    if (!tape_.planning()) {  // before recording: an override must not shift later draws
      tensor.values.resize(static_cast<std::size_t>(count(drawn.shape)));
      draw(generator_, drawn, tensor.values);
    }
    Step step{parameter_op, {}, drawn.shape, axes_of(name, drawn.shape, drawn.kind)};
    return tape_.record(name, std::move(step), [&](std::span<float> result) {
      std::copy(tensor.values.begin(), tensor.values.end(), result.begin());
    });
  }

  std::vector<Ref> inputs_of(const ProgramCall& call) const {
    std::vector<Ref> inputs;
    for (std::size_t i = 0; i < call.inputs.size(); ++i) {
      const auto found = by_id_.find(call.inputs[i]);
      if (found == by_id_.end()) {
        refuse(ErrorCode::unknown_node, {"/inputs/", i},
               {"no earlier entry is called \"{0}\"", "前面没有名为 \"{0}\" 的条目"},
               call.inputs[i]);
      }
      inputs.push_back(found->second);
    }
    check_count(call);
    return inputs;
  }

  void check_count(const ProgramCall& call) const {
    const Op& op = *call.op;
    const auto inputs = static_cast<std::int64_t>(call.inputs.size());
    if (inputs >= op.min_inputs && inputs <= op.max_inputs) return;
    refuse(ErrorCode::invalid_value, {"/inputs"},
           {"{0} takes {1} to {2} inputs, not {3}", "{0} 接受 {1} 到 {2} 个输入，而不是 {3} 个"},
           op.name, op.min_inputs, op.max_inputs, inputs);
  }

  Tape& tape_;
  const Program& program_;
  Generator generator_;
  RefById by_id_;
  std::size_t named_ = 0;
  std::optional<std::int64_t> latest_fan_in_;
  std::string path_;
};

// Adds to the nodes what the entries call them: groups, titles and labels.
void add_names(const Program& program, const std::vector<Ref>& results, Graph& graph) {
  RefById known;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const ProgramEntry& entry = program.entries[i];
    while (known.size() <= results[i].index) {
      const Ref next{known.size()};
      graph[next.index].group = entry.group;
      inherit_labels(graph, known, next);
      known.emplace(graph[next.index].id, next);
    }
    Node& result = graph[results[i].index];
    give_labels(entry.labels, i, result);
    if (!entry.title) continue;
    result.title = *entry.title;
    result.titled = true;
  }
}

// A gradient has the labels of what it belongs to; the steps on the way to it take them from there.
void label_steps(Graph& graph) {
  RefById known;
  for (std::size_t i = 0; i < graph.size(); ++i) {
    if (graph[i].labels.empty()) inherit_labels(graph, known, {i});
    known.emplace(graph[i].id, Ref{i});
  }
}

}  // namespace

ExperimentResult run_program(const Program& program) {
  if (program.entries.empty()) {
    refuse(ErrorCode::invalid_value, {"/program"}, {"the program has no entry", "程序里没有条目"});
  }
  Tape plan = planning_tape();
  Running(plan, program).run();
  record_gradients(plan, program.gradients, program.overrides);
  check_overrides(plan.graph(), program.overrides);

  Tape tape({}, program.overrides);
  const std::vector<Ref> results = Running(tape, program).run();
  record_gradients(tape, program.gradients, program.overrides);
  ExperimentResult result;
  result.output = tape.id(results.back());
  result.graph = tape.take_graph();
  add_names(program, results, result.graph);
  name_gradients(result.graph);
  label_steps(result.graph);
  return result;
}

}  // namespace playground
