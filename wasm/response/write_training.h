// The results of training as JSON text.
#pragma once

#include <string>
#include <vector>

#include "core/train/trainers.h"
#include "wasm/request/read_training.h"

namespace playground {

// The steps of one request.
struct TrainResult {
  std::vector<Trainer::StepResult> steps;
  std::vector<std::vector<Trainer::HeadScores>> heads;  // of each step that was taken
  std::optional<Prediction> evaluation;
  double compute_ms = 0;
};

// `shares_memory`: with the address of the state.
std::string write_trainer(Trainers::Handle handle, Trainer& trainer, bool shares_memory);
std::string write_trained(const Trainer& trainer, const TrainResult& result,
                          const TrainRequest& request);
std::string write_checkpoint(Trainer& trainer, Tensors tensors);
std::string write_step(const Trainer& trainer);

}  // namespace playground
