// What studies count, against counting the shapes and masks of whole runs.
#include <cstdint>

#include "core/graph/node.h"
#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

using Counts = std::vector<std::int64_t>;

Config causal(std::int64_t tokens, std::int64_t width) {
  Config config = vectors(tokens, width);
  config.attention.mask = MaskConfig{MaskKind::causal};
  return config;
}

bool has_role(const Node& node, std::string_view role) {
  return node.role != nullptr && node.role->name == role;
}

// Multiplications of the node: those of its products, of pairs that the mask allows only.
std::int64_t multiplications(const ExperimentResult& result, const Node& node) {
  const auto cells = static_cast<std::int64_t>(node.values.size());
  const Shape& left =
      node.inputs.empty() ? node.shape : testing::node(result, node.inputs[0]).shape;
  if (node.op == "linear") return cells * left.back();
  const bool scores = has_role(node, "scores");
  const bool context = has_role(node, "context_heads") || (node.op == "matmul");
  if (!scores && !context) return 0;
  const std::int64_t tokens = left[left.size() - 2];
  const std::int64_t allowed = tokens * (tokens + 1) / 2;
  return scores ? cells / (tokens * tokens) * allowed * left.back() : cells / tokens * allowed;
}

std::int64_t multiplications(const ExperimentResult& result) {
  std::int64_t sum = 0;
  for (const Node& each : result.graph) sum += multiplications(result, each);
  return sum;
}

// Numbers of keys and values, before shared ones are repeated.
std::int64_t kept(const ExperimentResult& result, bool projections) {
  std::int64_t sum = 0;
  for (const Node& each : result.graph) {
    const bool own = has_role(each, "key") || has_role(each, "value");
    if (own) sum += static_cast<std::int64_t>(each.values.size());
  }
  return projections ? sum : 2 * static_cast<std::int64_t>(node(result, "x").values.size());
}

std::vector<AttentionConfig> attentions() {
  std::vector<AttentionConfig> all(6);
  all[1].num_heads = 4;
  all[1].num_kv_heads = 2;
  all[1].output_projection = true;
  all[2].num_heads = 2;
  all[2].d_out = 4;
  all[2].head_style = HeadStyle::stacked;
  all[3].projections = false;
  all[4].score = Score::dot;
  all[4].mask_method = MaskMethod::renormalize;
  all[4].d_out = 12;
  all[5].head_style = HeadStyle::untransposed;
  for (AttentionConfig& each : all) each.mask = MaskConfig{MaskKind::causal};
  return all;
}

}  // namespace

TEST_CASE("a cache counts what whole runs multiply") {
  constexpr std::int64_t tokens = 5;
  for (const AttentionConfig& attention : attentions()) {
    CAPTURE(&attention - &attentions()[0]);
    Config config = causal(tokens, 8);
    config.attention = attention;
    config.study = {StudyKind::cache, tokens};
    const ExperimentResult result = run_experiment(config);
    const Node& cache = node(result, "study.cache");
    const Counts with = parameter<Counts>(cache, "with");
    const Counts without = parameter<Counts>(cache, "without");
    const Counts all_with = parameter<Counts>(cache, "all_with");
    const Counts all_without = parameter<Counts>(cache, "all_without");
    const Counts bytes = parameter<Counts>(cache, "bytes");
    std::int64_t before = 0;
    std::int64_t sum = 0;
    for (std::int64_t t = 1; t <= tokens; ++t) {
      const auto at = static_cast<std::size_t>(t - 1);
      Config begun = causal(t, 8);
      begun.attention = attention;
      const ExperimentResult beginning = run_experiment(begun);
      const std::int64_t now = multiplications(beginning);
      sum += now;
      CHECK(without[at] == now);
      CHECK(with[at] == now - before);
      CHECK(all_with[at] == now);
      CHECK(all_without[at] == sum);
      CHECK(bytes[at] == 4 * kept(beginning, attention.projections));
      CHECK(cache.values[2 * at] == static_cast<float>(now));
      CHECK(cache.values[2 * at + 1] == static_cast<float>(sum));
      before = now;
    }
    CHECK(parameter<std::int64_t>(cache, "length_with") == all_with.back());
    CHECK(parameter<std::int64_t>(cache, "length_without") == all_without.back());
    CHECK(parameter<std::int64_t>(cache, "length_bytes") == bytes.back());
  }
}

TEST_CASE("a cache counts to lengths beyond the sentence") {
  Config config = causal(3, 8);
  config.study = {StudyKind::cache, 4096};
  const Node cache = node(run_experiment(config), "study.cache");
  CHECK(parameter<std::int64_t>(cache, "length_with") == 135036928);
  CHECK(parameter<std::int64_t>(cache, "length_without") == 184997183488);
  CHECK(parameter<std::int64_t>(cache, "length_bytes") == 262144);
  CHECK(parameter<double>(cache, "length_ratio") == doctest::Approx(1369.97).epsilon(1e-5));
  CHECK(parameter<Counts>(cache, "lengths").size() == 13);
  CHECK(parameter<Counts>(cache, "lengths").back() == limits.tokens);
  CHECK(parameter<Counts>(cache, "lengths_without").back() == 184997183488);
}

TEST_CASE("the numbers of an attention are the same with a study") {
  Config config = causal(4, 8);
  const ExperimentResult plain = run_experiment(config);
  config.study.kind = StudyKind::cache;
  const ExperimentResult studied = run_experiment(config);
  CHECK(studied.output == plain.output);
  REQUIRE(studied.graph.size() == plain.graph.size() + 1);
  for (std::size_t i = 0; i < plain.graph.size(); ++i) {
    CHECK(studied.graph[i].id == plain.graph[i].id);
    CHECK(numbers_of(studied.graph[i]) == numbers_of(plain.graph[i]));
  }
}

TEST_CASE("with a cache the mask is causal unless another is given") {
  Config config = vectors(3, 8);
  config.study.kind = StudyKind::cache;
  CHECK(has_node(run_experiment(config), "masked_scores"));
}

TEST_CASE("a cache is refused where nothing can be kept, at the setting to change") {
  const auto path_of = [](auto change) {
    Config config = causal(3, 8);
    config.study.kind = StudyKind::cache;
    change(config);
    return error_of([&] { run_experiment(config); }).path;
  };
  CHECK(path_of([](Config& config) { config.attention.mask = MaskConfig{MaskKind::none}; }) ==
        "/attention/mask/kind");
  CHECK(path_of([](Config& config) { config.attention.score = Score::additive; }) ==
        "/attention/score");
  CHECK(path_of([](Config& config) { config.attention.score = Score::cosine; }) ==
        "/attention/score");
  CHECK(path_of([](Config& config) { config.block.emplace(); }) == "/study/kind");
  CHECK(path_of([](Config& config) { config.context.embeddings = random_numbers({3, 8}, 2); }) ==
        "/study/kind");
  CHECK(path_of([](Config& config) {
          config.attention.num_heads = 2;
          config.attention.head_style = HeadStyle::untransposed;
          config.attention.mask.reset();
        }) == "/attention/head_style");
}

}  // namespace playground::testing
