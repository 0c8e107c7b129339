// The role, the place and the axes of every node.
#include <set>

#include "core/graph/role.h"
#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

Config block_of(const std::string& text) {
  Config config = sentence(text);
  config.block.emplace();
  return config;
}

void check_role(const ExperimentResult& result, const std::string& id, std::string_view role) {
  CAPTURE(id);
  REQUIRE(node(result, id).role != nullptr);
  CHECK(node(result, id).role->name == role);
}

TEST_CASE("every node of a model has a role, and no two roles have one name") {
  Config config = block_of("one two");
  config.block->dropout.rate = 0.5;
  config.block->norm_position = NormPosition::sandwich;
  config.block->final_norm = true;
  config.attention.num_heads = 2;
  config.attention.dropout.rate = 0.5;
  for (const Node& each : run_experiment(config).graph) {
    CAPTURE(each.id);
    CHECK(each.role != nullptr);
  }
  std::set<std::string_view> names;
  for (const Role& role : role_table()) CHECK(names.insert(role.name).second);
}

TEST_CASE("the nodes of a sub-layer know its number") {
  Config config = block_of("one two");
  config.block->dropout.rate = 0.5;
  const ExperimentResult result = run_experiment(config);
  check_role(result, "block.0.norm_2", "norm");
  check_role(result, "block.0.norm_2.gain", "gain");
  check_role(result, "block.0.norm_2.mean", "mean");
  check_role(result, "block.0.dropped_1", "dropped");
  check_role(result, "block.0.feed_forward.dropped", "dropped");
  const NodePlace& norm = node(result, "block.0.norm_2.mean").place;
  CHECK(norm.part == ModelPart::norm);
  CHECK(norm.block == 0);
  CHECK(norm.sublayer == 2);
  CHECK(node(result, "block.0.dropout_mask_1").place.part == ModelPart::residual);
  CHECK(node(result, "block.0.residual_1").place.sublayer == 1);
  CHECK(node(result, "block.0.feed_forward.hidden").place.part == ModelPart::feed_forward);
  CHECK_FALSE(node(result, "block.0.feed_forward.hidden").place.sublayer.has_value());
  CHECK(node(result, "block.0.output").place.part == ModelPart::output);
  CHECK(node(result, "x").place.part == ModelPart::input);
  CHECK_FALSE(node(result, "x").place.block.has_value());
}

TEST_CASE("the stacks of an encoder-decoder are told apart") {
  Config config = block_of("one two");
  config.block->kind = BlockKind::encoder_decoder;
  config.block->final_norm = true;
  config.context.text = {"three four five"};
  const ExperimentResult result = run_experiment(config);
  CHECK(node(result, "encoder.0.attention.query").place.stack == StackName::encoder);
  const NodePlace& cross = node(result, "decoder.0.cross_attention.weights").place;
  CHECK(cross.stack == StackName::decoder);
  CHECK(cross.part == ModelPart::cross_attention);
  CHECK(node(result, "final_norm").place.part == ModelPart::norm);
  CHECK_FALSE(node(result, "final_norm").place.block.has_value());
  check_role(result, "final_norm", "final_norm");
  const Node& encoded = node(result, "encoder.final_norm");
  CHECK(encoded.scope == "encoder.final");
  CHECK(encoded.place.stack == StackName::encoder);
  check_role(result, "encoder.final_norm", "final_norm");
  check_role(result, "context_x", "context_x");
}

TEST_CASE("the width of a head is an axis of its own") {
  using enum Axis;
  Config config = sentence("one two");
  ExperimentResult result = run_experiment(config);
  CHECK(node(result, "W_query").axes == Axes{feature, head_feature});
  CHECK(node(result, "query").axes == Axes{batch, query, head_feature});
  CHECK(node(result, "context").axes == Axes{batch, query, head_feature});
  config.attention.num_heads = 2;
  result = run_experiment(config);
  CHECK(node(result, "W_query").axes == Axes{feature, feature});
  CHECK(node(result, "query").axes == Axes{batch, query, feature});
  CHECK(node(result, "query_heads").axes == Axes{batch, head, query, head_feature});
  CHECK(node(result, "context_heads").axes == Axes{batch, head, query, head_feature});
  CHECK(node(result, "context").axes == Axes{batch, query, feature});
  config.attention.head_style = HeadStyle::stacked;
  result = run_experiment(config);
  CHECK(node(result, "head.1.context").axes == Axes{batch, query, head_feature});
  CHECK(node(result, "head.1.context").place.head == 1);
  CHECK(node(result, "context").axes == Axes{batch, query, feature});
}

TEST_CASE("softmax leaves its maximum and its sum, and an override is recorded") {
  Config config = sentence("one two three");
  config.overrides["weights.sum"] = numbers({1, 3, 1}, {1, 2, 4});
  const ExperimentResult result = run_experiment(config);
  const Node& weights = node(result, "weights");
  CHECK(weights.inputs ==
        std::vector<std::string>{"scaled_scores", "weights.maximum", "weights.sum"});
  CHECK(node(result, "weights.maximum").shape == Shape{1, 3, 1});
  check_role(result, "weights.maximum", "maximum");
  check_role(result, "weights.sum", "sum");
  CHECK(node(result, "weights.maximum").intermediate);
  CHECK(node(result, "weights.sum").intermediate);
  CHECK(node(result, "weights.sum").overridden);
  CHECK_FALSE(node(result, "scaled_scores").intermediate);
  CHECK_FALSE(weights.intermediate);
  CHECK_FALSE(weights.overridden);
  const auto largest = [&](std::size_t row) {
    return *std::max_element(weights.values.begin() + static_cast<std::ptrdiff_t>(3 * row),
                             weights.values.begin() + static_cast<std::ptrdiff_t>(3 * row + 3));
  };
  CHECK(largest(0) == 1.0F);
  CHECK(largest(1) == 0.5F);
  CHECK(largest(2) == 0.25F);
}

TEST_CASE("the statistics of a batch norm have the lengths as well") {
  Config config = sentence("one two three");
  config.input.text = {"one two three", "four"};
  config.input.is_batch = true;
  config.block.emplace().norm = Norm::batch;
  const ExperimentResult result = run_experiment(config);
  for (const char* id : {"block.0.norm_1", "block.0.norm_1.mean", "block.0.norm_1.variance"}) {
    const OpParameter* lengths = find_parameter(node(result, id), "lengths");
    REQUIRE(lengths != nullptr);
    CHECK(std::get<std::vector<std::int64_t>>(*lengths) == std::vector<std::int64_t>{3, 1});
  }
}

}  // namespace
}  // namespace playground::testing
