// The optimizers that train a model, with the updates of torch.optim.
#pragma once

#include <cstdint>
#include <span>

namespace playground {

enum class OptimizerKind { adamw, sgd };
enum class Schedule { constant, cosine };

struct OptimizerConfig {
  OptimizerKind kind = OptimizerKind::adamw;
  double learning_rate = 0.003;
  double beta_1 = 0.9;  // of adamw
  double beta_2 = 0.99;
  double epsilon = 1e-8;
  double momentum = 0;  // of sgd
  double weight_decay = 0.01;
  std::int64_t warmup = 50;  // steps until the whole learning rate; 0: none
  Schedule schedule = Schedule::constant;
  std::int64_t decay_steps = 1000;  // of cosine: steps until it reaches 0
  double clip = 1;                  // the largest norm of the gradient; 0: any
};

// The learning rate of a step, counted from 1: it rises by equal amounts during the warm-up, and
// with `cosine` falls along half a wave after it.
double learning_rate(const OptimizerConfig& config, std::int64_t step);

// The norm of all gradients together (Euclidean).
double norm_of(std::span<const float> gradients);

// Scales the gradients down to the norm `most`, as torch.nn.utils.clip_grad_norm_; returns the norm
// before. `most` 0 leaves them as they are.
double clip_norm(std::span<float> gradients, double most);

// Row by row as many floats; the moments begin as zeros.
struct OptimizerState {
  std::span<float> parameters;
  std::span<float> first;   // of adamw: the mean of gradients; of sgd with momentum: their sum
  std::span<float> second;  // of adamw: the mean of their squares
};

// One update, the `step`-th counted from 1. AdamW: Loshchilov and Hutter 2019, algorithm 2.
void update(const OptimizerConfig& config, std::int64_t step, std::span<const float> gradients,
            const OptimizerState& state);

}  // namespace playground
