// The requests of training, from JSON to the plain structs of the core. Every function throws
// InputError.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/train/trainer.h"
#include "wasm/request/read_request.h"

namespace playground {

struct TrainRequest {
  std::int64_t trainer = 0;
  std::int64_t steps = 1;
  bool examples = false;                 // whether the response shows the latest batch
  std::optional<std::int64_t> evaluate;  // the length of unseen examples to be tried
};

struct ProbeRequest {
  std::int64_t trainer = 0;
  Config sentence;  // input, targets, overrides and gradients; the rest is the trainer's
  OutputConfig output;
};

// Each is read over what the trainer has.
struct SetRequest {
  std::int64_t trainer = 0;
  std::optional<Place> optimizer;
  std::optional<MaskConfig> mask;
};

struct CheckpointRequest {
  std::int64_t trainer = 0;
  Tensors tensors = Tensors::inline_values;
};

struct RestoreRequest {
  std::int64_t trainer = 0;
  std::int64_t step = 0;
  std::optional<GivenNumbers> values;  // left out: they were written to the memory of `checkpoint`
};

// The whole request, `command` included.
TrainerConfig read_train_create_request(const Place& request);
TrainRequest read_train_request(const Place& request);
ProbeRequest read_probe_request(const Place& request);
SetRequest read_set_request(const Place& request);
CheckpointRequest read_checkpoint_request(const Place& request);
RestoreRequest read_restore_request(const Place& request);

// `otherwise` has what is left out.
OptimizerConfig read_optimizer(const Place& optimizer, OptimizerConfig otherwise);

}  // namespace playground
