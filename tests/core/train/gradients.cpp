// The fused gradient against the tape's, on random models and tasks.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
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

// The fused gradient and loss are the tape's.
void check_gradients(const TrainedModel& model, const fast::Arena& arena,
                     std::span<const float> parameters, const Examples& examples) {
  std::vector<float> tape(static_cast<std::size_t>(arena.size()));
  std::vector<float> fused(tape.size());
  const Prediction expected = tape_gradient(model, arena, parameters, examples, tape);
  const std::int64_t width = *model.config.embedding.d_in;
  TrainedNetwork network(model.config, {width, width}, arena);
  const Prediction prediction = network.forward(parameters.data(), examples);
  network.backward(examples, fused.data());
  CHECK(prediction.counted == expected.counted);
  CHECK(std::abs(prediction.right - expected.right) <= 1);
  const auto wrong = static_cast<std::int64_t>(network.wrong_rows().size());
  CHECK(std::abs(prediction.counted - prediction.right - wrong) <= 1);
  CHECK(double{prediction.loss} == doctest::Approx(double{expected.loss}).epsilon(1e-5));
  const auto largest_of = [&](const fast::Arena::Slice& slice) {
    const auto first = tape.begin() + slice.first;
    const auto [least, most] = std::minmax_element(first, first + count(slice.shape));
    return std::max(std::abs(double{*least}), std::abs(double{*most}));
  };
  for (const fast::Arena::Slice& slice : arena.slices()) {
    // A bias of the keys adds the same to all scores of a query, so its gradient is 0 but for the
    // rounding of what is summed, which is as large as the gradient of the matrix.
    std::string id = slice.id;
    if (id.ends_with("b_key")) id.replace(id.size() - 5, 5, "W_key");
    const double allowed = 1e-5 + 1e-4 * largest_of(*arena.find(id));
    double worst = 0;
    for (std::int64_t i = slice.first; i < slice.first + count(slice.shape); ++i) {
      const auto at = static_cast<std::size_t>(i);
      worst = std::max(worst, std::abs(double{fused[at]} - double{tape[at]}) / allowed);
    }
    CHECK_MESSAGE(worst <= 1, slice.id);
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
    check_gradients({model, trainer.task().vocabulary()}, trainer.arena(), trainer.parameters(),
                    trainer.batch().examples);
  }
  CHECK(tasks.size() == 8);
  CHECK(activations.size() == 5);
  CHECK(norms.size() == 4);
  for (const auto& [task, times] : tasks) CHECK(times >= 15);
  for (const auto& [activation, times] : activations) CHECK(times >= 15);
  for (const auto& [norm, times] : norms) CHECK(times >= 15);
}

// An encoder-decoder, sentences of any length for both of its sides, and its parameters.
struct TwoSides {
  explicit TwoSides(Dice& dice) {
    for (char letter = 'a'; letter <= 'k'; ++letter) vocabulary.emplace_back(1, letter);
    const std::int64_t width = 8 * dice.between(1, 4);
    config.embedding.d_in = width;
    config.context.tokens.emplace();
    config.block = random_block(dice, false);
    config.block->kind = BlockKind::encoder_decoder;
    config.block->deep_norm_alpha = 1.5;
    config.attention.num_heads = dice.coin() ? 2 : 4;
    if (dice.coin()) config.attention.num_kv_heads = 2;
    config.attention.output_projection = dice.coin();
    config.attention.qkv_bias = dice.coin();
    constexpr std::array positions{PositionKind::rotary, PositionKind::learned,
                                   PositionKind::sinusoidal};
    config.position.kind = positions[static_cast<std::size_t>(dice.between(0, 2))];
    config.head.emplace();
    config.head->vocabulary = vocabulary;
    config.head->tied = dice.coin();
    for (std::int64_t sentence = dice.between(1, 4); sentence > 0; --sentence) {
      fill(dice, examples.context_rows, examples.context_ids);
      fill(dice, examples.rows, examples.ids);
    }
    for (std::int64_t i = 0; i < examples.rows.rows(); ++i) {
      examples.targets.push_back(i == 0 ? 3 : dice.between(-1, 10));
    }
    arena = fast::Arena(plan_model({config, vocabulary}, examples).specs);
    for (const float value : random_numbers({arena.size()}, dice.seed()).values) {
      parameters.push_back(0.4F * value);
    }
  }

  void fill(Dice& dice, SentenceRows& rows, std::vector<std::int64_t>& ids) const {
    const std::int64_t tokens = dice.between(1, 13);
    rows.add(tokens);
    for (std::int64_t i = 0; i < tokens; ++i) ids.push_back(dice.between(0, 10));
  }

  std::vector<std::string> vocabulary;
  Config config;
  Examples examples;
  fast::Arena arena{{}};
  std::vector<float> parameters;
};

TEST_CASE("the fused gradient is the tape's on 100 encoder-decoders with sentences of any length") {
  for (unsigned seed = 0; seed < 100; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    const TwoSides model(dice);
    REQUIRE(is_trained_fast(model.config));
    check_gradients({model.config, model.vocabulary}, model.arena, model.parameters,
                    model.examples);
  }
}

// A head drawn from a network, its rows, and a key that each of them sees; now and then -1.
struct DrawnKeys {
  DrawnKeys(Dice& dice, const TwoSides& model, const TrainedNetwork& network)
      : head(network.heads()[static_cast<std::size_t>(
            dice.between(0, static_cast<std::int64_t>(network.heads().size()) - 1))]) {
    const bool encodes = head.stack == StackName::encoder;
    const bool looks_back = !encodes && !head.cross;
    rows = encodes ? model.examples.context_rows : model.examples.rows;
    const SentenceRows& source = looks_back ? rows : model.examples.context_rows;
    for (std::int64_t i = 0; i < rows.sentences(); ++i) {
      for (std::int64_t t = 0; t < rows.tokens(i); ++t) {
        keys.push_back(dice.between(-1, looks_back ? t : source.tokens(i) - 1));
      }
    }
  }

  template <class Visit>
  void for_each(const Visit& visit) const {
    for (std::int64_t i = 0; i < rows.sentences(); ++i) {
      for (std::int64_t t = 0; t < rows.tokens(i); ++t) {
        const auto row = static_cast<std::size_t>(rows.begin(i) + t);
        if (keys[row] >= 0) visit(i, t, row);
      }
    }
  }

  HeadName head;
  SentenceRows rows;
  std::vector<std::int64_t> keys;
};

// Along its gradient a loss grows by the square of the gradient's length.
template <class Loss>
void check_along_gradient(const std::vector<float>& from, const std::vector<float>& gradient,
                          const Loss& loss_at) {
  double square = 0;
  for (const float one : gradient) square += double{one} * double{one};
  if (square < 1e-6) return;
  const double step = 0.003 / std::sqrt(square);
  const auto moved = [&](double by) {
    std::vector<float> parameters = from;
    for (std::size_t i = 0; i < gradient.size(); ++i) {
      parameters[i] += static_cast<float>(by) * gradient[i];
    }
    return loss_at(parameters);
  };
  CHECK((moved(step) - moved(-step)) / (2 * step) == doctest::Approx(square).epsilon(0.01));
}

TEST_CASE("a guide adds the gradient of -log of the weight on its key, for every kind of head") {
  for (unsigned seed = 0; seed < 30; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    TwoSides model(dice);
    const std::int64_t width = *model.config.embedding.d_in;
    TrainedNetwork network(model.config, {width, width}, model.arena);
    if (network.heads().empty()) continue;
    const DrawnKeys drawn(dice, model, network);
    Guide guide{drawn.head, drawn.keys, {}};
    for (std::size_t i = 0; i < drawn.keys.size(); ++i) {
      guide.strengths.push_back(0.1F * static_cast<float>(dice.between(1, 9)));
    }
    std::vector<float> without(model.parameters.size());
    std::vector<float> with(model.parameters.size());
    network.forward(model.parameters.data(), model.examples);
    network.backward(model.examples, without.data());
    network.forward(model.parameters.data(), model.examples);
    model.examples.guides = {guide};
    network.backward(model.examples, with.data());
    for (std::size_t i = 0; i < with.size(); ++i) with[i] -= without[i];
    check_along_gradient(model.parameters, with, [&](const std::vector<float>& parameters) {
      network.forward(parameters.data(), model.examples);
      double loss = 0;
      drawn.for_each([&](std::int64_t sentence, std::int64_t query, std::size_t row) {
        const float weight = network.attention_of(drawn.head)
                                 .weight(sentence, drawn.head.head, query, drawn.keys[row]);
        loss -= double{guide.strengths[row]} * std::log(double{weight});
      });
      return loss;
    });
  }
}

TEST_CASE(
    "rows that are forced look where they are told to, and the gradient is that of so looking") {
  for (unsigned seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    TwoSides model(dice);
    const std::int64_t width = *model.config.embedding.d_in;
    TrainedNetwork network(model.config, {width, width}, model.arena);
    if (network.heads().empty()) continue;
    const DrawnKeys drawn(dice, model, network);
    const double free = double{network.forward(model.parameters.data(), model.examples).loss};
    model.examples.forced = {{drawn.head, drawn.keys}};
    std::vector<float> gradient(model.parameters.size());
    network.forward(model.parameters.data(), model.examples);
    drawn.for_each([&](std::int64_t sentence, std::int64_t query, std::size_t row) {
      const fast::TrainedAttention& attention = network.attention_of(drawn.head);
      CHECK(attention.weight(sentence, drawn.head.head, query, drawn.keys[row]) == 1);
    });
    network.backward(model.examples, gradient.data());
    check_along_gradient(model.parameters, gradient, [&](const std::vector<float>& parameters) {
      return double{network.forward(parameters.data(), model.examples).loss};
    });
    // Nothing is forced where no row has a key.
    std::fill(model.examples.forced[0].keys.begin(), model.examples.forced[0].keys.end(), -1);
    CHECK(double{network.forward(model.parameters.data(), model.examples).loss} == free);
  }
}

TEST_CASE("a head whose rows are all forced learns nothing about where to look") {
  Dice dice(5);
  TwoSides model(dice);
  model.config.block->num_layers = 1;
  model.arena = fast::Arena(plan_model({model.config, model.vocabulary}, model.examples).specs);
  model.parameters.clear();
  for (const float value : random_numbers({model.arena.size()}, 9).values) {
    model.parameters.push_back(0.4F * value);
  }
  const std::int64_t width = *model.config.embedding.d_in;
  TrainedNetwork network(model.config, {width, width}, model.arena);
  const auto rows = static_cast<std::size_t>(model.examples.context_rows.rows());
  for (std::int64_t head = 0; head < model.config.attention.num_heads; ++head) {
    model.examples.forced.push_back(
        {{StackName::encoder, 0, false, head}, std::vector<std::int64_t>(rows, 0)});
  }
  std::vector<float> gradient(model.parameters.size());
  network.forward(model.parameters.data(), model.examples);
  network.backward(model.examples, gradient.data());
  const auto is_flat = [&](const std::string& id) {
    const fast::Arena::Slice& slice = *model.arena.find(id);
    const auto first = gradient.begin() + slice.first;
    return std::all_of(first, first + count(slice.shape), [](float one) { return one == 0; });
  };
  CHECK(is_flat("encoder.0.attention.W_query"));
  CHECK(is_flat("encoder.0.attention.W_key"));
  CHECK_FALSE(is_flat("encoder.0.attention.W_value"));
}

}  // namespace
}  // namespace playground::testing
