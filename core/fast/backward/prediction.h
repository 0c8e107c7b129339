// What a head that learns predicts, and what that costs.
#pragma once

#include <cstdint>
#include <vector>

#include "core/fast/backward/arena.h"
#include "core/fast/backward/linear.h"
#include "core/model/config.h"

namespace playground {

// Sentences of one length and what each token should predict.
struct Examples {
  std::int64_t sentences = 0;         // B
  std::int64_t tokens = 0;            // T
  std::vector<std::int64_t> ids;      // (B, T), in the vocabulary
  std::vector<std::int64_t> targets;  // (B, T); -1: does not count

  std::int64_t rows() const { return sentences * tokens; }
};

// How well the tokens that count were predicted.
struct Prediction {
  float loss = 0;            // their mean
  std::int64_t counted = 0;  // how many they are
  std::int64_t right = 0;    // and how many of them are right
};

}  // namespace playground

namespace playground::fast {

// Scores the rows that count; the others are left out, as nothing depends on them.
class TrainedHead {
 public:
  TrainedHead(const Arena& arena, const HeadConfig& config);

  // From the last stream, (B T, C).
  Prediction forward(const float* parameters, const float* stream, std::int64_t width,
                     const Examples& examples, Scratch& scratch);
  // Stores the gradient of the stream, of `rows` rows, and those of the parameters.
  void backward(const float* parameters, float* stream, std::int64_t width, std::int64_t rows,
                float* gradients, Scratch& scratch);

 private:
  std::int64_t score(const float* parameters, std::int64_t width, Scratch& scratch);

  const Arena::Slice* table_;  // of a tied head
  TrainedLinear layer_;
  std::vector<std::int64_t> places_;  // of the rows that count
  std::vector<std::int64_t> targets_;
  std::vector<float> rows_;
  std::vector<float> scores_;  // then their gradients
  std::vector<float> back_;
};

}  // namespace playground::fast
