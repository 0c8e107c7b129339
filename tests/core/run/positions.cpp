// Who notices the order of words, against runs of the sentence itself and of the shuffled one.
#include "tests/core/run/support.h"

namespace playground::testing {

namespace {

using Counts = std::vector<std::int64_t>;

Config positions_of(const std::string& text, std::int64_t seed = 5) {
  Config config = sentence(text);
  config.study.kind = StudyKind::positions;
  config.study.shuffle = seed;
  return config;
}

Config placed_run(const std::vector<std::string>& tokens, PositionKind kind) {
  Config config;
  config.input.tokens = {tokens};
  config.position.kind = kind;
  return config;
}

std::vector<float> rows(const Floats& values, std::size_t first, std::size_t count) {
  const auto begin = values.begin() + static_cast<std::ptrdiff_t>(first);
  return {begin, begin + static_cast<std::ptrdiff_t>(count)};
}

constexpr PositionKind position_kinds[] = {PositionKind::none, PositionKind::sinusoidal,
                                           PositionKind::rotary};

}  // namespace

TEST_CASE("the contexts are those of runs with each method, in both orders") {
  const std::vector<std::string> tokens = {"a", "b", "c", "d"};
  const ExperimentResult result = run_experiment(positions_of("a b c d"));
  const auto order = parameter<Counts>(node(result, "study.positions"), "order");
  std::vector<std::string> moved;
  for (const std::int64_t word : order) moved.push_back(tokens[static_cast<std::size_t>(word)]);
  const Floats& original = node(result, "study.positions.original").values;
  const Floats& shuffled = node(result, "study.positions.shuffled").values;
  const std::size_t width = 8;
  for (std::size_t method = 0; method < 3; ++method) {
    const std::size_t first = method * tokens.size() * width;
    const Node there = node(run_experiment(placed_run(tokens, position_kinds[method])), "context");
    CHECK(there.values == rows(original, first, tokens.size() * width));
    const Node elsewhere =
        node(run_experiment(placed_run(moved, position_kinds[method])), "context");
    for (std::size_t at = 0; at < order.size(); ++at) {
      const std::size_t word = first + static_cast<std::size_t>(order[at]) * width;
      CHECK(rows(elsewhere.values, at * width, width) == rows(shuffled, word, width));
    }
  }
}

TEST_CASE("without positions no context moves, and with them every one does") {
  for (const std::int64_t seed : {1, 2, 3}) {
    const ExperimentResult result = run_experiment(positions_of("a b c d e f", seed));
    const Node& positions = node(result, "study.positions");
    CHECK(positions.shape == Shape{1, 3, 6});
    for (std::size_t i = 0; i < 6; ++i) CHECK(positions.values[i] < 1e-6F);
    for (std::size_t i = 6; i < 18; ++i) CHECK(positions.values[i] > 1e-3F);
    const std::vector<float> rotary = rows(positions.values, 12, 6);
    CHECK(parameter<double>(positions, "largest_rotary") ==
          static_cast<double>(*std::max_element(rotary.begin(), rotary.end())));
  }
}

TEST_CASE("no word keeps its place") {
  for (std::int64_t seed = 0; seed < 20; ++seed) {
    auto order = parameter<Counts>(
        node(run_experiment(positions_of("a b c d e", seed)), "study.positions"), "order");
    for (std::size_t at = 0; at < order.size(); ++at) {
      CHECK(order[at] != static_cast<std::int64_t>(at));
    }
    std::sort(order.begin(), order.end());
    CHECK(order == Counts{0, 1, 2, 3, 4});
  }
  Config by_weights = positions_of("a b c d e");
  by_weights.study.shuffle.reset();
  by_weights.weights.seed = 5;
  CHECK(parameter<Counts>(node(run_experiment(by_weights), "study.positions"), "order") ==
        parameter<Counts>(node(run_experiment(positions_of("a b c d e")), "study.positions"),
                          "order"));
}

TEST_CASE("rotary scores depend on the distance only, and scores without positions on nothing") {
  const ExperimentResult result = run_experiment(positions_of("a b c"));
  const Node& positions = node(result, "study.positions");
  CHECK(parameter<double>(positions, "drift_none") == 0);
  CHECK(parameter<double>(positions, "drift_rotary") < 1e-5);
  CHECK(parameter<double>(positions, "drift_sinusoidal") > 0.1);
  const Floats& scores = node(result, "study.positions.scores").values;
  const float score = node(result, "scores").values[6];  // of the last word with the first
  for (std::size_t i = 0; i < 256; ++i) CHECK(scores[i] == score);
  // At distance 0 a rotation does nothing to the product.
  CHECK(scores[512] == doctest::Approx(score).epsilon(1e-5));
}

TEST_CASE("what is studied already, or fits no pairs, is refused at the field to change") {
  const auto path_of = [](auto change) {
    Config config = positions_of("a b c");
    change(config);
    return error_of([&] { run_experiment(config); }).path;
  };
  CHECK(path_of([](Config& c) { c.position.kind = PositionKind::rotary; }) == "/position/kind");
  CHECK(path_of([](Config& c) { c.attention.score = Score::additive; }) == "/attention/score");
  CHECK(path_of([](Config& c) { c.input.text = {"a b", "c d"}; }) == "/study/kind");
  CHECK(path_of([](Config& c) { c.context.text = {"a b"}; }) == "/study/kind");
  CHECK(path_of([](Config& c) { c.attention.d_out = 3; }) == "/attention/d_out");
}

TEST_CASE("masks and heads of the experiment: order is heard by every head without a mask") {
  Config config = positions_of("a b c d");
  config.attention.mask = MaskConfig{MaskKind::causal};
  config.attention.num_heads = 2;
  const Node positions = node(run_experiment(config), "study.positions");
  for (std::size_t i = 0; i < 4; ++i) CHECK(positions.values[i] < 1e-6F);
  config.attention.head_style = HeadStyle::stacked;
  const ExperimentResult stacked = run_experiment(config);
  CHECK(node(stacked, "study.positions.original").shape ==
        Shape{3, 4, node(stacked, "context").shape.back()});
}

}  // namespace playground::testing
