// What a head that learns predicts, and what that costs.
#pragma once

#include <cstdint>
#include <vector>

#include "core/fast/backward/arena.h"
#include "core/fast/backward/linear.h"
#include "core/graph/place.h"
#include "core/kernels/cross_entropy.h"
#include "core/model/config.h"

namespace playground {

// Sentences one below the other, each with as many tokens as it has.
struct SentenceRows {
  std::vector<std::int64_t> begins = {0};  // (B + 1): the first row of each, then the end

  static SentenceRows even(std::int64_t sentences, std::int64_t tokens);
  void add(std::int64_t tokens) { begins.push_back(begins.back() + tokens); }

  std::int64_t sentences() const { return static_cast<std::int64_t>(begins.size()) - 1; }
  std::int64_t rows() const { return begins.back(); }
  std::int64_t begin(std::int64_t sentence) const {
    return begins[static_cast<std::size_t>(sentence)];
  }
  std::int64_t tokens(std::int64_t sentence) const { return begin(sentence + 1) - begin(sentence); }
};

// Where a head is told to look: see `HeadGuide`.
struct Guide {
  HeadName head;
  std::vector<std::int64_t> keys;  // by row of its stack: a token of the sentence, or -1
  std::vector<float> strengths;    // by row
};

// A head that is made to look elsewhere than its scores say: a row with a key puts all of its
// weight on it, and teaches nothing about where to look. So what follows learns to read it from
// this head.
struct Forced {
  HeadName head;
  std::vector<std::int64_t> keys;  // by row of its stack: a token of the sentence, or -1
};

// Sentences and what each token should predict.
struct Examples {
  SentenceRows rows;
  std::vector<std::int64_t> ids;      // by row, in the vocabulary
  std::vector<std::int64_t> targets;  // by row; -1: does not count
  // What the encoder of an encoder-decoder reads; as many sentences.
  SentenceRows context_rows = {};
  std::vector<std::int64_t> context_ids = {};
  std::vector<Guide> guides = {};  // -1 in rows that are forced
  std::vector<Forced> forced = {};
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
  // The rows of the latest forward pass that count and were not right, ascending.
  std::vector<std::int64_t> wrong_rows() const;
  // Of the latest forward pass: the probability that a row that counts gives to a token.
  float probability(std::int64_t row, std::int64_t token) const;
  // Stores the gradient of the stream, of `rows` rows, and those of the parameters.
  void backward(const float* parameters, float* stream, std::int64_t width, std::int64_t rows,
                float* gradients, Scratch& scratch);

 private:
  // The scores of the rows that count, and then their gradients in place of them.
  PredictionCost score(const float* parameters, std::int64_t width, Scratch& scratch);

  const Arena::Slice* table_;  // of a tied head
  TrainedLinear layer_;
  std::vector<std::int64_t> places_;  // of the rows that count
  std::vector<std::int64_t> targets_;
  std::int64_t classes_ = 0;
  std::vector<float> rows_;
  std::vector<float> scores_;  // then their gradients
  std::vector<float> back_;
};

}  // namespace playground::fast
