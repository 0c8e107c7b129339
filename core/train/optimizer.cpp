#include "core/train/optimizer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/kernels/elementary.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

// base^exponent by multiplication, as the C libraries differ in the last bit of std::pow.
double power(double base, std::int64_t exponent) {
  double result = 1;
  for (double factor = base; exponent > 0; exponent /= 2, factor *= factor) {
    if (exponent % 2 == 1) result *= factor;
  }
  return result;
}

void adamw(const OptimizerConfig& config, std::int64_t step, std::span<const float> gradients,
           const OptimizerState& state) {
  const double rate = learning_rate(config, step);
  const auto decayed = static_cast<float>(1 - rate * config.weight_decay);
  const auto beta_1 = static_cast<float>(config.beta_1);
  const auto beta_2 = static_cast<float>(config.beta_2);
  const auto rest_1 = static_cast<float>(1 - config.beta_1);
  const auto rest_2 = static_cast<float>(1 - config.beta_2);
  const auto size = static_cast<float>(rate / (1 - power(config.beta_1, step)));
  const auto root = static_cast<float>(std::sqrt(1 - power(config.beta_2, step)));
  const auto epsilon = static_cast<float>(config.epsilon);
  const auto gradient = row(gradients);
  auto first = row(state.first);
  auto second = row(state.second);
  auto parameters = row(state.parameters);
  first = beta_1 * first + rest_1 * gradient;
  second = beta_2 * second + rest_2 * gradient * gradient;
  parameters = decayed * parameters - size * (first / (second.sqrt() / root + epsilon));
}

void sgd(const OptimizerConfig& config, std::int64_t step, std::span<const float> gradients,
         const OptimizerState& state) {
  const auto rate = static_cast<float>(learning_rate(config, step));
  const auto decay = static_cast<float>(config.weight_decay);
  const auto momentum = static_cast<float>(config.momentum);
  auto sum = row(state.first);
  auto parameters = row(state.parameters);
  sum = momentum * sum + (row(gradients) + decay * parameters);
  parameters -= rate * sum;
}

}  // namespace

double learning_rate(const OptimizerConfig& config, std::int64_t step) {
  if (step < config.warmup) {
    return config.learning_rate * static_cast<double>(step) / static_cast<double>(config.warmup);
  }
  if (config.schedule == Schedule::constant) return config.learning_rate;
  const std::int64_t all = std::max<std::int64_t>(1, config.decay_steps - config.warmup);
  const std::int64_t done = std::min(all, step - config.warmup);
  const double share = static_cast<double>(done) / static_cast<double>(all);
  const double cosine = elementary::sine_cosine(std::numbers::pi * share).cosine;
  return config.learning_rate * (1 + cosine) / 2;
}

double norm_of(std::span<const float> gradients) {
  double squares = 0;
  for (const float gradient : gradients) squares += double{gradient} * gradient;
  return std::sqrt(squares);
}

double clip_norm(std::span<float> gradients, double most) {
  const double norm = norm_of(gradients);
  const double factor = most / (norm + 1e-6);
  if (most > 0 && factor < 1) row(gradients) *= static_cast<float>(factor);
  return norm;
}

void update(const OptimizerConfig& config, std::int64_t step, std::span<const float> gradients,
            const OptimizerState& state) {
  switch (config.kind) {
    case OptimizerKind::adamw:
      return adamw(config, step, gradients, state);
    case OptimizerKind::sgd:
      return sgd(config, step, gradients, state);
  }
}

}  // namespace playground
