// Sessions against the tape: the same parameters give the same numbers, however the tokens arrive.
#include "core/session/session.h"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

constexpr std::int64_t tokens = 9;
constexpr std::int64_t width = 12;

Config plain() {
  Config config;
  config.embedding.d_in = width;
  return config;
}

Config causal() {
  Config config = plain();
  config.attention.mask = MaskConfig{MaskKind::causal};
  return config;
}

Config stack() {
  Config config = plain();
  config.block.emplace();
  config.block->norm_position = NormPosition::pre;
  config.block->activation = Activation::gelu;
  config.block->num_layers = 2;
  config.block->final_norm = true;
  config.attention.num_heads = 2;
  config.attention.qkv_bias = true;
  config.attention.output_projection = true;
  return config;
}

struct Case {
  std::string name;
  Config config;
};

template <class Change>
Case changed(const std::string& name, Config config, Change change) {
  change(config);
  return {name, std::move(config)};
}

// Experiments that the fast engine supports.
std::vector<Case> cases() {
  return {
      {"attention", plain()},
      {"causal attention", causal()},
      {"a stack", stack()},
      changed("an encoder", stack(), [](Config& c) { c.block->kind = BlockKind::encoder; }),
      changed("sinusoidal", stack(), [](Config& c) { c.position.kind = PositionKind::sinusoidal; }),
      changed("learned", stack(), [](Config& c) { c.position = {PositionKind::learned, 20}; }),
      changed("learned, of a seed", causal(),
              [](Config& c) {
                c.position = {PositionKind::learned, 20};
                c.embedding.seed = 7;
              }),
      changed("rotary", stack(), [](Config& c) { c.position.kind = PositionKind::rotary; }),
      changed("grouped queries", causal(),
              [](Config& c) {
                c.attention.num_heads = 4;
                c.attention.num_kv_heads = 2;
              }),
      changed("wider", causal(), [](Config& c) { c.attention.d_out = 20; }),
      changed("a window", stack(),
              [](Config& c) { c.attention.mask = MaskConfig{MaskKind::sliding_window, 3}; }),
      changed("a given weight", causal(),
              [](Config& c) { c.weights.values["W_key"] = random_numbers({width, width}, 5); }),
  };
}

std::vector<float> vectors_of(std::int64_t count, unsigned seed = 3) {
  return random_numbers({count, width}, seed).values;
}

std::vector<float> by_run(Config config, const std::vector<float>& x) {
  const auto rows = static_cast<std::int64_t>(x.size()) / width;
  config.input.embeddings = numbers({rows, width}, x);
  return numbers_of(output(run_experiment(config)));
}

// Appends so many rows of x, from row `first` on, to those before them.
std::vector<float> forward(Session& session, const std::vector<float>& x, std::int64_t first,
                           std::int64_t rows) {
  std::copy_n(x.begin() + first * width, rows * width, session.input().begin());
  session.forward(rows, session.appends() ? first : 0);
  const auto floats = static_cast<std::ptrdiff_t>(rows * session.sizes().d_out);
  return {session.output().begin(), session.output().begin() + floats};
}

void check_contract(const std::vector<float>& fast, const std::vector<float>& tape) {
  REQUIRE(fast.size() == tape.size());
  for (std::size_t i = 0; i < fast.size(); ++i) {
    CAPTURE(i);
    CHECK(std::abs(fast[i] - tape[i]) <= 1e-5F + 1e-5F * std::abs(tape[i]));
  }
}

Session session_of(const Config& config, std::optional<std::int64_t> max_tokens = tokens) {
  return Session(plan_session(config, max_tokens));
}

}  // namespace

TEST_CASE("a session computes what a run with the same vectors does") {
  for (const auto& [name, config] : cases()) {
    CAPTURE(name);
    const std::vector<float> x = vectors_of(tokens);
    Session session = session_of(config);
    check_contract(forward(session, x, 0, tokens), by_run(config, x));
    const std::vector<float> other = vectors_of(4, 8);
    check_contract(forward(session, other, 0, 4), by_run(config, other));
  }
}

TEST_CASE("appended tokens have the same results as in the whole sentence") {
  std::size_t appending = 0;
  for (const auto& [name, config] : cases()) {
    CAPTURE(name);
    Session session = session_of(config);
    if (!session.appends()) continue;
    ++appending;
    const std::vector<float> x = vectors_of(tokens);
    const std::vector<float> whole = by_run(config, x);
    std::vector<float> pieces;
    for (const auto& [first, rows] : {std::pair(0, 4), std::pair(4, 1), std::pair(5, 4)}) {
      const std::vector<float> piece = forward(session, x, first, rows);
      pieces.insert(pieces.end(), piece.begin(), piece.end());
      CHECK(session.length() == first + rows);
    }
    check_contract(pieces, whole);
  }
  CHECK(appending == cases().size() - 2);
}

TEST_CASE("kept tokens stay in the cache, the others are forgotten") {
  Session session = session_of(stack());
  std::vector<float> x = vectors_of(tokens);
  forward(session, x, 0, tokens);
  std::fill(x.begin() + 6 * width, x.end(), 0.5F);
  const std::vector<float> end = forward(session, x, 6, 2);
  CHECK(session.length() == 8);
  x.resize(8 * width);
  const std::vector<float> whole = by_run(stack(), x);
  check_contract(end, {whole.begin() + 6 * width, whole.end()});
}

TEST_CASE("words are looked up as in a run") {
  Config config = stack();
  config.position.kind = PositionKind::sinusoidal;
  Session session = session_of(config);
  Config run = config;
  run.input.text = {"One small step, 一步"};
  const std::vector<float> whole = numbers_of(output(run_experiment(run)));
  const std::int64_t read = session.read(run.input, Tokenizer::word);
  CHECK(read == 6);
  session.forward(read, 0);
  check_contract({session.output().begin(), session.output().begin() + read * width}, whole);

  Config table = causal();
  table.embedding.kind = EmbeddingKind::table;
  table.embedding.values = VectorsByToken{{"a", vectors_of(1, 4)}, {"b", vectors_of(1, 5)}};
  Session of_table = session_of(table);
  table.input.tokens = {{"b", "a", "b"}};
  CHECK(of_table.read(table.input, Tokenizer::word) == 3);
  of_table.forward(3, 0);
  check_contract({of_table.output().begin(), of_table.output().begin() + 3 * width},
                 numbers_of(output(run_experiment(table))));
  table.input.tokens = {{"c"}};
  CHECK(error_of([&] { of_table.read(table.input, Tokenizer::word); }).path == "/input");
}

TEST_CASE("the sentence must be one, and fit") {
  Session session = session_of(causal());
  const auto refused = [&](const Sentences& sentence) {
    const InputError error = error_of([&] { session.read(sentence, Tokenizer::word); });
    return error.path + " " + std::string(name_of(error.code));
  };
  CHECK(refused({}) == "/input missing_field");
  CHECK(refused(sentence(" ").input) == "/input/text invalid_value");
  CHECK(refused(sentence("a b c d e f g h i j").input) == "/input too_large");
  CHECK(refused(vectors(3, width + 1).input) == "/here shape_mismatch");
  Sentences two;
  two.tokens = {{"a"}, {"b"}};
  CHECK(refused(two) == "/input invalid_value");
}

TEST_CASE("tokens and those kept must fit; a refusal changes nothing") {
  Session session = session_of(causal());
  const std::vector<float> x = vectors_of(tokens);
  forward(session, x, 0, 5);
  const auto refused = [&](std::int64_t count, std::int64_t keep) {
    const InputError error = error_of([&] { session.forward(count, keep); });
    return error.path + " " + std::string(name_of(error.code));
  };
  CHECK(refused(0, 0) == "/input invalid_value");
  CHECK(refused(-1, 0) == "/input invalid_value");
  CHECK(refused(1, 6) == "/keep invalid_value");
  CHECK(refused(1, -1) == "/keep invalid_value");
  CHECK(refused(10, 0) == "/input too_large");
  CHECK(refused(5, 5) == "/input too_large");
  CHECK(refused(std::int64_t{1} << 62, 5) == "/input too_large");
  CHECK(session.length() == 5);
  forward(session, x, 5, 4);
  CHECK(session.length() == 9);

  Session looking_ahead = session_of(plain());
  forward(looking_ahead, x, 0, 5);
  CHECK(looking_ahead.length() == 0);
  const InputError error = error_of([&] { looking_ahead.forward(1, 1); });
  CHECK(error.path == "/keep");
  CHECK(error.message.find("causal") != std::string::npos);
}

TEST_CASE("a session reports its sizes") {
  const SessionSizes sizes = plan_session(stack(), tokens).sizes;
  CHECK(sizes.d_in == width);
  CHECK(sizes.d_out == width);
  const std::int64_t layer = 4 * (width * width + width) +            // attention
                             8 * width * width + 4 * width + width +  // feed-forward
                             4 * width;                               // two norms
  CHECK(sizes.parameters == 2 * layer + 2 * width);
  CHECK(sizes.floats == sizes.parameters + tokens * width * (1 + 4 + 1));
  CHECK(plan_session(plain(), {}).sizes.max_tokens == 1024);
  Config learned = plain();
  learned.position.kind = PositionKind::learned;
  CHECK(plan_session(learned, {}).sizes.max_tokens == 64);
  Config wide = plain();
  wide.attention.d_out = 5;
  CHECK(plan_session(wide, {}).sizes.d_out == 5);
}

}  // namespace playground::testing
