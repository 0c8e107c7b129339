// The study of scores and their width, against what is known of random walks.
#include <cmath>

#include "core/ops/study/spread.h"
#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

Config with_scale(const std::string& text, std::int64_t width = 64) {
  Config config = sentence(text);
  config.study.kind = StudyKind::scale;
  config.study.width = width;
  return config;
}

// A number of `study.spread`, (1, 2, W, 3).
float measured(const Node& spread, bool scaled, std::int64_t row, SpreadColumn column) {
  const std::int64_t at = ((scaled ? spread.shape[2] : 0) + row) * spread_columns;
  return spread.values[static_cast<std::size_t>(at + static_cast<std::int64_t>(column))];
}

TEST_CASE("scores spread as the root of their width, and as 1 once it is divided out") {
  const ExperimentResult result = run_experiment(with_scale("one two three four five six seven"));
  const Node& spread = node(result, "study.spread");
  const auto widths = parameter<std::vector<std::int64_t>>(spread, "widths");
  REQUIRE(widths.size() == 9);
  for (std::size_t row = 0; row < widths.size(); ++row) {
    CAPTURE(widths[row]);
    const auto at = static_cast<std::int64_t>(row);
    const double root = std::sqrt(static_cast<double>(widths[row]));
    const double plain = measured(spread, false, at, SpreadColumn::deviation);
    const double scaled = measured(spread, true, at, SpreadColumn::deviation);
    CHECK(plain == doctest::Approx(root).epsilon(0.3));
    CHECK(scaled == doctest::Approx(plain / root).epsilon(1e-5));
  }
  CHECK(measured(spread, false, 8, SpreadColumn::largest) > 0.9F);
  CHECK(measured(spread, true, 8, SpreadColumn::largest) < 0.7F);
}

TEST_CASE("the same draws are followed from width to width") {
  const ExperimentResult narrow = run_experiment(with_scale("a b c", 3));
  const ExperimentResult wide = run_experiment(with_scale("a b c", 512));
  const Node& with_three = node(narrow, "study.spread.scores");
  const Node& without = node(wide, "study.spread.scores");
  CHECK(with_three.shape == Shape{1, 32, 10, 3});
  CHECK(without.shape == Shape{1, 32, 9, 3});
  for (std::size_t key = 0; key < 3; ++key) {
    CHECK(with_three.values[key] == without.values[key]);                  // width 2
    CHECK(with_three.values[9 * 3 + key] == without.values[8 * 3 + key]);  // width 512
  }
}

TEST_CASE("a long sentence is studied by its first words") {
  std::string text;
  for (int i = 0; i < 300; ++i) text += "w" + std::to_string(i) + " ";
  CHECK(node(run_experiment(with_scale(text)), "study.spread.scores").shape.back() == 24);
}

TEST_CASE("the spread of the sentence's own scores stands beside") {
  const ExperimentResult result = run_experiment(with_scale("a b c"));
  double squares = 0;
  const Node& scores = node(result, "scores");
  for (const float score : scores.values) squares += double{score} * double{score};
  const double own = std::sqrt(squares / static_cast<double>(scores.values.size()));
  CHECK(parameter<double>(node(result, "study.spread"), "own_deviation") == doctest::Approx(own));
}

}  // namespace
}  // namespace playground::testing
