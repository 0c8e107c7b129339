// What stacks of untrained blocks do to the size of the residual stream.
#include "core/ops/study/depth.h"

#include <cmath>
#include <string>
#include <utility>

#include "tests/core/run/support.h"

namespace playground::testing {

namespace {

constexpr std::int64_t blocks = 6;

Config depth_of(const std::string& text) {
  Config config = sentence(text);
  config.attention.mask = MaskConfig{MaskKind::causal};
  config.study = {.kind = StudyKind::depth, .blocks = blocks};
  return config;
}

// The stacks in the order of the node's first axis.
enum Stack : std::size_t { post, pre, sandwich, none };

float measured(const Node& node, Stack stack, std::size_t block, DepthColumn column) {
  const std::size_t row = stack * blocks + block;
  return node.values[row * depth_columns + static_cast<std::size_t>(column)];
}

}  // namespace

TEST_CASE("norms set the size of the stream, or of what is added to it") {
  const ExperimentResult result = run_experiment(depth_of("a b c d e"));
  const Node& depth = node(result, "study.depth");
  CHECK(depth.shape == Shape{4, blocks, depth_columns});
  for (std::size_t block = 0; block < blocks; ++block) {
    CHECK(measured(depth, post, block, DepthColumn::stream) == doctest::Approx(1).epsilon(1e-3));
    CHECK(measured(depth, sandwich, block, DepthColumn::attention) ==
          doctest::Approx(1).epsilon(1e-3));
  }
  CHECK(measured(depth, pre, blocks - 1, DepthColumn::stream) >
        measured(depth, pre, 0, DepthColumn::stream));
}

TEST_CASE("a share is the update in the stream before the block") {
  const ExperimentResult result = run_experiment(depth_of("a b c"));
  const Node& depth = node(result, "study.depth");
  for (const Stack stack : {post, pre, sandwich, none}) {
    for (std::size_t block = 1; block < blocks; ++block) {
      CHECK(measured(depth, stack, block, DepthColumn::share) ==
            doctest::Approx(measured(depth, stack, block, DepthColumn::update) /
                            measured(depth, stack, block - 1, DepthColumn::stream)));
    }
  }
}

TEST_CASE("a stack is the one that a run with such blocks computes") {
  Config config = depth_of("a b c d");
  const ExperimentResult studied = run_experiment(config);
  const Node& depth = node(studied, "study.depth");
  config.study = {};
  config.attention.d_out.reset();
  BlockConfig& block = config.block.emplace();
  block.num_layers = blocks;
  for (const auto& [stack, position] :
       {std::pair{post, NormPosition::post}, {pre, NormPosition::pre}}) {
    block.norm_position = position;
    const ExperimentResult result = run_experiment(config);
    for (std::size_t at = 0; at < blocks; ++at) {
      const Floats& stream = node(result, "block." + std::to_string(at) + ".output").values;
      double squares = 0;
      for (const float value : stream) squares += static_cast<double>(value) * value;
      const double size = std::sqrt(squares / static_cast<double>(stream.size()));
      CHECK(measured(depth, stack, at, DepthColumn::stream) == doctest::Approx(size));
    }
  }
}

TEST_CASE("depth is refused where words do not attend to their own sentence") {
  Config cross = depth_of("a b c");
  cross.attention.mask.reset();
  cross.context.text = {"d e f"};
  CHECK(error_of([&] { run_experiment(cross); }).path == "/study/kind");
}

}  // namespace playground::testing
