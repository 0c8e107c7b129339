// Where the heads of a model look whose weights were set by hand: what the trainer says of heads is
// held to what they are known to do.
#include <doctest/doctest.h>

#include <algorithm>

#include "core/train/trainer.h"

namespace playground::testing {
namespace {

// How sharply the heads look; the scores themselves are 0 or 1.
constexpr double sharpness = 40;

// A square matrix, row-major, with `value` where a feature is passed on to another.
class Matrix {
 public:
  Matrix(std::int64_t rows, std::int64_t cols)
      : rows_(rows), cols_(cols), values_(static_cast<std::size_t>(rows * cols)) {}

  Matrix& pass(std::int64_t from, std::int64_t to, std::int64_t count, float value = 1) {
    for (std::int64_t i = 0; i < count; ++i) {
      values_[static_cast<std::size_t>((from + i) * cols_ + to + i)] = value;
    }
    return *this;
  }
  GivenNumbers given() const { return {{rows_, cols_}, values_, "/weights/values"}; }

 private:
  std::int64_t rows_;
  std::int64_t cols_;
  std::vector<float> values_;
};

// Two layers that answer the task of induction (Elhage et al. 2021, "A Mathematical Framework for
// Transformer Circuits"). A vector has V places for the word, V for the word before it, and T for
// its position. The first head looks at the position before, and notes down the word there; the
// second looks for its own word among those noted down, and copies the word that it finds. That the
// word at the place itself is subtracted from the key makes up for the first word, whose head can
// only look at itself.
TrainerConfig induction_by_hand() {
  TrainerConfig config;
  config.task.kind = TaskKind::induction;
  config.batch = 16;
  config.optimizer.learning_rate = 0;
  const Task task(config.task);
  const auto words = static_cast<std::int64_t>(task.vocabulary().size());
  const std::int64_t tokens = task.tokens(task.longest());
  const std::int64_t width = 2 * words + tokens;
  const std::int64_t before = words;
  const std::int64_t positions = 2 * words;

  Config& model = config.model;
  model.embedding.d_in = width;
  model.position.kind = PositionKind::learned;
  model.position.length = tokens;
  model.attention.scale = sharpness;
  model.attention.output_projection = true;
  model.attention.mask.emplace().kind = MaskKind::causal;
  model.block.emplace();
  model.block->feed_forward = false;
  model.block->norm = Norm::none;
  model.block->num_layers = 2;
  model.head.emplace().tied = true;

  const auto square = [&] { return Matrix(width, width); };
  auto& values = model.weights.values;
  values["embedding"] = Matrix(words, width).pass(0, 0, words).given();
  values["position_encoding"] = Matrix(tokens, width).pass(0, positions, tokens).given();
  values["block.0.attention.W_query"] = square().pass(positions, positions, tokens).given();
  values["block.0.attention.W_key"] = square().pass(positions, positions + 1, tokens - 1).given();
  values["block.0.attention.W_value"] = square().pass(0, 0, words).given();
  values["block.0.attention.W_output"] = square().pass(0, before, words).given();
  values["block.1.attention.W_query"] = square().pass(0, 0, words).given();
  values["block.1.attention.W_key"] = square().pass(before, 0, words).pass(0, 0, words, -1).given();
  values["block.1.attention.W_value"] = square().pass(0, 0, words).given();
  values["block.1.attention.W_output"] = square().pass(0, 0, words, 8).given();
  for (const char* bias : {"block.0.attention.b_output", "block.1.attention.b_output"}) {
    values[bias] = {{width}, std::vector<float>(static_cast<std::size_t>(width)), bias};
  }
  return config;
}

TEST_CASE("the heads of a model built by hand are found for what they are") {
  Trainer trainer(induction_by_hand());
  trainer.take_step();
  const auto scores = trainer.head_scores();
  REQUIRE(scores.size() == 2);
  CHECK(scores[0].previous > 0.999);
  CHECK(scores[0].answer < 0.2);
  CHECK(scores[0].same_word < 0.2);
  CHECK(scores[1].answer > 0.9);
  CHECK(scores[1].previous < 0.2);
  CHECK(scores[1].same_word < 0.1);
}

TEST_CASE("a model built by hand answers at any length, and not without its first layer") {
  TrainerConfig config = induction_by_hand();
  const auto share = [](const Prediction& prediction) {
    return static_cast<double>(prediction.right) / static_cast<double>(prediction.counted);
  };
  Trainer whole(config);
  const std::int64_t longest = whole.task().longest();
  CHECK(share(whole.evaluate(whole.task().length())) > 0.9);
  CHECK(share(whole.evaluate(longest / 2)) > 0.9);
  auto& noted = config.model.weights.values["block.0.attention.W_output"].values;
  std::fill(noted.begin(), noted.end(), 0.0F);
  CHECK(share(Trainer(config).evaluate(longest / 2)) < 0.2);
}

}  // namespace
}  // namespace playground::testing
