// A sub-layer of a block that learns, with its norms and the residual stream around it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/fast/backward/arena.h"
#include "core/fast/backward/sublayers.h"

namespace playground::fast {

// A norm that learns; without parameters it does nothing.
struct TrainedNorm {
  TrainedNorm(const Arena& arena, const std::string& id, double its_epsilon);
  explicit operator bool() const { return gain != nullptr; }

  // x (rows, C) -> result (rows, C).
  void forward(const float* parameters, const float* x, std::int64_t rows, float* result) const;
  // The gradient of the result becomes that of x, in place; those of the parameters are added.
  void backward(const float* parameters, const float* x, std::int64_t rows, float* gradient,
                float* gradients) const;

  const Arena::Slice* gain;
  const Arena::Slice* bias;
  double epsilon;
};

// One sub-layer with its norms, and what it has computed forward.
struct TrainedSublayer {
  HeadName place;  // of its first head
  bool reads_context;
  TrainedNorm norm;
  TrainedNorm after;  // of sandwich
  std::optional<TrainedAttention> attention;
  std::optional<TrainedFeedForward> feed_forward;
  std::vector<float> x = {};       // the stream before it
  std::vector<float> normed = {};  // what it reads, where a norm is before it
  std::vector<float> joined = {};  // what a norm after it reads
};

// What the sub-layers of a stack share in one pass.
struct TrainingPass {
  const float* parameters;
  const Examples& examples;  // for what they tell of heads
  const SentenceRows& rows;  // of this side
  std::int64_t width;
  bool post;
  std::optional<float> alpha;  // of the residual; unset: there is none
  TrainingScratch& scratch;
  SentenceVectors context = {};       // of a decoder: what the encoder gives
  float* context_gradient = nullptr;  // what is added to its gradient

  std::int64_t cells() const { return rows.rows() * width; }
};

// The stream (rows, C) before the sub-layer becomes that after it.
void forward_through(const TrainingPass& pass, TrainedSublayer& layer, float* stream);

// The gradient of the stream after the sub-layer becomes that before it. `branch` has room for as
// many numbers.
void backward_through(const TrainingPass& pass, TrainedSublayer& layer, float* stream,
                      float* branch, float* gradients);

}  // namespace playground::fast
