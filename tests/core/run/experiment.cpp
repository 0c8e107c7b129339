#include <cmath>
#include <set>

#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

std::vector<std::string> ids(const ExperimentResult& result) {
  std::vector<std::string> all;
  for (const Node& node : result.graph) all.push_back(node.id);
  return all;
}

TEST_CASE("attention leaves its nodes in the order of the paper") {
  Config config = vectors(3, 4);
  config.attention.mask = MaskConfig{MaskKind::causal};
  CHECK(ids(run_experiment(config)) ==
        std::vector<std::string>{"x", "W_query", "W_key", "W_value", "query", "key", "value",
                                 "scores", "scaled_scores", "mask", "masked_scores",
                                 "weights.maximum", "weights.sum", "weights", "context"});
}

TEST_CASE("split heads, repeated keys, rotary positions and dropout each leave their nodes") {
  Config config = vectors(3, 8);
  config.position.kind = PositionKind::rotary;
  config.attention.num_heads = 4;
  config.attention.num_kv_heads = 2;
  config.attention.output_projection = true;
  config.attention.dropout.rate = 0.5;
  CHECK(ids(run_experiment(config)) == std::vector<std::string>{"x",
                                                                "W_query",
                                                                "W_key",
                                                                "W_value",
                                                                "query",
                                                                "key",
                                                                "value",
                                                                "query_heads",
                                                                "key_heads",
                                                                "value_heads",
                                                                "repeated_key_heads",
                                                                "repeated_value_heads",
                                                                "rotated_query_heads",
                                                                "rotated_key_heads",
                                                                "scores",
                                                                "scaled_scores",
                                                                "weights.maximum",
                                                                "weights.sum",
                                                                "weights",
                                                                "dropout_mask",
                                                                "dropped_weights",
                                                                "context_heads",
                                                                "context",
                                                                "W_output",
                                                                "b_output",
                                                                "output"});
}

TEST_CASE("every input of a node is an earlier node, and every size has an axis") {
  Config config = sentence("a b c");
  config.context.text = {"d e"};
  config.position.kind = PositionKind::learned;
  config.attention.num_heads = 2;
  BlockConfig& block = config.block.emplace();
  block.kind = BlockKind::encoder_decoder;
  block.norm_position = NormPosition::sandwich;
  block.final_norm = true;
  block.dropout.rate = 0.25;
  std::set<std::string> earlier;
  for (const Node& node : run_experiment(config).graph) {
    CAPTURE(node.id);
    for (const std::string& input : node.inputs) CHECK(earlier.count(input) == 1);
    CHECK(earlier.insert(node.id).second);
    CHECK(node.axes.size() == node.shape.size());
    CHECK(static_cast<std::int64_t>(node.values.size()) == count(node.shape));
    CHECK_FALSE(node.title.zh.empty());
    CHECK_FALSE(node.formula.empty());
  }
}

TEST_CASE("no formula has two subscripts on one symbol") {
  Config config = vectors(3, 8);
  config.attention.num_heads = 2;
  config.attention.output_projection = true;
  config.block.emplace().norm_position = NormPosition::sandwich;
  for (const Node& node : run_experiment(config).graph) {
    CAPTURE(node.formula);
    for (std::size_t at = 0; at + 2 < node.formula.size(); ++at) {
      CHECK_FALSE((node.formula[at] == '_' && node.formula[at + 2] == '_'));
    }
  }
}

TEST_CASE("an override replaces a node and everything after it follows") {
  Config config = vectors(2, 2);
  config.overrides["weights"] = numbers({2, 2}, {0, 1, 1, 0}, "/overrides/weights");
  const ExperimentResult result = run_experiment(config);
  const Floats& value = node(result, "value").values;
  CHECK(output(result).values == std::vector<float>{value[2], value[3], value[0], value[1]});
}

TEST_CASE("an overridden parameter does not change what is drawn after it") {
  Config config = vectors(2, 2);
  const ExperimentResult before = run_experiment(config);
  config.overrides["W_query"] = numbers({4}, {1, 0, 0, 1});
  const ExperimentResult after = run_experiment(config);
  CHECK(node(before, "W_key").values == node(after, "W_key").values);
}

TEST_CASE("an overridden dropout mask does not change the masks after it") {
  Config config = vectors(4, 4);
  config.attention.dropout.rate = 0.5;
  config.block.emplace().num_layers = 2;
  const ExperimentResult before = run_experiment(config);
  config.overrides["block.0.attention.dropout_mask"] = numbers({16}, std::vector<float>(16, 1.0F));
  const ExperimentResult after = run_experiment(config);
  const std::string second = "block.1.attention.dropout_mask";
  CHECK(node(before, second).values == node(after, second).values);
}

TEST_CASE("an override of no node is an unknown node") {
  Config config = vectors(2, 2);
  config.overrides["weihgts"] = numbers({4}, {0, 1, 1, 0}, "/overrides/weihgts");
  const InputError error = error_of([&] { run_experiment(config); });
  CHECK(error.code == ErrorCode::unknown_node);
  CHECK(error.path == "/overrides/weihgts");
}

TEST_CASE("an override of another shape is refused") {
  Config config = vectors(2, 2);
  config.overrides["weights"] = numbers({3}, {0, 1, 1}, "/overrides/weights");
  CHECK(error_of([&] { run_experiment(config); }).code == ErrorCode::shape_mismatch);
}

TEST_CASE("given parameters do not change the draws of the others") {
  Config config = vectors(2, 3);
  const ExperimentResult before = run_experiment(config);
  config.weights.values["W_query"] = numbers({3, 3}, std::vector<float>(9, 0.5F));
  const ExperimentResult after = run_experiment(config);
  CHECK(node(after, "W_query").values == std::vector<float>(9, 0.5F));
  CHECK(node(before, "W_value").values == node(after, "W_value").values);
}

TEST_CASE("matrices in torch's layout are transposed, vectors and score matrices are not") {
  Config config = vectors(2, 2);
  config.attention.d_out = 3;
  config.attention.score = Score::bilinear;
  config.weights.layout = WeightLayout::torch;
  config.weights.values["W_query"] = numbers({3, 2}, {1, 2, 3, 4, 5, 6});
  config.weights.values["W_bilinear"] = numbers({3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
  const ExperimentResult result = run_experiment(config);
  CHECK(node(result, "W_query").values == std::vector<float>{1, 3, 5, 2, 4, 6});
  CHECK(node(result, "W_bilinear").values == std::vector<float>{1, 2, 3, 4, 5, 6, 7, 8, 9});
}

TEST_CASE("values for a parameter that the experiment does not have are an unknown node") {
  Config config = vectors(2, 2);
  config.weights.values["b_query"] = numbers({2}, {1, 2}, "/weights/values/b_query");
  CHECK(error_of([&] { run_experiment(config); }).code == ErrorCode::unknown_node);
}

TEST_CASE("a learned table serves both sides and is drawn once") {
  Config config = sentence("a b c");
  config.context.text = {"d e"};
  config.position.kind = PositionKind::learned;
  const ExperimentResult result = run_experiment(config);
  const Floats& own = node(result, "position_encoding").values;
  const Floats& other = node(result, "context_position_encoding").values;
  CHECK(std::equal(other.begin(), other.end(), own.begin()));
}

TEST_CASE("padded tokens have no id and a row of zeros") {
  Config config;
  config.input.text = {"one", "two three"};
  config.input.is_batch = true;
  config.position.kind = PositionKind::sinusoidal;
  const ExperimentResult result = run_experiment(config);
  CHECK(result.tokens.input[0][1].text.empty());
  CHECK_FALSE(result.tokens.input[0][1].id.has_value());
  const Floats& x = node(result, "x").values;
  CHECK(std::all_of(x.begin() + 8, x.begin() + 16, [](float value) { return value == 0; }));
  CHECK(node(result, "mask").shape == Shape{2, 2, 2});
}

TEST_CASE("limits are checked before anything is computed") {
  Config wide = vectors(2, 2);
  wide.attention.d_out = limits.width + 1;
  CHECK(error_of([&] { run_experiment(wide); }).code == ErrorCode::too_large);

  Config deep = vectors(2, 2);
  deep.block.emplace().num_layers = limits.layers + 1;
  CHECK(error_of([&] { run_experiment(deep); }).path == "/block/num_layers");

  // 2 x 16384 x 16384 floats of projections alone: refused at once, not after drawing them.
  Config heavy = vectors(2, limits.width);
  const InputError error = error_of([&] { run_experiment(heavy); });
  CHECK(error.code == ErrorCode::too_large);
  CHECK(error.message.find(std::to_string(limits.floats)) != std::string::npos);

  Config long_sentence;
  long_sentence.input.tokens = {
      std::vector<std::string>(static_cast<std::size_t>(limits.tokens) + 1, "a")};
  CHECK(error_of([&] { run_experiment(long_sentence); }).code == ErrorCode::too_large);

  Config many;
  many.input.text = std::vector<std::string>(static_cast<std::size_t>(limits.batch) + 1, "a");
  many.input.is_batch = true;
  CHECK(error_of([&] { run_experiment(many); }).code == ErrorCode::too_large);
}

TEST_CASE(
    "as many heads as a width has columns are refused by the number of nodes, not by hanging") {
  Config config = vectors(1, 16384);
  config.attention.projections = false;
  config.attention.head_style = HeadStyle::stacked;
  config.attention.num_heads = 16384;
  CHECK(error_of([&] { run_experiment(config); }).code == ErrorCode::too_large);
}

struct Refused {
  void (*change)(Config&);
  ErrorCode code;
  std::string path;
};

TEST_CASE("contradictions are refused at the field to change") {
  const std::vector<Refused> all{
      {[](Config& c) { c.attention.num_heads = 3; }, ErrorCode::invalid_value,
       "/attention/num_heads"},
      {[](Config& c) { c.attention.num_heads = 0; }, ErrorCode::invalid_value,
       "/attention/num_heads"},
      {[](Config& c) {
         c.attention.num_heads = 4;
         c.attention.num_kv_heads = 3;
       },
       ErrorCode::invalid_value, "/attention/num_kv_heads"},
      {[](Config& c) {
         c.attention.num_heads = 2;
         c.attention.num_kv_heads = 1;
         c.attention.head_style = HeadStyle::stacked;
       },
       ErrorCode::invalid_value, "/attention/num_kv_heads"},
      {[](Config& c) { c.attention.d_out = 0; }, ErrorCode::invalid_value, "/attention/d_out"},
      {[](Config& c) { c.attention.mask = MaskConfig{MaskKind::sliding_window}; },
       ErrorCode::missing_field, "/attention/mask/window"},
      {[](Config& c) { c.attention.mask = MaskConfig{MaskKind::sliding_window, 0}; },
       ErrorCode::invalid_value, "/attention/mask/window"},
      {[](Config& c) { c.attention.mask = MaskConfig{MaskKind::prefix}; }, ErrorCode::missing_field,
       "/attention/mask/length"},
      {[](Config& c) { c.attention.mask = MaskConfig{MaskKind::custom}; }, ErrorCode::missing_field,
       "/attention/mask/allowed"},
      {[](Config& c) {
         c.attention.head_style = HeadStyle::untransposed;
         c.attention.num_heads = 2;
         c.attention.mask = MaskConfig{MaskKind::causal};
       },
       ErrorCode::invalid_value, "/attention/mask/kind"},
      {[](Config& c) {
         c.position.kind = PositionKind::rotary;
         c.attention.d_out = 3;
       },
       ErrorCode::invalid_value, "/position/kind"},
      {[](Config& c) {
         c.position.kind = PositionKind::learned;
         c.position.length = 1;
       },
       ErrorCode::invalid_value, "/position/length"},
      {[](Config& c) { c.attention.dropout.rate = 1.5; }, ErrorCode::invalid_value,
       "/attention/dropout/rate"},
      {[](Config& c) { c.block.emplace().kind = BlockKind::encoder_decoder; },
       ErrorCode::missing_field, "/input/context_text"},
      {[](Config& c) {
         c.block.emplace().norm = Norm::deep;
         c.block->norm_position = NormPosition::pre;
       },
       ErrorCode::invalid_value, "/block/norm_position"},
      {[](Config& c) {
         c.context.text = {"a b"};
         c.block.emplace().norm = Norm::deep;
         c.block->kind = BlockKind::encoder_decoder;
       },
       ErrorCode::missing_field, "/block/deep_norm_alpha"},
      {[](Config& c) { c.embedding.d_in = 5; }, ErrorCode::shape_mismatch, "/embedding/d_in"},
      {[](Config& c) { c.input.tokens = {{"a"}}; }, ErrorCode::shape_mismatch, "/input/tokens"},
      {[](Config& c) { c.input.text = {"a"}; }, ErrorCode::invalid_value, "/input/text"},
      {[](Config& c) { c.input.lengths = {5}; }, ErrorCode::invalid_value, "/input/lengths/0"},
      {[](Config& c) { c.context.text = {" "}; }, ErrorCode::invalid_value, "/input/context_text"},
  };
  for (const Refused& refused : all) {
    CAPTURE(refused.path);
    Config config = vectors(3, 8);
    refused.change(config);
    const InputError error = error_of([&] { run_experiment(config); });
    CHECK(name_of(error.code) == name_of(refused.code));
    CHECK(error.path == refused.path);
    CHECK(error.message.size() > 10);
  }
}

TEST_CASE("a token missing from a table is named") {
  Config config = sentence("known unknown");
  config.embedding.kind = EmbeddingKind::table;
  config.embedding.values = VectorsByToken{{"known", {1, 2}}};
  const InputError error = error_of([&] { run_experiment(config); });
  CHECK(error.code == ErrorCode::invalid_value);
  CHECK(error.message.find("unknown") != std::string::npos);
}

TEST_CASE("blocks put their norms at the given position") {
  const auto ends = [](NormPosition position) {
    Config config = vectors(2, 4);
    config.block.emplace().norm_position = position;
    config.block->attention = false;
    std::vector<std::string> all;
    for (const std::string& id : ids(run_experiment(config))) {
      if (id.find("norm_2") == std::string::npos && id.find("residual") == std::string::npos &&
          id.find("feed_forward.output") == std::string::npos) {
        continue;
      }
      if (id.find("gain") == std::string::npos && id.find("bias") == std::string::npos &&
          id.find("mean") == std::string::npos && id.find("variance") == std::string::npos) {
        all.push_back(id.substr(8));
      }
    }
    return all;
  };
  using Ids = std::vector<std::string>;
  CHECK(ends(NormPosition::post) == Ids{"feed_forward.output", "residual_2", "norm_2"});
  CHECK(ends(NormPosition::pre) == Ids{"norm_2", "feed_forward.output", "residual_2"});
  CHECK(ends(NormPosition::sandwich) ==
        Ids{"norm_2", "feed_forward.output", "norm_2_after", "residual_2"});
}

}  // namespace
}  // namespace playground::testing
