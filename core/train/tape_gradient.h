// The loss of a batch and its gradient by every parameter, on the tape: for models that the fused
// pass does not compute, and to check it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/fast/backward/arena.h"
#include "core/fast/backward/prediction.h"
#include "core/graph/parameter.h"
#include "core/model/config.h"

namespace playground {

// `config` without sentences, with a head; `vocabulary` is sorted.
struct TrainedModel {
  const Config& config;
  const std::vector<std::string>& vocabulary;
};

// The parameters of the model for these examples, a learned table of positions as a whole, and how
// many multiplications the forward pass takes. Throws as `run_experiment`.
struct ModelPlan {
  std::vector<ParameterSpec> specs;
  std::int64_t multiply_adds;
};
ModelPlan plan_model(const TrainedModel& model, const Examples& examples);

// `gradients` may be empty: then only the loss is computed.
Prediction tape_gradient(const TrainedModel& model, const fast::Arena& arena,
                         std::span<const float> parameters, const Examples& examples,
                         std::span<float> gradients);

}  // namespace playground
