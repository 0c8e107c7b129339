#include "core/ops/study/depth.h"

#include "core/base/message.h"
#include "core/model/forward.h"
#include "core/model/parameters.h"
#include "core/model/study/records.h"
#include "core/ops/source.h"

namespace playground {
namespace {

// Of one stack. They keep a long sentence from taking seconds.
constexpr TapeLimits stack_limits{.floats = std::int64_t{1} << 24,
                                  .nodes = std::int64_t{1} << 18,
                                  .multiply_adds = std::int64_t{1} << 29};

BlockConfig blocks_of(std::int64_t blocks, NormPosition position, Norm norm = Norm::layer) {
  BlockConfig config;
  config.norm = norm;
  config.norm_position = position;
  config.num_layers = blocks;
  return config;
}

// In the order of the node's first axis.
std::vector<BlockConfig> orders_of(std::int64_t blocks) {
  return {blocks_of(blocks, NormPosition::post), blocks_of(blocks, NormPosition::pre),
          blocks_of(blocks, NormPosition::sandwich),
          blocks_of(blocks, NormPosition::post, Norm::none)};
}

// The experiment with this attention in such blocks.
Config stacked(const Config& config, const AttentionConfig& attention, const BlockConfig& block) {
  Config result = config;
  result.attention = attention;
  result.attention.d_out.reset();
  result.attention.dropout.rate = 0;
  result.block = block;
  result.weights.values.clear();
  result.study = {};
  return result;
}

StackPlan plan_of(const Config& config, const Tape& tape, Ref x) {
  const std::int64_t width = tape.last_size(x);
  return plan_stack(config, {width, width});
}

// Records the stack on a tape of its own, after x as it is on the tape of the experiment.
void record_stack(Tape& own, const Tape& tape, const Config& config, const Sequence& x) {
  const auto values = tape.values(x.rows);
  const Tensor tensor{tape.shape(x.rows), {values.begin(), values.end()}};
  const Sequence start{given(own, "x", tensor, tape.axes(x.rows)), x.lengths};
  stack(own, plan_of(config, tape, x.rows), start, std::nullopt);
}

// A plan of the stack; throws `too_large` at the number of blocks.
Tape planned_stack(const Tape& tape, const Config& config, const Sequence& x) {
  Tape own(stack_limits);
  own.set_path("/study/blocks");
  record_stack(own, tape, config, x);
  return own;
}

// An earlier node by its id: what a node reads stands close before it.
Ref before(const Graph& graph, std::size_t node, const std::string& id) {
  while (graph[--node].id != id) {
  }
  return {node};
}

// Reads the updates of all blocks of a stack off its tape.
void measure_stack(const Tape& tape, const std::vector<std::int64_t>& lengths,
                   std::span<float> rows) {
  const Graph& graph = tape.graph();
  BlockUpdate block{};
  for (std::size_t i = 0; i < graph.size(); ++i) {
    const Node& node = graph[i];
    if (node.role != nullptr && node.role->name == "residual") {
      const bool first = node.place.sublayer == 1;
      (first ? block.attention : block.feed_forward) = before(graph, i, node.inputs[1]);
      if (first) block.before = before(graph, i, node.inputs[0]);
    } else if (node.place.part == ModelPart::output) {
      block.after = {i};
      measure_block(tape, block, lengths, rows.first(depth_columns));
      rows = rows.subspan(depth_columns);
    }
  }
}

}  // namespace

void record_depth(Tape& tape, const Config& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  tape.set_path("/study/kind");
  const Sequence& x = input.query;
  tape.require(
      x.rows.index == input.key.rows.index && attends_to_tokens(attention),
      ErrorCode::invalid_value,
      {"depth needs a sentence that attends to itself, token by token; leave out the other "
       "sentence and untransposed heads",
       "深度要求句子的词元关注这句话自己；请去掉另一句话和没有转置的头"});
  const std::vector<BlockConfig> orders = orders_of(config.study.blocks);
  // Sandwich has every parameter that another order has.
  const Config largest = stacked(config, attention, orders[2]);
  const Tape plan = planned_stack(tape, largest, x);
  const auto count = static_cast<std::int64_t>(orders.size());
  const DepthStacks stacks{x.rows, x.lengths, count, config.study.blocks,
                           count * plan.multiply_adds()};
  depth(tape, "depth", stacks, [&](std::span<float> result) {
    const Parameters parameters = make_parameters(plan.parameter_specs(), largest, {});
    for (const BlockConfig& order : orders) {
      const Overrides none;
      Tape own(parameters, none);
      record_stack(own, tape, stacked(config, attention, order), x);
      const auto floats = static_cast<std::size_t>(config.study.blocks * depth_columns);
      measure_stack(own, x.lengths, result.first(floats));
      result = result.subspan(floats);
    }
  });
}

}  // namespace playground
