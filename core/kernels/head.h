// One head of attention of T queries and S keys with its weights kept, and the way back through it,
// for training.
//
// Weights and their gradients are stored transposed, a query in each column, so that neither the
// maximum nor the sum of a row needs an operation across lanes; T and S are rounded up to multiples
// of 8.
// Only tiles of which the mask lets something through are computed, the others are 0.
#pragma once

#include <cstdint>
#include <vector>

#include "core/kernels/visible_keys.h"

namespace playground {

// (T, D) or (S, D), a row every `stride` floats.
template <class T>
struct HeadRows {
  T* cells;
  std::int64_t stride;
};

struct HeadOfSentence {
  std::int64_t queries;   // T
  std::int64_t width;     // D
  float scale;            // of the scores
  Visibility visibility;  // of S keys
  HeadRows<const float> query;
  HeadRows<const float> key;
  HeadRows<const float> value;
};

// Each is added to what is there.
struct HeadGradients {
  HeadRows<float> query;
  HeadRows<float> key;
  HeadRows<float> value;
};

// A head that is told where to look: -log of the weight on a key, times `strengths`, is added to
// the loss for each query that has one.
struct HeadGuide {
  const std::int64_t* keys = nullptr;  // (T): a key each, which the query sees; -1: none
  const float* strengths = nullptr;    // (T)
};

// Buffers that are kept from call to call.
struct HeadScratch {
  std::vector<float> floats;
  std::vector<std::uint8_t> seen;
};

// How many floats the weights of a head take, (S, T) rounded up.
std::int64_t weights_size(std::int64_t queries, std::int64_t keys);
// The weight that query i of T puts on key j.
inline std::int64_t weight_at(std::int64_t queries, std::int64_t query, std::int64_t key) {
  return key * ((queries + queries_per_panel - 1) / queries_per_panel * queries_per_panel) + query;
}

// softmax(scale Q K^T) V with the weights that led to it. A query that sees no key gets 0.
void attend(const HeadOfSentence& head, float* weights, HeadRows<float> context,
            HeadScratch& scratch);

// From the gradient of the context to those of queries, keys and values.
void attend_backward(const HeadOfSentence& head, const float* weights,
                     HeadRows<const float> context_gradient, const HeadGuide& guide,
                     const HeadGradients& to, HeadScratch& scratch);

}  // namespace playground
