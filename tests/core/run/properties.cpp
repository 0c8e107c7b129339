#include <algorithm>
#include <cmath>
#include <numeric>

#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

using Configure = void (*)(Config&);

// Kinds of attention that do not depend on the positions of tokens.
const std::vector<Configure> kinds{
    [](Config&) {},
    [](Config& c) { c.attention.score = Score::dot; },
    [](Config& c) { c.attention.score = Score::cosine; },
    [](Config& c) { c.attention.score = Score::additive; },
    [](Config& c) { c.attention.score = Score::bilinear; },
    [](Config& c) { c.attention.projections = false; },
    [](Config& c) { c.attention.num_heads = 2; },
    [](Config& c) {
      c.attention.num_heads = 4;
      c.attention.num_kv_heads = 2;
    },
    [](Config& c) {
      c.attention.num_heads = 2;
      c.attention.head_style = HeadStyle::stacked;
    },
    [](Config& c) {
      c.attention.qkv_bias = true;
      c.attention.output_projection = true;
    },
    [](Config& c) { c.attention.normalize = Normalize::softmax_naive; },
    [](Config& c) { c.block.emplace().kind = BlockKind::encoder; },
    [](Config& c) {
      c.block.emplace().kind = BlockKind::encoder;
      c.block->num_layers = 2;
      c.block->norm_position = NormPosition::pre;
    },
    [](Config& c) {
      c.block.emplace().kind = BlockKind::encoder;
      c.block->norm = Norm::rms;
      c.block->norm_position = NormPosition::sandwich;
      c.block->activation = Activation::swiglu;
    },
};

void make_causal(Config& config) { config.attention.mask = MaskConfig{MaskKind::causal}; }

std::vector<float> rows(const Node& node, std::int64_t first, std::int64_t end) {
  const std::int64_t width = node.shape.back();
  return {node.values.begin() + first * width, node.values.begin() + end * width};
}

// The rows of a (1, T, C) node, or of (T, C) numbers, in another order.
std::vector<float> reordered(std::span<const float> values, std::int64_t width,
                             const std::vector<std::int64_t>& order) {
  std::vector<float> result;
  for (const std::int64_t row : order) {
    result.insert(result.end(), values.begin() + row * width, values.begin() + (row + 1) * width);
  }
  return result;
}

bool is_weights(const Node& node) {
  const std::string last = node.id.substr(node.id.rfind('.') + 1);
  return last == "weights" || last == "renormalized_weights";
}

TEST_CASE("rows of weights sum to 1, whatever the kind of attention") {
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    for (const bool causal : {false, true}) {
      CAPTURE(kind);
      CAPTURE(causal);
      Config config = vectors(7, 8);
      kinds[kind](config);
      if (causal) make_causal(config);
      std::size_t seen = 0;
      for (const Node& each : run_experiment(config).graph) {
        if (!is_weights(each)) continue;
        const auto width = static_cast<std::size_t>(each.shape.back());
        for (auto row = each.values.begin(); row != each.values.end();
             row += static_cast<std::ptrdiff_t>(width)) {
          const double sum = std::accumulate(row, row + static_cast<std::ptrdiff_t>(width), 0.0);
          CHECK(sum == doctest::Approx(1).epsilon(1e-6));
          ++seen;
        }
      }
      CHECK(seen >= 7);
    }
  }
}

TEST_CASE("causal outputs do not depend on later tokens with given embeddings") {
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    CAPTURE(kind);
    Config config = vectors(6, 8);
    kinds[kind](config);
    make_causal(config);
    const ExperimentResult before = run_experiment(config);
    for (std::size_t i = 4 * 8; i < 6 * 8; ++i) config.input.embeddings->values[i] += 0.5F;
    const ExperimentResult after = run_experiment(config);
    CHECK(rows(output(before), 0, 4) == rows(output(after), 0, 4));
    CHECK(rows(output(before), 4, 6) != rows(output(after), 4, 6));
  }
}

TEST_CASE("causal outputs do not depend on later tokens with token embeddings") {
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    CAPTURE(kind);
    Config first = sentence("the cat sat on a mat");
    Config second = sentence("the cat sat on my hat today");
    kinds[kind](first);
    kinds[kind](second);
    make_causal(first);
    make_causal(second);
    const ExperimentResult before = run_experiment(first);
    const ExperimentResult after = run_experiment(second);
    check_close(rows(output(before), 0, 4), rows(output(after), 0, 4), 1e-6);
  }
}

TEST_CASE("without positions, permuting tokens permutes outputs") {
  const std::vector<std::int64_t> order{3, 0, 5, 1, 4, 2};
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    CAPTURE(kind);
    Config config = vectors(6, 8);
    kinds[kind](config);
    const ExperimentResult before = run_experiment(config);
    config.input.embeddings->values = reordered(config.input.embeddings->values, 8, order);
    const ExperimentResult after = run_experiment(config);
    const std::int64_t width = output(before).shape.back();
    check_close(output(after).values, reordered(output(before).values, width, order), 2e-6);
  }
}

TEST_CASE("with positions, permuting tokens changes more than the order") {
  for (const PositionKind kind :
       {PositionKind::sinusoidal, PositionKind::learned, PositionKind::rotary}) {
    Config config = vectors(3, 8);
    config.position.kind = kind;
    const ExperimentResult before = run_experiment(config);
    config.input.embeddings->values = reordered(config.input.embeddings->values, 8, {2, 1, 0});
    const ExperimentResult after = run_experiment(config);
    const std::vector<float> expected = reordered(output(before).values, 8, {2, 1, 0});
    double apart = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      apart = std::max(apart, std::abs(double{expected[i]} - output(after).values[i]));
    }
    CHECK(apart > 1e-3);
  }
}

TEST_CASE("both masking methods agree where the scores of a row differ by less than 80") {
  const std::vector<MaskConfig> masks{{MaskKind::causal},
                                      {MaskKind::sliding_window, 2},
                                      {MaskKind::prefix, std::nullopt, 3},
                                      {MaskKind::custom, std::nullopt, std::nullopt,
                                       numbers({5, 5}, {1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 0, 1, 1,
                                                        1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1})}};
  for (const MaskConfig& mask : masks) {
    for (const float spread : {1.0F, 8.0F}) {
      Config config = vectors(5, 8);
      config.input.embeddings = random_numbers({5, 8}, 7, spread);
      config.attention.num_heads = 2;
      config.attention.mask = mask;
      const ExperimentResult by_infinity = run_experiment(config);
      config.attention.mask_method = MaskMethod::renormalize;
      const ExperimentResult by_division = run_experiment(config);
      check_close(node(by_infinity, "weights").values,
                  node(by_division, "renormalized_weights").values, 1e-5);
      check_close(output(by_infinity).values, output(by_division).values, 1e-5);
    }
  }
}

// Columns first..first+count of a (C, D) matrix.
GivenNumbers columns(const Node& matrix, std::int64_t first, std::int64_t number) {
  GivenNumbers result{{matrix.shape[0], number}, {}, "/weights"};
  for (std::int64_t row = 0; row < matrix.shape[0]; ++row) {
    const auto begin = matrix.values.begin() + row * matrix.shape[1] + first;
    result.values.insert(result.values.end(), begin, begin + number);
  }
  return result;
}

TEST_CASE("stacked heads equal split heads with the same weights") {
  Config split = vectors(5, 6);
  split.attention.num_heads = 3;
  split.attention.d_out = 6;
  make_causal(split);
  const ExperimentResult together = run_experiment(split);

  Config stacked = split;
  stacked.attention.head_style = HeadStyle::stacked;
  stacked.attention.d_out = 2;
  for (std::int64_t head = 0; head < 3; ++head) {
    for (const char* name : {"W_query", "W_key", "W_value"}) {
      const std::string id = "head." + std::to_string(head) + "." + name;
      stacked.weights.values[id] = columns(node(together, name), head * 2, 2);
    }
  }
  check_close(output(run_experiment(stacked)).values, output(together).values);
}

TEST_CASE("multi-query equals multi-head with repeated keys and values") {
  Config shared = vectors(5, 8);
  shared.attention.num_heads = 4;
  shared.attention.num_kv_heads = 1;
  const ExperimentResult one = run_experiment(shared);

  Config repeated = shared;
  repeated.attention.num_kv_heads.reset();
  for (const char* name : {"W_key", "W_value"}) {
    const Node& narrow = node(one, name);  // (8, 2)
    GivenNumbers wide{{8, 8}, {}, "/weights"};
    for (std::int64_t row = 0; row < 8; ++row) {
      for (int copy = 0; copy < 4; ++copy) {
        wide.values.insert(wide.values.end(), narrow.values.begin() + row * 2,
                           narrow.values.begin() + row * 2 + 2);
      }
    }
    repeated.weights.values[name] = wide;
  }
  repeated.weights.values["W_query"] = numbers({8, 8}, rows(node(one, "W_query"), 0, 8));
  check_close(output(run_experiment(repeated)).values, output(one).values);
}

TEST_CASE("a fully masked row gives weights 0 and context 0") {
  for (const MaskMethod method : {MaskMethod::minus_infinity, MaskMethod::renormalize}) {
    for (const Normalize normalize :
         {Normalize::softmax, Normalize::softmax_naive, Normalize::sum}) {
      Config config = vectors(3, 4);
      config.attention.normalize = normalize;
      config.attention.mask_method = method;
      config.attention.mask = MaskConfig{MaskKind::custom, std::nullopt, std::nullopt,
                                         numbers({3, 3}, {0, 0, 0, 1, 1, 0, 1, 1, 1})};
      const ExperimentResult result = run_experiment(config);
      CHECK(rows(output(result), 0, 1) == std::vector<float>(4, 0.0F));
      for (const Node& each : result.graph) {
        if (each.id == "weights" && method == MaskMethod::renormalize) continue;  // unmasked
        if (is_weights(each)) CHECK(rows(each, 0, 1) == std::vector<float>(3, 0.0F));
      }
    }
  }
}

TEST_CASE("with given embeddings, renaming tokens changes nothing but labels") {
  Config config = vectors(4, 8);
  config.block.emplace();
  config.input.tokens = {{"we", "all", "sing", "now"}};
  const ExperimentResult before = run_experiment(config);
  config.input.tokens = {{"b", "a", "b", "日"}};
  const ExperimentResult after = run_experiment(config);
  REQUIRE(before.graph.size() == after.graph.size());
  for (std::size_t i = 0; i < before.graph.size(); ++i) {
    CHECK(before.graph[i].id == after.graph[i].id);
    CHECK(before.graph[i].values == after.graph[i].values);
  }
  CHECK(after.tokens.input[0][3].text == "日");
}

TEST_CASE("a sentence in a padded batch has the same results as alone") {
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    CAPTURE(kind);
    Config alone = sentence("one two three");
    Config batch;
    batch.input.text = {"one two three", "a b c d e"};
    batch.input.is_batch = true;
    kinds[kind](alone);
    kinds[kind](batch);
    const ExperimentResult single = run_experiment(alone);
    const ExperimentResult padded = run_experiment(batch);
    check_close(rows(output(padded), 0, 3), rows(output(single), 0, 3), 2e-6);
  }
}

TEST_CASE("untransposed heads never mix tokens") {
  Config config = vectors(4, 8);
  config.attention.num_heads = 2;
  config.attention.head_style = HeadStyle::untransposed;
  const ExperimentResult before = run_experiment(config);
  CHECK(node(before, "scores").shape == Shape{1, 4, 2, 2});
  for (std::size_t i = 0; i < 8; ++i) config.input.embeddings->values[i] += 1;
  const ExperimentResult after = run_experiment(config);
  CHECK(rows(output(before), 1, 4) == rows(output(after), 1, 4));
  CHECK(rows(output(before), 0, 1) != rows(output(after), 0, 1));
}

TEST_CASE("the same request gives the same graph, bit for bit") {
  Config config = sentence("again and again");
  config.block.emplace().dropout = {0.3, 5, DropoutGenerator::torch};
  config.attention.dropout = {0.5, 7, DropoutGenerator::torch_mkl};
  const ExperimentResult first = run_experiment(config);
  const ExperimentResult second = run_experiment(config);
  for (std::size_t i = 0; i < first.graph.size(); ++i) {
    CHECK(first.graph[i].values == second.graph[i].values);
  }
}

}  // namespace
}  // namespace playground::testing
