// A decoder that is appended to after its encoder, and heads that are told of or switched off.
#include <array>
#include <cmath>

#include "tests/core/fast/models.h"

namespace playground::testing {
namespace {

// An encoder-decoder of one sentence whose decoder looks back only.
Config random_translator(Dice& dice, std::int64_t tokens, std::int64_t context_tokens) {
  Config config;
  do {
    config = random_config(dice, {1, tokens, context_tokens});
    config.input.lengths.reset();
    config.context.lengths.reset();
  } while (
      !config.block || config.block->kind != BlockKind::encoder_decoder ||
      !config.block->attention ||
      (config.position.kind != PositionKind::none && config.position.kind != PositionKind::rotary));
  config.attention.mask = MaskConfig{MaskKind::causal};
  return config;
}

Batch batch_of(const GivenNumbers& vectors) { return {vectors.values.data(), 1, vectors.shape[1]}; }

std::vector<float> whole_of(Model& model, const Config& config) {
  const Batch x = batch_of(*config.input.embeddings);
  const Batch context = batch_of(*config.context.embeddings);
  std::vector<float> result(static_cast<std::size_t>(x.tokens * model.result_width()));
  model.forward(x, &context, result.data());
  return result;
}

void check_near(std::span<const float> a, std::span<const float> b) {
  REQUIRE(a.size() == b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    CAPTURE(i);
    CHECK(std::abs(double{a[i]} - double{b[i]}) <= 1e-5 + 1e-5 * std::abs(double{b[i]}));
  }
}

TEST_CASE("a decoder that is appended to equals the whole") {
  for (unsigned seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    const std::int64_t tokens = dice.between(1, 30);
    const Config config = random_translator(dice, tokens, dice.between(1, 40));
    Model model = model_of(config);
    REQUIRE(model.is_causal());
    const std::vector<float> whole = whole_of(model, config);
    Cache cache(model, tokens);
    const std::vector<float>& x = config.input.embeddings->values;
    for (int time = 0; time < 2; ++time) {  // a sentence that is read again begins anew
      model.read_context(cache, batch_of(*config.context.embeddings));
      CHECK(cache.length() == 0);
      std::vector<float> pieces(whole.size());
      for (std::int64_t at = 0; at < tokens;) {
        const std::int64_t count = std::min(tokens - at, dice.between(1, 3));
        model.append(cache, x.data() + at * model.width(), count,
                     pieces.data() + at * model.result_width());
        at += count;
      }
      check_near(pieces, whole);
    }
  }
}

TEST_CASE("caches that are appended to at once hold what each does by itself, to the last bit") {
  for (unsigned seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    const std::int64_t at_once = dice.between(1, 2);
    const std::int64_t steps = dice.between(1, 6);
    const std::int64_t tokens = at_once * steps;
    const Config config = random_translator(dice, tokens, dice.between(1, 12));
    Model model = model_of(config);
    const std::vector<float>& x = config.input.embeddings->values;
    const Batch context = batch_of(*config.context.embeddings);
    const std::vector<float>& read = config.context.embeddings->values;
    const std::vector<float> backwards(read.rbegin(), read.rend());
    std::vector<Cache> alone;
    std::vector<Cache> together;
    for (std::vector<Cache>* caches : {&alone, &together}) {
      for (const std::vector<float>* rows : {&read, &backwards}) {
        caches->emplace_back(model, tokens);
        model.read_context(caches->back(), {rows->data(), 1, context.tokens});
      }
    }
    const std::int64_t cells = at_once * model.width();
    const auto results = static_cast<std::size_t>(at_once * model.result_width());
    for (std::int64_t step = 0; step < steps; ++step) {
      // The second one reads the pieces from behind.
      std::vector<float> both(x.begin() + step * cells, x.begin() + (step + 1) * cells);
      both.insert(both.end(), x.end() - (step + 1) * cells, x.end() - step * cells);
      std::vector<float> expected(2 * results);
      model.append(alone[0], both.data(), at_once, expected.data());
      model.append(alone[1], both.data() + cells, at_once, expected.data() + results);
      std::vector<float> result(expected.size());
      model.append(std::array{&together[0], &together[1]}, both.data(), at_once, result.data());
      CHECK(result == expected);
    }
    CHECK(together[1].length() == tokens);
  }
}

TEST_CASE("the row that is told of a head is that of the tape") {
  for (unsigned seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    const std::int64_t tokens = dice.between(1, 12);
    const Config config = random_translator(dice, tokens, dice.between(1, 12));
    const std::int64_t heads = config.attention.num_heads;
    const HeadName head{StackName::decoder, dice.between(0, config.block->num_layers - 1),
                        dice.coin(), dice.between(0, heads - 1)};
    Model model = model_of(config);
    Cache cache(model, tokens);
    model.read_context(cache, batch_of(*config.context.embeddings));
    HeadRow row{head};
    std::vector<float> result(static_cast<std::size_t>(tokens * model.result_width()));
    model.append(cache, config.input.embeddings->values.data(), tokens, result.data(), &row);
    const ExperimentResult run = run_experiment(config);
    const Node& weights =
        node(run, block_name(head.stack, head.block) +
                      (head.cross ? ".cross_attention.weights" : ".attention.weights"));
    const std::int64_t keys = weights.shape.back();
    const float* last = weights.values.data() + ((head.head + 1) * tokens - 1) * keys;
    check_near(row.weights, {last, static_cast<std::size_t>(keys)});
  }
}

TEST_CASE("a silent head adds as little as one whose rows of the output projection are zeros") {
  for (unsigned seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    Config config;
    do {
      config = random_translator(dice, 7, 9);
    } while (!config.attention.output_projection);
    const std::int64_t heads = config.attention.num_heads;
    const HeadName head{dice.coin() ? StackName::encoder : StackName::decoder,
                        dice.between(0, config.block->num_layers - 1), false,
                        dice.between(0, heads - 1)};
    Model model = model_of(config);
    const std::vector<float> before = whole_of(model, config);
    model.silence({head});
    const std::vector<float> silent = whole_of(model, config);
    model.silence({});
    CHECK(whole_of(model, config) == before);

    const std::string id = block_name(head.stack, head.block) + ".attention.W_output";
    const ExperimentResult run = run_experiment(config);
    Tensor projection{node(run, id).shape, {}};
    projection.values.assign(node(run, id).values.begin(), node(run, id).values.end());
    const std::size_t rows = projection.values.size() / static_cast<std::size_t>(heads);
    std::fill_n(projection.values.begin() +
                    static_cast<std::ptrdiff_t>(static_cast<std::size_t>(head.head) * rows),
                rows, 0.0F);
    config.weights.values[id] = {projection.shape, projection.values, ""};
    Model changed = model_of(config);
    CHECK(silent == whole_of(changed, config));
  }
}

}  // namespace
}  // namespace playground::testing
