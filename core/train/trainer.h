// A model that learns a task: step by step, from a seed, and the same bits every time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/fast/backward/network.h"
#include "core/model/config.h"
#include "core/train/optimizer.h"
#include "core/train/task.h"

namespace playground {

struct TrainerConfig {
  Config model;  // without sentences; its vocabulary is that of the task
  TaskConfig task;
  std::int64_t batch = 32;  // examples of a step, 1..limits.batch
  OptimizerConfig optimizer;
};

class Trainer {
 public:
  // Draws the parameters as `run_experiment` does. Throws as it, and as `Task`.
  explicit Trainer(TrainerConfig config);

  const Task& task() const { return task_; }
  const TrainerConfig& config() const { return config_; }
  const fast::Arena& arena() const { return arena_; }
  std::int64_t multiply_adds_per_step() const { return multiply_adds_; }

  std::int64_t step() const { return step_; }  // steps taken

  // One step, on a new batch: what was predicted before the update, the norm of the gradient before
  // it was clipped. If the loss is not finite the parameters stay as they are.
  struct StepResult {
    Prediction prediction;
    double gradient_norm = 0;
    bool stopped = false;
  };
  StepResult take_step();

  // Where the heads look, as the mean weight over the tokens of the latest batch: on the token
  // before, on the first one, on the same word earlier, and on the token with the answer, over the
  // tokens that have one.
  struct HeadScores {
    HeadName head;
    double previous = 0;
    double first = 0;
    double same_word = 0;
    double answer = 0;
  };
  // Empty before the first step, and where the tape computes the model.
  std::vector<HeadScores> head_scores() const;
  // The batch of the latest step.
  const TaskBatch& batch() const { return batch_; }

  // On a batch of any length that is not trained on; not of `text`, which has no other. The heads'
  // scores are those of this batch afterwards.
  Prediction evaluate(std::int64_t length);

  // Changes what may change while it runs. Throws `invalid_value`.
  void set_optimizer(const OptimizerConfig& optimizer) { config_.optimizer = optimizer; }
  void set_mask(const MaskConfig& mask);

  // Parameters, then both moments, each in the order of the arena. The address does not change.
  std::span<float> state() { return state_; }
  std::span<const float> parameters() const;
  // After the state was written to: goes on from there.
  void restore(std::int64_t step);

  // The model on a sentence, with the present parameters: for `run_experiment`.
  Config probe() const;

 private:
  void make_network();
  std::span<float> part(std::int64_t index);
  Prediction predict(const Examples& examples, std::span<float> gradients);

  TrainerConfig config_;
  Task task_;
  std::int64_t multiply_adds_ = 0;
  fast::Arena arena_;
  std::vector<float> state_;
  std::vector<float> gradients_;
  std::optional<TrainedNetwork> network_;  // unset: the tape computes the model
  TaskBatch batch_;
  std::int64_t step_ = 0;
};

}  // namespace playground
