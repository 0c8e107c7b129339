// What heads save that share keys and values, against the sizes of their nodes.
#include "tests/core/run/support.h"

namespace playground::testing {

namespace {

using Counts = std::vector<std::int64_t>;

Config groups_of(const std::string& text, std::int64_t heads, std::int64_t kv_heads) {
  Config config = sentence(text);
  config.attention.d_out = 24;
  config.attention.num_heads = heads;
  config.attention.num_kv_heads = kv_heads;
  config.study.kind = StudyKind::groups;
  return config;
}

std::int64_t bytes_of(const Node& node) {
  return static_cast<std::int64_t>(node.values.size() * sizeof(float));
}

}  // namespace

TEST_CASE("the bytes of shared keys and values are those of their nodes") {
  for (const std::int64_t kv_heads : {1, 2, 3, 6}) {
    const ExperimentResult result = run_experiment(groups_of("a b c d e", 6, kv_heads));
    const Node& groups = node(result, "study.groups");
    CHECK(groups.shape == Shape{1, 6, 6});
    CHECK(parameter<std::int64_t>(groups, "bytes") ==
          bytes_of(node(result, "key")) + bytes_of(node(result, "value")));
    CHECK(parameter<std::int64_t>(groups, "own_bytes") == 2 * bytes_of(node(result, "query")));
    CHECK(parameter<Counts>(groups, "choices") == Counts{1, 2, 3, 6});
    CHECK(parameter<Counts>(groups, "choice_bytes") == Counts{160, 320, 480, 960});
  }
}

TEST_CASE("a head does not differ from itself, and the means are those of the pairs") {
  const ExperimentResult result = run_experiment(groups_of("a b c d e", 4, 2));
  const Node& groups = node(result, "study.groups");
  const Floats& apart = groups.values;
  const auto at = [&](std::size_t one, std::size_t other) {
    return static_cast<double>(apart[one * 4 + other]);
  };
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(at(i, i) == 0);
    for (std::size_t j = 0; j < 4; ++j) CHECK(at(i, j) == at(j, i));
  }
  CHECK(parameter<double>(groups, "within") == doctest::Approx((at(0, 1) + at(2, 3)) / 2));
  CHECK(parameter<double>(groups, "between") ==
        doctest::Approx((at(0, 2) + at(0, 3) + at(1, 2) + at(1, 3)) / 4));
}

TEST_CASE("sentences of a batch have differences each") {
  Config batch = groups_of("a b c", 2, 1);
  batch.input.text = {"a b c", "b c a"};
  CHECK(node(run_experiment(batch), "study.groups").shape == Shape{2, 2, 2});
}

TEST_CASE("the caches of published models are counted as their papers give the shapes") {
  const Node groups = node(run_experiment(groups_of("a b", 2, 1)), "study.groups");
  const auto bytes = parameter<Counts>(groups, "model_bytes");
  // Llama 2 70B: a token needs 2 (key and value) * 80 layers * 8 heads * 128 numbers of 2 bytes.
  CHECK(bytes[1] == std::int64_t{8192} * 327680);
  CHECK(parameter<Counts>(groups, "model_own_bytes")[1] == 8 * bytes[1]);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto of = [&](std::string_view name) { return parameter<Counts>(groups, name)[i]; };
    CHECK(bytes[i] == 8192 * 4 * of("model_layers") * of("model_kv_heads") * of("model_head_dim"));
    CHECK(of("model_heads") % of("model_kv_heads") == 0);
  }
}

TEST_CASE("heads that cannot share are refused at the number of heads") {
  Config one = groups_of("a b", 1, 1);
  CHECK(error_of([&] { run_experiment(one); }).path == "/attention/num_heads");
  Config stacked = groups_of("a b", 2, 2);
  stacked.attention.head_style = HeadStyle::stacked;
  CHECK(error_of([&] { run_experiment(stacked); }).path == "/attention/num_heads");
}

}  // namespace playground::testing
