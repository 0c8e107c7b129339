// Gradients of runs and programs; tests/differential holds them against autograd.
#include "tests/core/run/program_support.h"

namespace playground::testing {
namespace {

GradientOf of(std::string node, std::optional<std::int64_t> index = {}) {
  return {std::move(node), index, "/gradient/of"};
}

Config with_loss(const std::string& text) {
  Config config = sentence(text);
  config.attention.num_heads = 2;
  config.head.emplace();
  config.targets = TargetsConfig{.next = true};
  config.gradients = {of("loss")};
  return config;
}

float loss_of(const Config& config) { return node(run_experiment(config), "loss").values[0]; }

ExperimentResult run_with(std::vector<ProgramEntry> entries, std::vector<GradientOf> gradients,
                          std::map<std::string, GivenNumbers> overrides = {}) {
  return run_program(
      {std::move(entries), default_seed, std::move(overrides), std::move(gradients)});
}

TEST_CASE("every gradient has the shape, the axes and the place of its node") {
  const ExperimentResult result = run_experiment(with_loss("one step at a time"));
  std::size_t gradients = 0;
  for (const Node& each : result.graph) {
    if (each.role == nullptr || each.role->name != "gradient") continue;
    CAPTURE(each.id);
    ++gradients;
    const Node& own = node(result, each.of);
    CHECK(each.id == "gradient." + own.id);
    CHECK(each.shape == own.shape);
    CHECK(each.axes == own.axes);
    CHECK(each.place.part == own.place.part);
    CHECK(each.title.en == "Gradient: " + own.title.en);
    CHECK(each.title.zh == own.title.zh + "的梯度");
  }
  CHECK(gradients > 15);
  CHECK(result.output == "probabilities");
}

TEST_CASE("a nudge of one number moves the loss by its gradient") {
  const Config config = with_loss("one step at a time");
  const ExperimentResult result = run_experiment(config);
  for (const char* id : {"W_query", "W_value", "W_head", "scores", "context"}) {
    CAPTURE(id);
    const Node& nudged = node(result, id);
    for (const std::size_t cell : {std::size_t{0}, nudged.values.size() / 2}) {
      constexpr float step = 0.01F;
      const auto moved = [&](float by) {
        Config other = config;
        other.gradients.clear();
        GivenNumbers given = numbers(nudged.shape, numbers_of(nudged));
        given.values[cell] += by;
        other.overrides[id] = given;
        return static_cast<double>(loss_of(other));
      };
      const double slope = (moved(step) - moved(-step)) / (2.0 * step);
      const float gradient = node(result, std::string("gradient.") + id).values[cell];
      CHECK(static_cast<double>(gradient) == doctest::Approx(slope).epsilon(0.01).scale(0.02));
    }
  }
}

TEST_CASE("the loss is the mean over the tokens that have a next one") {
  const ExperimentResult result = run_experiment(with_loss("to be or not to be"));
  const Values losses = numbers_of(node(result, "loss_per_token"));
  REQUIRE(losses.size() == 6);
  CHECK(losses.back() == 0);
  double sum = 0;
  for (const float each : losses) sum += each;
  CHECK(node(result, "loss").values[0] == doctest::Approx(sum / 5).epsilon(1e-6));
}

TEST_CASE("parts of a gradient add up to it") {
  const ExperimentResult result = run_experiment(with_loss("one step at a time"));
  Values sum(node(result, "x").values.size(), 0);
  for (const char* reader : {"value", "key", "query"}) {
    const Values part = numbers_of(node(result, std::string("gradient.x.from.") + reader));
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += part[i];
  }
  check_close(numbers_of(node(result, "gradient.x")), sum);
}

TEST_CASE("a node that the request overrides has a gradient and passes none on") {
  Config config = with_loss("one step at a time");
  const ExperimentResult free = run_experiment(config);
  config.overrides["weights"] =
      numbers(node(free, "weights").shape, numbers_of(node(free, "weights")));
  const ExperimentResult result = run_experiment(config);
  CHECK(has_node(result, "gradient.weights"));
  CHECK(!has_node(result, "gradient.scores"));
  CHECK(has_node(result, "gradient.W_value"));
  CHECK(!has_node(result, "gradient.W_query"));
}

TEST_CASE("a second pass differentiates a gradient") {
  // y = x^3: 3 x^2 and 6 x.
  const ExperimentResult result =
      run_with({values("x", {1}, {2}), call("square", "multiply", {"x", "x"}),
                call("y", "multiply", {"square", "x"})},
               {of("y"), of("gradient.x", 0), of("gradient_2.x", 0)});
  CHECK(node(result, "gradient.x").values == Values{12});
  CHECK(node(result, "gradient_2.x").values == Values{12});
  CHECK(node(result, "gradient_3.x").values == Values{6});
}

TEST_CASE("what has no gradient is said at the field to change") {
  const std::vector<ProgramEntry> entries{
      values("x", {3, 2}, {1, 2, 3, 4, 5, 7}), call("y", "tanh", {"x"}),
      call("z", "principal_components", {"x"}, {{"components", std::int64_t{1}}})};
  const auto refused = [&](GradientOf gradient) {
    return error_of([&] { run_with(entries, {std::move(gradient)}); });
  };
  CHECK(refused(of("nonesuch")).code == ErrorCode::unknown_node);
  CHECK(refused(of("y")).code == ErrorCode::invalid_value);
  CHECK(refused(of("y", 6)).code == ErrorCode::invalid_value);
  CHECK(refused(of("z", 0)).code == ErrorCode::invalid_value);
  CHECK(refused(of("z", 0)).path == "/gradient/of");
  const auto third = [&] {
    run_with(entries, {of("y", 0), of("gradient.x", 0), of("gradient_2.x", 0)});
  };
  CHECK(error_of(third).code == ErrorCode::invalid_value);
}

TEST_CASE("gradients count towards the limits before anything is computed") {
  Config config = vectors(limits.tokens, 8);
  run_experiment(vectors(16, 8));
  config.attention.num_heads = 8;
  config.gradients = {of("context", 0)};
  CHECK(error_of([&] { run_experiment(config); }).code == ErrorCode::too_large);
}

TEST_CASE("a head needs tokens, targets need a head, and a target is a token of the sentences") {
  Config config = vectors(3, 8);
  config.head.emplace();
  CHECK(error_of([&] { run_experiment(config); }).path == "/head");
  config = sentence("a b c");
  config.targets = TargetsConfig{.next = true};
  CHECK(error_of([&] { run_experiment(config); }).path == "/head");
  config.head.emplace();
  config.targets = TargetsConfig{.lists = {{"b", std::nullopt, "d"}}};
  CHECK(error_of([&] { run_experiment(config); }).path == "/targets");
  config.targets = TargetsConfig{.lists = {{"b", std::nullopt, "a"}}};
  CHECK(node(run_experiment(config), "loss_per_token").values[1] == 0);
  config.targets = TargetsConfig{.lists = {{"b"}}};
  CHECK(error_of([&] { run_experiment(config); }).code == ErrorCode::shape_mismatch);
  config = sentence("alone");
  config.head.emplace();
  config.targets = TargetsConfig{.next = true};
  CHECK(error_of([&] { run_experiment(config); }).path == "/targets");
}

TEST_CASE("a tied head scores with the embedding table and needs its width") {
  Config config = with_loss("a b c");
  config.head->tied = true;
  const ExperimentResult result = run_experiment(config);
  CHECK(!has_node(result, "W_head"));
  CHECK(has_node(result, "gradient.embedding.from.logits"));
  config.attention.d_out = 4;
  CHECK(error_of([&] { run_experiment(config); }).path == "/head/tied");
}

}  // namespace
}  // namespace playground::testing
