// The fused gradient against the tape's, on random models and tasks.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/train/tape_gradient.h"
#include "core/train/trainer.h"
#include "tests/core/fast/configurations.h"

namespace playground::testing {
namespace {

TrainerConfig random_trainer(Dice& dice) {
  TrainerConfig config;
  config.task.kind = static_cast<TaskKind>(dice.between(0, 7));
  config.task.seed = dice.seed();
  config.task.fixed_offset = dice.coin();
  config.batch = dice.between(1, 5);
  Config& model = config.model;
  const std::int64_t width = 4 * dice.between(1, 6);
  model.embedding.d_in = width;
  model.weights.seed = dice.seed();
  model.block = random_block(dice, false);
  configure_attention(dice, width, {config.batch, 40, 0}, model);
  model.attention.projections = true;
  model.attention.d_out.reset();
  if (model.attention.mask && model.attention.mask->kind == MaskKind::custom) {
    model.attention.mask.reset();
  }
  if (model.position.kind == PositionKind::rotary && width / model.attention.num_heads % 2 != 0) {
    model.position.kind = PositionKind::learned;
  }
  model.position.length.reset();
  model.head.emplace();
  model.head->tied = dice.coin();
  model.head->bias = !model.head->tied && dice.coin();
  return config;
}

// Gains of one and biases of zero would hide mistakes.
void shake(Dice& dice, Trainer& trainer) {
  const GivenNumbers noise = random_numbers({trainer.arena().size()}, dice.seed());
  for (std::size_t i = 0; i < noise.values.size(); ++i) {
    trainer.state()[i] += 0.3F * noise.values[i];
  }
}

TEST_CASE("the fused gradient is the tape's on 300 random models") {
  std::map<TaskKind, int> tasks;
  std::map<Activation, int> activations;
  std::map<Norm, int> norms;
  for (unsigned seed = 0; seed < 300; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    Trainer trainer(random_trainer(dice));
    const Config& model = trainer.config().model;
    REQUIRE(is_trained_fast(model));
    shake(dice, trainer);
    ++tasks[trainer.task().config().kind];
    ++activations[model.block->activation];
    ++norms[model.block->norm];
    const Examples& examples = trainer.batch().examples;
    std::vector<float> tape(static_cast<std::size_t>(trainer.arena().size()));
    std::vector<float> fused(tape.size());
    const Prediction expected = tape_gradient({model, trainer.task().vocabulary()}, trainer.arena(),
                                              trainer.parameters(), examples, tape);
    const std::int64_t width = *model.embedding.d_in;
    TrainedNetwork network(model, {width, width}, trainer.arena());
    const Prediction prediction = network.forward(trainer.parameters().data(), examples);
    network.backward(examples, fused.data());
    CHECK(prediction.counted == expected.counted);
    CHECK(std::abs(prediction.right - expected.right) <= 1);
    CHECK(double{prediction.loss} == doctest::Approx(double{expected.loss}).epsilon(1e-5));
    const auto largest_of = [&](const fast::Arena::Slice& slice) {
      const auto first = tape.begin() + slice.first;
      const auto [least, most] = std::minmax_element(first, first + count(slice.shape));
      return std::max(std::abs(double{*least}), std::abs(double{*most}));
    };
    for (const fast::Arena::Slice& slice : trainer.arena().slices()) {
      // A bias of the keys adds the same to all scores of a query, so its gradient is 0 but for the
      // rounding of what is summed, which is as large as the gradient of the matrix.
      std::string id = slice.id;
      if (id.ends_with("b_key")) id.replace(id.size() - 5, 5, "W_key");
      const double allowed = 1e-5 + 1e-4 * largest_of(*trainer.arena().find(id));
      double worst = 0;
      for (std::int64_t i = slice.first; i < slice.first + count(slice.shape); ++i) {
        const auto at = static_cast<std::size_t>(i);
        worst = std::max(worst, std::abs(double{fused[at]} - double{tape[at]}) / allowed);
      }
      CHECK_MESSAGE(worst <= 1, slice.id);
    }
  }
  CHECK(tasks.size() == 8);
  CHECK(activations.size() == 5);
  CHECK(norms.size() == 4);
  for (const auto& [task, times] : tasks) CHECK(times >= 15);
  for (const auto& [activation, times] : activations) CHECK(times >= 15);
  for (const auto& [norm, times] : norms) CHECK(times >= 15);
}

}  // namespace
}  // namespace playground::testing
