// The study of a soft lookup, in both of its limits.
#include "core/ops/study/soft_lookup.h"
#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

Config with_lookup(const std::string& text, double temperature = 1) {
  Config config = sentence(text);
  config.study.kind = StudyKind::lookup;
  config.study.temperature = temperature;
  return config;
}

std::string way(const char* name, const char* of) {
  return std::string("study.soft_lookup.") + name + "." + of;
}

// A row of a node, counted over all axes but the last.
Floats row_of(const Node& node, std::int64_t row) {
  const auto width = node.shape.back();
  const auto first = node.values.begin() + static_cast<std::ptrdiff_t>(row * width);
  return {first, first + static_cast<std::ptrdiff_t>(width)};
}

TEST_CASE("cold, a word gets one value as it stands; hot, it gets the mean of all") {
  const ExperimentResult result = run_experiment(with_lookup("one two three four five"));
  const Node& values = node(result, "value");
  for (const char* name : {"dot", "additive", "bilinear"}) {
    CAPTURE(name);
    const Node& weights = node(result, way(name, "weights"));
    const Node& contexts = node(result, way(name, "context"));
    const std::int64_t keys = weights.shape.back();
    const std::int64_t hottest = (weights.shape[1] - 1) * keys;
    for (std::int64_t word = 0; word < keys; ++word) {
      const Floats hot = row_of(contexts, hottest + word);
      const Floats weight = row_of(weights, hottest + word);
      for (std::size_t column = 0; column < hot.size(); ++column) {
        double mean = 0;
        for (std::int64_t other = 0; other < keys; ++other) {
          mean += row_of(values, other)[column] / static_cast<double>(keys);
        }
        CHECK(static_cast<double>(hot[column]) == doctest::Approx(mean).epsilon(0.05).scale(1));
      }
      for (const float each : weight) {
        CHECK(static_cast<double>(each) == doctest::Approx(0.2).epsilon(0.1));
      }
    }
  }
  // Dot products of this sentence differ by much more than the lowest temperature.
  const Floats cold = row_of(node(result, way("dot", "weights")), 4);
  const auto best = std::max_element(cold.begin(), cold.end());
  CHECK(*best > 0.99F);
  const Floats taken = row_of(node(result, way("dot", "context")), 4);
  const Floats value = row_of(values, best - cold.begin());
  for (std::size_t i = 0; i < taken.size(); ++i) {
    CHECK(static_cast<double>(taken[i]) == doctest::Approx(value[i]).epsilon(0.01).scale(1));
  }
}

// The rows of a temperature of a node (1, K, T, S).
std::int64_t rows_at(const Node& weights, std::int64_t thousandths) {
  const auto temperatures = parameter<std::vector<std::int64_t>>(weights, "temperatures");
  const auto at = std::find(temperatures.begin(), temperatures.end(), thousandths);
  return (at - temperatures.begin()) * weights.shape[2];
}

void check_attention_itself(const Config& config, std::int64_t queries) {
  const ExperimentResult result = run_experiment(config);
  const Node& weights = node(result, way("dot", "weights"));
  CHECK(weights.shape[2] == queries);
  const std::int64_t rows = rows_at(weights, 1000);
  for (std::int64_t word = 0; word < queries; ++word) {
    Floats row = row_of(node(result, "weights"), word);
    row.resize(static_cast<std::size_t>(queries));
    check_close(row_of(weights, rows + word), row);
  }
}

TEST_CASE("at temperature 1 the dot product is the attention itself, under each mask") {
  Config config = with_lookup("one two three four");
  check_attention_itself(config, 4);
  config.attention.mask.emplace().kind = MaskKind::causal;
  check_attention_itself(config, 4);
  config.attention.mask->kind = MaskKind::sliding_window;
  config.attention.mask->window = 2;
  check_attention_itself(config, 4);
}

TEST_CASE("of a batch, the first sentence looks up, without its padding") {
  Config config = with_lookup("");
  config.input.text = std::vector<std::string>{"one two three", "one two three four five"};
  check_attention_itself(config, 3);
}

TEST_CASE("no temperature gives weight to a word that the mask hides") {
  Config config = with_lookup("one two three four five");
  config.attention.mask.emplace().kind = MaskKind::causal;
  const ExperimentResult result = run_experiment(config);
  for (const char* name : {"dot", "additive", "bilinear"}) {
    CAPTURE(name);
    const Node& weights = node(result, way(name, "weights"));
    for (std::int64_t row = 0; row < count(weights.shape) / 5; ++row) {
      const Floats cells = row_of(weights, row);
      for (std::int64_t key = row % 5 + 1; key < 5; ++key) {
        CHECK(cells[static_cast<std::size_t>(key)] == 0.0F);
      }
    }
  }
}

TEST_CASE("in each way the coldest weights are largest where the score is") {
  const ExperimentResult result = run_experiment(with_lookup("one two three four five"));
  for (const char* name : {"dot", "additive", "bilinear"}) {
    CAPTURE(name);
    const Node& scores = node(result, way(name, "scores"));
    const Node& weights = node(result, way(name, "weights"));
    for (std::int64_t word = 0; word < 5; ++word) {
      const Floats score = row_of(scores, word);
      const Floats weight = row_of(weights, word);  // at 0.01
      const auto best = std::max_element(score.begin(), score.end());
      const auto largest = std::max_element(weight.begin(), weight.end());
      CHECK(largest - weight.begin() == best - score.begin());
      Floats sorted = score;
      std::sort(sorted.begin(), sorted.end());
      const double lead = static_cast<double>(sorted[4] - sorted[3]);
      // None of the four others has more than e^(-lead / t) of its weight.
      CHECK(static_cast<double>(*largest) >= 1 / (1 + 4 * std::exp(-lead / 0.01)) - 1e-4);
    }
  }
}

TEST_CASE("another temperature stands in its place among the others") {
  const ExperimentResult result = run_experiment(with_lookup("a b", 0.7));
  const Node& lookup = node(result, "study.soft_lookup");
  CHECK(parameter<std::int64_t>(lookup, "temperature") == 700);
  CHECK(lookup.shape == Shape{1, 3, 14, 2, 2});
  const auto temperatures = parameter<std::vector<std::int64_t>>(lookup, "temperatures");
  CHECK(std::is_sorted(temperatures.begin(), temperatures.end()));
}

TEST_CASE("the number of words lies between one and all, and grows with the temperature") {
  const ExperimentResult result = run_experiment(with_lookup("one two three four five six"));
  const Node& lookup = node(result, "study.soft_lookup");
  const auto column = static_cast<std::size_t>(LookupColumn::words);
  for (std::int64_t way = 0; way < 3; ++way) {
    double before = 1;
    for (std::int64_t temperature = 0; temperature < 13; ++temperature) {
      const Floats row = row_of(lookup, (way * 13 + temperature) * 6 + 5);
      CHECK(row[column] >= before - 1e-4);
      before = row[column];
    }
    CHECK(before == doctest::Approx(6).epsilon(0.01));
  }
}

}  // namespace
}  // namespace playground::testing
