// The fast engine against the tape.
#include <cmath>

#include "core/fast/model.h"
#include "tests/core/fast/configurations.h"

namespace playground::testing {
namespace {

// The largest distance of two results in units of what the contract allows.
double distance(std::span<const float> a, std::span<const float> b) {
  REQUIRE(a.size() == b.size());
  double most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const double apart = std::abs(double{a[i]} - double{b[i]});
    most = std::max(most, apart / (1e-5 + 1e-5 * std::abs(double{b[i]})));
    if (!std::isfinite(apart)) return apart;
  }
  return most;
}

// Rows of padding are computed but meaningless.
void clear_padding(const Config& config, Node& output) {
  if (!config.input.lengths) return;
  const std::int64_t tokens = output.shape[1];
  const std::int64_t width = output.shape[2];
  for (std::size_t b = 0; b < config.input.lengths->size(); ++b) {
    const auto sentence = output.values.begin() + static_cast<std::int64_t>(b) * tokens * width;
    std::fill(sentence + (*config.input.lengths)[b] * width, sentence + tokens * width, 0.0F);
  }
}

Node output_of(ExperimentResult result) {
  for (Node& node : result.graph) {
    if (node.id == result.output) return std::move(node);
  }
  FAIL("there is no output");
  return {};
}

void check_engines_agree(const Config& config) {
  REQUIRE(is_fast(config));
  Node tape = output_of(run_experiment(config));
  Node fast = output_of(run_output(config));
  clear_padding(config, tape);
  clear_padding(config, fast);
  CHECK(distance(fast.values, tape.values) <= 1);
  CHECK(fast.id == tape.id);
  CHECK(fast.op == tape.op);
  CHECK(fast.inputs == tape.inputs);
  CHECK(fast.parameters == tape.parameters);
  CHECK(fast.scope == tape.scope);
  CHECK(fast.shape == tape.shape);
  CHECK(fast.axes == tape.axes);
  CHECK(fast.title.zh == tape.title.zh);
  CHECK(fast.formula == tape.formula);
}

TEST_CASE("the engines agree on random experiments with sentences of 1 to 70 tokens") {
  for (unsigned seed = 0; seed < 600; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    const Lengths lengths{dice.between(1, 3), dice.between(1, 70),
                          dice.coin() ? dice.between(1, 40) : 0};
    check_engines_agree(random_config(dice, lengths));
  }
}

TEST_CASE("the engines agree on long sentences") {
  for (unsigned seed = 0; seed < 20; ++seed) {
    CAPTURE(seed);
    Dice dice(1000 + seed);
    const Lengths lengths{dice.between(1, 2), dice.between(200, 330),
                          dice.coin() ? dice.between(200, 300) : 0};
    check_engines_agree(random_config(dice, lengths));
  }
}

using Configure = void (*)(Config&);

TEST_CASE("what the fast engine does not support is computed by the tape, bit for bit") {
  const std::vector<Configure> others{
      [](Config& c) { c.attention.score = Score::cosine; },
      [](Config& c) { c.attention.score = Score::additive; },
      [](Config& c) { c.attention.score = Score::bilinear; },
      [](Config& c) { c.attention.head_style = HeadStyle::stacked; },
      [](Config& c) { c.attention.head_style = HeadStyle::untransposed; },
      [](Config& c) { c.attention.mask_method = MaskMethod::renormalize; },
      [](Config& c) { c.attention.normalize = Normalize::softmax_naive; },
      [](Config& c) { c.attention.normalize = Normalize::sum; },
      [](Config& c) { c.attention.dropout.rate = 0.5; },
      [](Config& c) { c.block.emplace().dropout.rate = 0.5; },
      [](Config& c) { c.block.emplace().norm = Norm::batch; },
  };
  CHECK(is_fast(vectors(5, 4)));
  for (const Configure configure : others) {
    Config config = vectors(5, 4);
    configure(config);
    CHECK_FALSE(is_fast(config));
    CHECK(output_of(run_output(config)).values == output_of(run_experiment(config)).values);
  }
}

TEST_CASE("with overrides, and where numbers are not finite, the tape runs") {
  Config overridden = vectors(5, 4);
  overridden.overrides["weights"] = random_numbers({5, 5}, 3);
  Config endless = vectors(5, 4);
  for (float& value : endless.input.embeddings->values) value *= 1e30F;
  for (const Config& config : {overridden, endless}) {
    CHECK(output_of(run_output(config)).values == output_of(run_experiment(config)).values);
  }
}

TEST_CASE("errors are those of the tape") {
  Config config = vectors(5, 4);
  config.attention.num_heads = 3;
  const InputError error = error_of([&] { run_output(config); });
  CHECK(error.path == "/attention/num_heads");
  config = vectors(5, 4);
  config.weights.values["W_kwery"] = random_numbers({4, 4}, 1);
  CHECK(error_of([&] { run_output(config); }).code == ErrorCode::unknown_node);
}

TEST_CASE("limits count what the engine records") {
  Config config;
  config.input.embeddings = random_numbers({8, 4096, 2}, 1);
  CHECK(error_of([&] { run_experiment(config); }).code == ErrorCode::too_large);
  CHECK(output_of(run_output(config)).shape == Shape{8, 4096, 2});

  Config wide;
  wide.input.text = std::vector<std::string>(8, std::string(4096, 'a'));
  wide.tokenizer = Tokenizer::character;
  wide.embedding.d_in = 16384;
  wide.attention.d_out = 1;
  const InputError error = error_of([&] { run_output(wide); });
  CHECK(error.code == ErrorCode::too_large);
  CHECK(error.message.find(std::to_string(limits.floats)) != std::string::npos);
}

TEST_CASE("nothing but the output has values") {
  Config config = vectors(5, 4);
  config.block.emplace();
  const ExperimentResult result = run_output(config);
  CHECK(result.graph.size() == run_experiment(config).graph.size());
  for (const Node& node : result.graph) CHECK(node.values.empty() == (node.id != result.output));
}

}  // namespace
}  // namespace playground::testing
