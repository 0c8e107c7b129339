// The trainer: it learns, and does the same every time.
#include "core/train/trainer.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "core/run/experiment.h"
#include "core/train/trainers.h"
#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

TrainerConfig small(TaskKind kind) {
  TrainerConfig config;
  config.task.kind = kind;
  config.batch = 16;
  config.optimizer.learning_rate = 0.01;
  config.optimizer.warmup = 10;
  Config& model = config.model;
  model.embedding.d_in = 16;
  model.position.kind = PositionKind::learned;
  model.attention.num_heads = 2;
  model.attention.output_projection = true;
  model.block.emplace();
  model.block->feed_forward = false;
  model.block->norm = Norm::rms;
  model.block->norm_position = NormPosition::pre;
  model.block->final_norm = true;
  return config;
}

std::vector<float> state_after(Trainer& trainer, int steps) {
  for (int i = 0; i < steps; ++i) trainer.take_step();
  return {trainer.state().begin(), trainer.state().end()};
}

double accuracy(const Prediction& prediction) {
  return static_cast<double>(prediction.right) / static_cast<double>(prediction.counted);
}

TEST_CASE("copying is learnt, by a head that looks at the answer") {
  Trainer trainer(small(TaskKind::copy));
  CHECK(trainer.head_scores().empty());
  for (int i = 0; i < 250; ++i) trainer.take_step();
  CHECK(accuracy(trainer.evaluate(trainer.task().length())) > 0.95);
  const auto scores = trainer.head_scores();
  REQUIRE(scores.size() == 2);
  CHECK(std::max(scores[0].answer, scores[1].answer) > 0.3);
}

TEST_CASE("the same request gives the same bits") {
  Trainer first(small(TaskKind::copy));
  Trainer second(small(TaskKind::copy));
  CHECK(state_after(first, 30) == state_after(second, 30));
}

TEST_CASE("a restored state goes on as it did, bit for bit") {
  Trainer trainer(small(TaskKind::sort));
  const std::vector<float> at_ten = state_after(trainer, 10);
  const std::vector<float> at_thirty = state_after(trainer, 20);
  std::copy(at_ten.begin(), at_ten.end(), trainer.state().begin());
  trainer.restore(10);
  CHECK(state_after(trainer, 20) == at_thirty);
}

TEST_CASE("the probe computes with the present parameters") {
  Trainer trainer(small(TaskKind::copy));
  for (int i = 0; i < 250; ++i) trainer.take_step();
  Config config = trainer.probe();
  config.input.tokens = {{"c", "a", "t", "s", "r", "u", "n", "x", "=", "c", "a"}};
  const ExperimentResult result = run_experiment(config);
  const Node& probabilities =
      *std::find_if(result.graph.begin(), result.graph.end(),
                    [](const Node& node) { return node.id == "probabilities"; });
  const std::int64_t classes = probabilities.shape.back();
  CHECK(classes == 27);
  const float* row = &probabilities.values[static_cast<std::size_t>(10 * classes)];
  const auto likeliest = std::max_element(row, row + classes) - row;
  CHECK(trainer.task().vocabulary()[static_cast<std::size_t>(likeliest)] == "t");
  config.input.tokens = {{"C"}};
  CHECK(error_of([&] { run_experiment(config); }).path == "/input");
}

TEST_CASE("a loss that is not finite stops the training and changes nothing") {
  TrainerConfig config = small(TaskKind::copy);
  config.optimizer.learning_rate = 1000;
  config.optimizer.warmup = 0;
  config.optimizer.clip = 0;
  config.optimizer.weight_decay = 1;
  config.model.block->norm = Norm::none;
  config.model.block->final_norm = false;
  Trainer trainer(config);
  bool stopped = false;
  for (int i = 0; i < 200 && !stopped; ++i) {
    const std::vector<float> before(trainer.state().begin(), trainer.state().end());
    const std::int64_t step = trainer.step();
    stopped = trainer.take_step().stopped;
    if (!stopped) continue;
    CHECK(trainer.step() == step);
    CHECK(std::equal(before.begin(), before.end(), trainer.state().begin()));
  }
  CHECK(stopped);
}

TEST_CASE("the mask changes while it trains, and one that does not fit leaves it as it was") {
  TrainerConfig config = small(TaskKind::text);
  config.task.text = "the cat sat on the mat and the dog sat on the log";
  Trainer trainer(config);
  const auto mask_of = [&] { return trainer.config().model.attention.mask; };
  trainer.take_step();
  trainer.set_mask({.kind = MaskKind::none});
  CHECK(mask_of()->kind == MaskKind::none);
  CHECK_FALSE(trainer.take_step().stopped);
  const auto refuse = [&] { trainer.set_mask({.kind = MaskKind::sliding_window}); };
  CHECK(error_of(refuse).code == ErrorCode::missing_field);
  CHECK(mask_of()->kind == MaskKind::none);
}

TEST_CASE("what the fused pass does not compute is trained on the tape") {
  TrainerConfig config = small(TaskKind::majority);
  config.model.attention.score = Score::additive;
  Trainer trainer(config);
  CHECK_FALSE(is_trained_fast(trainer.config().model));
  const float first = trainer.take_step().prediction.loss;
  float last = first;
  for (int i = 0; i < 40; ++i) last = trainer.take_step().prediction.loss;
  CHECK(last < first);
  CHECK(trainer.head_scores().empty());
}

TEST_CASE("a trainer says what is wrong") {
  const auto refused = [](TrainerConfig config) {
    return error_of([&] { const Trainer trainer(std::move(config)); });
  };
  TrainerConfig config = small(TaskKind::copy);
  config.model.block.reset();
  CHECK(refused(config).path == "/block");
  config = small(TaskKind::copy);
  config.model.block->kind = BlockKind::encoder_decoder;
  CHECK(refused(config).path == "/block/kind");
  config = small(TaskKind::copy);
  config.batch = 65;
  CHECK(refused(config).path == "/batch");
}

TEST_CASE("there are at most four trainers at a time") {
  Trainers trainers;
  std::int64_t latest = 0;
  for (int i = 0; i < 4; ++i) latest = trainers.create(small(TaskKind::copy));
  CHECK(error_of([&] { trainers.create(small(TaskKind::copy)); }).code == ErrorCode::too_large);
  trainers.release(latest);
  CHECK(error_of([&] { trainers.at(latest); }).code == ErrorCode::unknown_trainer);
  CHECK(trainers.create(small(TaskKind::copy)) == latest + 1);
  trainers.release_after(latest);
  CHECK(error_of([&] { trainers.at(latest + 1); }).code == ErrorCode::unknown_trainer);
}

}  // namespace
}  // namespace playground::testing
