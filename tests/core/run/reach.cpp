// What the counts of a reach say, against its values and its mask.
#include "tests/core/run/support.h"

namespace playground::testing {

namespace {

using Counts = std::vector<std::int64_t>;

Config reach_of(const std::string& text, MaskConfig mask, std::int64_t layers = 3) {
  Config config = sentence(text);
  config.attention.mask = std::move(mask);
  config.study = {.kind = StudyKind::reach, .layers = layers};
  return config;
}

MaskConfig window(std::int64_t size) {
  MaskConfig mask;
  mask.kind = MaskKind::sliding_window;
  mask.window = size;
  return mask;
}

}  // namespace

TEST_CASE("a window of w hears of (w - 1) more words with every layer") {
  const ExperimentResult result = run_experiment(reach_of("a b c d e f g h", window(3)));
  const Node& reach = node(result, "study.reach");
  CHECK(reach.shape == Shape{3, 8, 8});
  CHECK(parameter<Counts>(reach, "heard") ==
        Counts{1, 2, 3, 3, 3, 3, 3, 3, 1, 2, 3, 4, 5, 5, 5, 5, 1, 2, 3, 4, 5, 6, 7, 7});
  CHECK(parameter<Counts>(reach, "pairs") == Counts{3 * (1 + 2 + 6 * 3)});
  CHECK(parameter<std::int64_t>(reach, "all_pairs") == 3 * 64);
}

TEST_CASE("without a mask every word hears of all in one layer") {
  const ExperimentResult result = run_experiment(reach_of("a b c", {}, 1));
  const Node& reach = node(result, "study.reach");
  CHECK(reach.inputs == std::vector<std::string>{"scores"});
  CHECK(reach.values == std::vector<float>(9, 1));
  CHECK(parameter<Counts>(reach, "pairs") == Counts{9});
}

TEST_CASE("sentences of different lengths have a reach each, and a word hears through any head") {
  Config batch = reach_of("a b c", {}, 2);
  batch.input.text = {"a b c", "a b"};
  const ExperimentResult result = run_experiment(batch);
  const Node& reach = node(result, "study.reach");
  CHECK(reach.shape == Shape{2, 2, 3, 3});
  CHECK(parameter<Counts>(reach, "pairs") == Counts{18, 12});

  Config stacked = reach_of("a b c", window(2), 2);
  stacked.attention.num_heads = 2;
  stacked.attention.head_style = HeadStyle::stacked;
  stacked.overrides["head.1.mask"] = numbers({3, 3}, {1, 0, 1, 0, 1, 0, 0, 0, 1});
  const ExperimentResult heads = run_experiment(stacked);
  const Floats& first = node(heads, "study.reach").values;
  CHECK(std::vector<float>(first.begin(), first.begin() + 9) ==
        std::vector<float>{1, 0, 1, 1, 1, 0, 0, 1, 1});
}

TEST_CASE("reach is refused where words do not attend to their own sentence") {
  Config cross = reach_of("a b c", {});
  cross.context.text = {"d e f"};
  CHECK(error_of([&] { run_experiment(cross); }).path == "/study/kind");
}

}  // namespace playground::testing
