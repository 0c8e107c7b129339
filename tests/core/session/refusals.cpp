// The requests that a session refuses, and the limits on sessions.
#include <string>
#include <vector>

#include "core/session/sessions.h"
#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

Config one_block() {
  Config config;
  config.block.emplace();
  return config;
}

std::string refused(const Config& config, std::optional<std::int64_t> max_tokens = 8) {
  const InputError error = error_of([&] { plan_session(config, max_tokens); });
  return error.path + " " + std::string(name_of(error.code));
}

struct Setting {
  std::string path;
  Config config;
};

template <class Change>
Setting setting(const std::string& path, Change change) {
  Config config = one_block();
  change(config);
  return {path, config};
}

std::vector<Setting> settings() {
  return {
      setting("/attention/score", [](Config& c) { c.attention.score = Score::additive; }),
      setting("/attention/score", [](Config& c) { c.attention.score = Score::bilinear; }),
      setting("/attention/score", [](Config& c) { c.attention.score = Score::cosine; }),
      setting("/attention/projections", [](Config& c) { c.attention.projections = false; }),
      setting("/attention/head_style",
              [](Config& c) {
                c.attention.head_style = HeadStyle::untransposed;
                c.attention.num_heads = 2;
              }),
      setting("/attention/head_style",
              [](Config& c) { c.attention.head_style = HeadStyle::stacked; }),
      setting("/attention/mask/kind",
              [](Config& c) { c.attention.mask = MaskConfig{MaskKind::prefix, {}, 2}; }),
      setting("/attention/mask_method",
              [](Config& c) { c.attention.mask_method = MaskMethod::renormalize; }),
      setting("/attention/normalize",
              [](Config& c) { c.attention.normalize = Normalize::softmax_naive; }),
      setting("/attention/normalize", [](Config& c) { c.attention.normalize = Normalize::sum; }),
      setting("/attention/dropout/rate", [](Config& c) { c.attention.dropout.rate = 0.5; }),
      setting("/block/norm", [](Config& c) { c.block->norm = Norm::batch; }),
      setting("/block/norm", [](Config& c) { c.block->norm = Norm::deep; }),
      setting("/block/dropout/rate", [](Config& c) { c.block->dropout.rate = 0.5; }),
  };
}

}  // namespace

TEST_CASE("what the fast engine does not support is refused at its field") {
  std::size_t refusals = 0;
  for (const auto& [path, config] : settings()) {
    CAPTURE(path);
    if (is_fast(config)) {
      plan_session(config, 8);
      continue;
    }
    ++refusals;
    CHECK(refused(config) == path + " invalid_value");
  }
  CHECK(refusals > 4);
}

TEST_CASE("of several such fields one that must change is named") {
  Config config = one_block();
  config.attention.dropout.rate = 0.5;
  config.block->dropout.rate = 0.5;
  CHECK(refused(config) == "/block/dropout/rate invalid_value");
  config.block->dropout.rate = 0;
  CHECK(refused(config) == "/attention/dropout/rate invalid_value");
}

TEST_CASE("settings that need two sentences, or one of a certain length, are refused") {
  Config config = one_block();
  config.block->kind = BlockKind::encoder_decoder;
  CHECK(refused(config) == "/block/kind invalid_value");
  config = one_block();
  config.attention.mask = MaskConfig{MaskKind::custom, {}, {}, numbers({8, 8}, {})};
  CHECK(refused(config) == "/attention/mask/kind invalid_value");
  config = one_block();
  config.position.kind = PositionKind::learned;
  CHECK(refused(config, 65) == "/max_tokens invalid_value");
  config.position.length = 10;
  CHECK(refused(config, 65) == "/position/length invalid_value");
  config = one_block();
  config.embedding.kind = EmbeddingKind::random;
  CHECK(refused(config) == "/embedding/kind invalid_value");
}

TEST_CASE("contradictions and limits are those of a run, checked before anything is allocated") {
  Config config = one_block();
  config.attention.num_heads = 3;
  CHECK(refused(config) == "/attention/num_heads invalid_value");
  CHECK(refused(one_block(), 0) == "/max_tokens invalid_value");
  CHECK(refused(one_block(), 4097) == "/max_tokens too_large");
  config = one_block();
  config.weights.values["nonesuch"] = numbers({1}, {1});
  Sessions sessions;
  CHECK(error_of([&] { sessions.create(config, {}); }).code == ErrorCode::unknown_node);
  config = one_block();
  config.embedding.kind = EmbeddingKind::table;
  config.embedding.d_in = 2;
  config.embedding.values = VectorsByToken{{"a", {1, 2}}, {"b", {1}}};
  CHECK(error_of([&] { sessions.create(config, {}); }).code == ErrorCode::shape_mismatch);
  config = one_block();
  config.embedding.d_in = 4096;  // a billion floats
  config.block->num_layers = 5;
  const InputError error = error_of([&] { sessions.create(config, 8); });
  CHECK(error.code == ErrorCode::too_large);
  CHECK(error.message.find("release") != std::string::npos);
  config.attention.projections = false;
  config.block->feed_forward = false;
  config.block->num_layers = 64;
  CHECK(error_of([&] { sessions.create(config, 4096); }).code == ErrorCode::too_large);
}

TEST_CASE("a handle is valid until its session is released, and never again") {
  Sessions sessions;
  const Sessions::Handle first = sessions.create(one_block(), 4);
  const Sessions::Handle second = sessions.create(one_block(), 5);
  CHECK(sessions.at(first).sizes().max_tokens == 4);
  CHECK(sessions.at(second).sizes().max_tokens == 5);
  sessions.release(second);
  for (const Sessions::Handle stale : {second, Sessions::Handle{0}, Sessions::Handle{-1}}) {
    CHECK(error_of([&] { sessions.at(stale); }).code == ErrorCode::unknown_session);
    const InputError error = error_of([&] { sessions.release(stale); });
    CHECK(error.path == "/session");
  }
  CHECK(sessions.create(one_block(), 4) > second);
  sessions.at(first).forward(4, 0);
}

TEST_CASE("the number of sessions is limited, and so are the floats of all of them") {
  Sessions sessions;
  for (std::int64_t i = 0; i < limits.sessions; ++i) sessions.create(one_block(), 1);
  CHECK(error_of([&] { sessions.create(one_block(), 1); }).code == ErrorCode::too_large);
  sessions.release(1);
  sessions.create(one_block(), 1);

  // Keys and values of 3,700 tokens in 64 layers: 121 million floats, and 17 million of weights;
  // more than half of the limit.
  Config large = one_block();
  large.embedding.d_in = 256;
  large.block->num_layers = 64;
  large.block->feed_forward = false;
  Sessions few;
  few.create(large, 3700);
  CHECK(error_of([&] { few.create(large, 3700); }).code == ErrorCode::too_large);
  few.create(one_block(), 1);
  few.release(1);
  few.create(large, 3700);
}

}  // namespace playground::testing
