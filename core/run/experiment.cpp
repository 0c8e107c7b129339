#include "core/run/experiment.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/message.h"
#include "core/fast/model.h"
#include "core/graph/formula.h"
#include "core/model/forward.h"
#include "core/model/parameters.h"
#include "core/ops/table.h"
#include "core/run/gradient.h"
#include "core/run/plan.h"

namespace playground {
namespace {

void require_batches_meet(const Config& config, const TokenSides& sides) {
  if (!sides.context || sides.context->batch() == 1) return;
  if (sides.context->batch() == sides.input.batch()) return;
  refuse(ErrorCode::shape_mismatch, {"/input/context_", config.context.source()},
         {"the context must have one sentence, or one for each of the {0} sentences; it has {1}",
          "上下文必须是一个句子，或与 {0} 个句子一一对应；现在有 {1} 个"},
         sides.input.batch(), sides.context->batch());
}

// An experiment after the checks for contradictions and limits.
struct Planned {
  TokenSides sides;
  Tape plan;
  Ref output;
};

Planned plan(const Config& config, Tape tape) {
  Planned planned{read_sides(config), std::move(tape), {}};
  require_batches_meet(config, planned.sides);
  planned.output = forward(planned.plan, config, planned.sides);
  if (!config.gradients.empty()) {
    record_gradients(planned.plan, config.gradients, config.overrides);
  }
  check_overrides(planned.plan.graph(), config.overrides);
  return planned;
}

// The fast engine records the input, the parameters and the output.
Planned plan_output(const Config& config) {
  Planned planned = plan(config, planning_tape_of_any_size());
  Tape recorded = planning_tape();
  for (const Node& node : planned.plan.graph()) {
    const bool is_input = node.place.part == ModelPart::input;
    if (is_input || node.op == parameter_op.name) recorded.count_floats(node.shape);
  }
  recorded.count_floats(planned.plan.shape(planned.output));
  return planned;
}

Tape running_tape(const Planned& planned, const Config& config, DrawCache* cache) {
  return {make_parameters(planned.plan.parameter_specs(), config, planned.sides.vocabulary, cache),
          config.overrides};
}

ExperimentResult result_of(const Config& config, TokenSides& sides, Tape& tape, Ref output) {
  ExperimentResult result;
  result.output = tape.id(output);
  result.graph = tape.take_graph();
  if (!config.gradients.empty()) name_gradients(result.graph);
  for (Node& node : result.graph) {
    node.given = node.op == parameter_op.name && config.weights.values.contains(node.id);
  }
  result.settings = active_settings(config, widths_of(config, sides), result.graph);
  result.tokens.input = std::move(sides.input.sentences);
  if (sides.context) result.tokens.context = std::move(sides.context->sentences);
  result.tokens.vocabulary = std::move(sides.vocabulary);
  return result;
}

Batch batch_of(const Tape& tape, const Sequence& sequence) {
  return {tape.values(sequence.rows).data(), tape.size(sequence.rows, 0),
          tape.size(sequence.rows, 1), sequence.lengths};
}

// The output by the fast engine; the embedding is the tape's own.
std::vector<float> fast_output(const Planned& planned, const Config& config, DrawCache* cache) {
  Tape tape = running_tape(planned, config, cache);
  const Embedded embedded = embed(tape, config, planned.sides);
  Model model(config, widths_of(config, planned.sides), tape.take_parameters());
  std::vector<float> values(static_cast<std::size_t>(count(planned.plan.shape(planned.output))));
  const Batch x = batch_of(tape, embedded.x);
  if (embedded.context) {
    const Batch context = batch_of(tape, *embedded.context);
    model.forward(x, &context, values.data());
  } else {
    model.forward(x, nullptr, values.data());
  }
  return values;
}

std::vector<std::string> symbols_of(const std::vector<std::string>& ids, const Graph& graph) {
  std::vector<std::string> symbols;
  for (const std::string& id : ids) {
    const auto node = std::find_if(graph.begin(), graph.end(),
                                   [&](const Node& candidate) { return candidate.id == id; });
    symbols.push_back(node->symbol);
  }
  return symbols;
}

bool is_finite(const std::vector<float>& values) {
  return std::all_of(values.begin(), values.end(),
                     [](float value) { return std::isfinite(value); });
}

}  // namespace

ExperimentResult run_experiment(const Config& config, DrawCache* cache) {
  Planned planned = plan(config, planning_tape());
  Tape tape = running_tape(planned, config, cache);
  const Ref output = forward(tape, config, planned.sides);
  if (!config.gradients.empty()) record_gradients(tape, config.gradients, config.overrides);
  return result_of(config, planned.sides, tape, output);
}

ExperimentResult run_output(const Config& config, DrawCache* cache) {
  const bool output_alone =
      config.overrides.empty() && config.gradients.empty() && !config.head.has_value();
  if (!is_fast(config) || !output_alone) return run_experiment(config, cache);
  Planned planned = plan_output(config);
  std::vector<float> values = fast_output(planned, config, cache);
  if (!is_finite(values)) return run_experiment(config, cache);
  ExperimentResult result = result_of(config, planned.sides, planned.plan, planned.output);
  Node& output = result.graph[planned.output.index];
  output.values.assign(values.begin(), values.end());
  describe(output, *find_op(output.op), symbols_of(output.inputs, result.graph));
  return result;
}

}  // namespace playground
