#include "core/train/trainer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/limits.h"
#include "core/base/message.h"
#include "core/model/parameters.h"
#include "core/train/tape_gradient.h"

namespace playground {
namespace {

// Batches with these numbers are never trained on.
constexpr std::int64_t unseen = std::int64_t{1} << 40;

TrainerConfig settled(TrainerConfig config, const Task& task) {
  Config& model = config.model;
  require(model.block.has_value(), ErrorCode::missing_field, {"/block"},
          {"a model that learns needs a block; give block", "要学习的模型需要块；请给出 block"});
  require(model.block->kind != BlockKind::encoder_decoder, ErrorCode::invalid_value,
          {"/block/kind"},
          {"the tasks have one sentence, and an encoder_decoder reads two; use decoder or encoder",
           "这些任务只有一个句子，而 encoder_decoder 要读两个；请用 decoder 或 encoder"});
  require(config.batch >= 1 && config.batch <= limits.batch, ErrorCode::invalid_value, {"/batch"},
          {"must lie in 1..{0}", "必须在 1 到 {0} 之间"}, limits.batch);
  if (!model.head) model.head.emplace();
  model.head->vocabulary = task.vocabulary();
  if (!model.position.length) model.position.length = task.tokens(task.longest());
  return config;
}

std::vector<float> drawn(const TrainerConfig& config, const Task& task,
                         const std::vector<ParameterSpec>& specs, const fast::Arena& arena) {
  const Parameters parameters = make_parameters(specs, config.model, task.vocabulary());
  std::vector<float> state(static_cast<std::size_t>(3 * arena.size()));
  for (const fast::Arena::Slice& slice : arena.slices()) {
    const std::vector<float>& values = parameters.at(slice.id).values;
    std::copy(values.begin(), values.end(), state.data() + slice.first);
  }
  return state;
}

}  // namespace

Trainer::Trainer(TrainerConfig config)
    : config_(std::move(config)), task_(config_.task), arena_({}) {
  config_ = settled(std::move(config_), task_);
  batch_ = task_.batch(config_.batch, task_.length(), 0);
  const ModelPlan plan = plan_model({config_.model, task_.vocabulary()}, batch_.examples);
  arena_ = fast::Arena(plan.specs);
  multiply_adds_ = 3 * plan.multiply_adds;
  state_ = drawn(config_, task_, plan.specs, arena_);
  gradients_.resize(static_cast<std::size_t>(arena_.size()));
  make_network();
}

void Trainer::make_network() {
  const Config& model = config_.model;
  const std::int64_t width = arena_.find("embedding")->shape[1];
  network_.reset();
  if (is_trained_fast(model)) network_.emplace(model, Widths{width, width}, arena_);
}

std::span<float> Trainer::part(std::int64_t index) {
  const auto size = static_cast<std::size_t>(arena_.size());
  return std::span(state_).subspan(static_cast<std::size_t>(index) * size, size);
}

std::span<const float> Trainer::parameters() const {
  return std::span(state_).first(static_cast<std::size_t>(arena_.size()));
}

Prediction Trainer::predict(const Examples& examples, std::span<float> gradients) {
  if (!network_) {
    return tape_gradient({config_.model, task_.vocabulary()}, arena_, parameters(), examples,
                         gradients);
  }
  const Prediction prediction = network_->forward(state_.data(), examples);
  if (!gradients.empty()) network_->backward(examples, gradients.data());
  return prediction;
}

Trainer::StepResult Trainer::take_step() {
  batch_ = task_.batch(config_.batch, task_.length(), step_);
  StepResult result;
  result.prediction = predict(batch_.examples, gradients_);
  result.gradient_norm = clip_norm(gradients_, config_.optimizer.clip);
  result.stopped = !std::isfinite(result.prediction.loss) || !std::isfinite(result.gradient_norm);
  if (result.stopped) return result;
  ++step_;
  update(config_.optimizer, step_, gradients_, {part(0), part(1), part(2)});
  return result;
}

std::vector<Trainer::HeadScores> Trainer::head_scores() const {
  std::vector<HeadScores> all;
  if (!network_ || step_ == 0) return all;
  const Examples& examples = batch_.examples;
  const std::int64_t rows = examples.rows.rows();
  const std::int64_t tokens = examples.rows.tokens(0);  // all examples of a task are as long
  // The latest earlier place of the same word; -1: none.
  std::vector<std::int64_t> same(static_cast<std::size_t>(rows), -1);
  for (std::int64_t i = 0; i < rows; ++i) {
    for (std::int64_t j = i - i % tokens; j < i; ++j) {
      const bool is_same =
          examples.ids[static_cast<std::size_t>(j)] == examples.ids[static_cast<std::size_t>(i)];
      if (is_same) same[static_cast<std::size_t>(i)] = j % tokens;
    }
  }
  const auto mean = [&](const HeadName& head, auto key_of) {
    const fast::TrainedAttention& attention = network_->attention_of(head);
    double sum = 0;
    std::int64_t count = 0;
    for (std::int64_t i = 0; i < rows; ++i) {
      const std::int64_t key = key_of(i);
      if (key < 0) continue;
      sum += double{attention.weight(i / tokens, head.head, i % tokens, key)};
      ++count;
    }
    return count == 0 ? 0 : sum / static_cast<double>(count);
  };
  for (const HeadName& head : network_->heads()) {
    HeadScores scores{head};
    scores.previous = mean(head, [&](std::int64_t i) { return i % tokens - 1; });
    scores.first = mean(head, [&](std::int64_t i) { return i % tokens == 0 ? -1 : 0; });
    scores.same_word =
        mean(head, [&](std::int64_t i) { return same[static_cast<std::size_t>(i)]; });
    scores.answer =
        mean(head, [&](std::int64_t i) { return batch_.sources[static_cast<std::size_t>(i)]; });
    all.push_back(scores);
  }
  return all;
}

Prediction Trainer::evaluate(std::int64_t length) {
  task_.require_length(length, "/evaluate");
  const TaskBatch batch = task_.batch(config_.batch, length, unseen);
  plan_model({config_.model, task_.vocabulary()}, batch.examples);  // refuses what does not fit
  return predict(batch.examples, {});
}

void Trainer::set_mask(const MaskConfig& mask) {
  const std::optional<MaskConfig> before = std::exchange(config_.model.attention.mask, mask);
  try {
    plan_model({config_.model, task_.vocabulary()}, batch_.examples);
  } catch (...) {
    config_.model.attention.mask = before;
    throw;
  }
  make_network();
}

void Trainer::restore(std::int64_t step) {
  step_ = step;
  batch_ = task_.batch(config_.batch, task_.length(), std::max<std::int64_t>(0, step - 1));
}

Config Trainer::probe() const {
  Config config = config_.model;
  for (const fast::Arena::Slice& slice : arena_.slices()) {
    const float* from = parameters().data() + slice.first;
    config.weights.values[slice.id] = {slice.shape, {from, from + count(slice.shape)}, "/trainer"};
  }
  config.weights.layout = WeightLayout::in_out;
  return config;
}

}  // namespace playground
