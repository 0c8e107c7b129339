// Properties of a model: appending, causality and the size of its buffers.
#include <cmath>

#include "tests/core/fast/models.h"

namespace playground::testing {
namespace {

void check_equal(const std::vector<float>& a, const std::vector<float>& b) {
  REQUIRE(a.size() == b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    CAPTURE(i);
    const double allowed = 1e-5 + 1e-5 * std::abs(double{b[i]});
    CHECK(std::abs(double{a[i]} - double{b[i]}) <= allowed);
  }
}

// The result of x taken in pieces of at most `longest` tokens.
std::vector<float> in_pieces(Model& model, Cache& cache, const std::vector<float>& x,
                             std::int64_t longest, Dice& dice) {
  const auto tokens = static_cast<std::int64_t>(x.size()) / model.width();
  std::vector<float> result(static_cast<std::size_t>(tokens * model.result_width()));
  for (std::int64_t at = 0; at < tokens;) {
    const std::int64_t count = std::min(tokens - at, dice.between(1, longest));
    model.append(cache, x.data() + at * model.width(), count,
                 result.data() + at * model.result_width());
    at += count;
  }
  return result;
}

TEST_CASE("what is appended in pieces equals the whole") {
  for (unsigned seed = 0; seed < 150; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    const std::int64_t tokens = dice.between(1, seed % 10 == 0 ? 300 : 40);
    const Config config = random_causal_config(dice, tokens);
    Model model = model_of(config);
    REQUIRE(model.is_causal());
    Cache cache(model, tokens);
    const std::vector<float>& x = config.input.embeddings->values;
    const std::vector<float> pieces = in_pieces(model, cache, x, dice.coin() ? 1 : 12, dice);
    CHECK(cache.length() == tokens);
    check_equal(pieces, forward_of(model, config));
  }
}

TEST_CASE("a shortened cache has forgotten the tokens from there on") {
  Dice dice(1);
  const Config config = random_causal_config(dice, 30);
  Model model = model_of(config);
  Cache cache(model, 30);
  const std::vector<float>& x = config.input.embeddings->values;
  const std::vector<float> other = random_numbers({20, model.width()}, 5).values;
  in_pieces(model, cache, {x.begin(), x.begin() + 10 * model.width()}, 4, dice);
  in_pieces(model, cache, other, 7, dice);
  cache.shorten(10);
  CHECK(cache.length() == 10);
  const std::vector<float> rest =
      in_pieces(model, cache, {x.begin() + 10 * model.width(), x.end()}, 5, dice);
  const std::vector<float> whole = forward_of(model, config);
  check_equal(rest, {whole.begin() + 10 * model.result_width(), whole.end()});
}

TEST_CASE("a causal result does not change by a bit when later tokens do") {
  for (unsigned seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    Dice dice(seed);
    Config config = random_causal_config(dice, 45);
    Model model = model_of(config);
    const std::vector<float> before = forward_of(model, config);
    const std::int64_t kept = dice.between(1, 44);
    std::vector<float>& x = config.input.embeddings->values;
    for (std::size_t i = static_cast<std::size_t>(kept * model.width()); i < x.size(); ++i) {
      x[i] = -3 * x[i] + 1;
    }
    const std::vector<float> after = forward_of(model, config);
    const auto cells = static_cast<std::ptrdiff_t>(kept * model.result_width());
    CHECK(std::equal(before.begin(), before.begin() + cells, after.begin()));
    CHECK(before != after);
  }
}

TEST_CASE("only causal and sliding masks, with no context but an encoder's, may be appended to") {
  Config config = vectors(3, 4);
  CHECK_FALSE(model_of(config).is_causal());
  config.attention.mask = MaskConfig{MaskKind::causal};
  CHECK(model_of(config).is_causal());
  config.attention.mask = MaskConfig{MaskKind::prefix, {}, 2};
  CHECK_FALSE(model_of(config).is_causal());
  config.attention.mask.reset();
  config.block.emplace();
  CHECK(model_of(config).is_causal());
  config.context.embeddings = random_numbers({2, 4}, 3);
  CHECK_FALSE(model_of(config).is_causal());
  config.block->kind = BlockKind::encoder_decoder;
  CHECK(model_of(config).is_causal());
}

TEST_CASE("a query that sees no key gets zeros") {
  Config config = vectors(3, 4);
  config.attention.mask = MaskConfig{MaskKind::custom};
  config.attention.mask->allowed = numbers({3, 3}, {1, 1, 1, 0, 0, 0, 1, 0, 1});
  Model model = model_of(config);
  const std::vector<float> result = forward_of(model, config);
  for (std::size_t i = 4; i < 8; ++i) CHECK(result[i] == 0);
  CHECK(result[0] != 0);
  CHECK(result[8] != 0);
}

std::int64_t scratch_after(std::int64_t tokens) {
  Config config = vectors(tokens, 8);
  config.attention.num_heads = 2;
  config.block.emplace();
  Model model = model_of(config);
  forward_of(model, config);
  const std::int64_t bytes = model.scratch_bytes();
  forward_of(model, config);
  CHECK(model.scratch_bytes() == bytes);
  return bytes;
}

TEST_CASE("scratch grows with the number of tokens, and a second call of a size adds none") {
  const std::int64_t step = scratch_after(512) - scratch_after(256);
  CHECK(step > 0);
  CHECK(scratch_after(1024) - scratch_after(512) == 2 * step);
  CHECK(scratch_after(2048) - scratch_after(1024) == 4 * step);
}

}  // namespace
}  // namespace playground::testing
