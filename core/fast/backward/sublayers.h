// Attention and feed-forward networks that learn: what they compute forward is kept until the
// gradient comes back.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/fast/backward/linear.h"
#include "core/fast/backward/prediction.h"
#include "core/kernels/head.h"
#include "core/model/config.h"

namespace playground::fast {

// Buffers that all sub-layers share.
struct TrainingScratch {
  Scratch product;
  HeadScratch head;
  std::vector<float> rotations;
  std::vector<float> projected;  // gradients of queries, keys and values side by side
  std::vector<float> key_value;  // gradients of keys and values of a context
  std::vector<float> context;    // gradient of the context
  std::vector<float> hidden;     // gradients within the feed-forward network
  std::vector<float> gate;
  std::vector<float> after;  // gradient of what a norm after a sub-layer reads
};

// A vector for each token, (rows, C).
struct SentenceVectors {
  const float* cells;
  const SentenceRows* rows;
};

class TrainedAttention {
 public:
  // `config` is settled, with projections. `reads_context`: keys and values come from a context.
  TrainedAttention(const Arena& arena, const std::string& prefix, const AttentionConfig& config,
                   std::int64_t head_dim, bool rotary, bool reads_context);

  void load(const float* parameters);
  // x -> result (rows, d_out). The source of keys and values is x, or the context. Both must stay
  // until `backward`. `forced` are those of its heads.
  void forward(const SentenceVectors& x, const SentenceVectors& source,
               const std::vector<const Forced*>& forced, float* result, TrainingScratch& scratch);
  // Stores the gradients of the parameters and adds those of x and of the source. The guides are
  // those of its heads.
  void backward(const float* x, const float* source, const float* gradient,
                const std::vector<const Guide*>& guides, float* gradients, float* x_gradient,
                float* source_gradient, TrainingScratch& scratch);

  std::int64_t heads() const { return heads_; }
  // Of the latest forward pass: the weight that a query puts on a key.
  float weight(std::int64_t sentence, std::int64_t head, std::int64_t query,
               std::int64_t key) const;

 private:
  std::int64_t width() const { return heads_ * head_dim_; }
  std::int64_t key_width() const { return kv_heads_ * head_dim_; }
  HeadOfSentence head_of(std::int64_t sentence, std::int64_t head) const;
  std::int64_t weights_begin(std::int64_t sentence, std::int64_t head) const;
  // Overwrites the weights of the rows that are forced, and what they give.
  void look_where_forced(const Forced& forced, std::int64_t sentence, float* context);
  // Each row's first `columns` by the place of its token; `back`: by the opposite angles.
  void rotate(const HeadRows<float>& rows, std::int64_t columns, const SentenceRows& sentences,
              bool back, std::vector<float>& rotations) const;

  TrainedLinear query_;      // where keys and values come from x as well: all three side by side
  TrainedLinear key_value_;  // of a context
  TrainedLinear output_;
  std::int64_t heads_;
  std::int64_t kv_heads_;
  std::int64_t head_dim_;
  float scale_;
  MaskConfig mask_;
  bool rotary_;

  SentenceRows rows_;
  SentenceRows source_rows_;
  std::vector<float> projected_;  // queries, or queries, keys and values side by side, rotated
  std::vector<float> projected_source_;       // keys and values of a context, rotated
  std::vector<std::int64_t> weights_begins_;  // by sentence
  std::vector<float> weights_;                // (S, T) for each head of each sentence
  std::vector<float> context_;                // (rows, H D)
};

class TrainedFeedForward {
 public:
  TrainedFeedForward(const Arena& arena, const std::string& prefix, Activation activation);

  void load(const float* parameters);
  // As of attention.
  void forward(const float* x, std::int64_t rows, float* result, TrainingScratch& scratch);
  void backward(const float* x, const float* gradient, std::int64_t rows, float* gradients,
                float* x_gradient, TrainingScratch& scratch);

 private:
  TrainedLinear first_;
  TrainedLinear gate_;  // of swiglu
  TrainedLinear second_;
  Activation activation_;

  std::vector<float> hidden_;          // before the activation; of swiglu what the gate multiplies
  std::vector<float> gate_input_;      // before silu
  std::vector<float> gate_activated_;  // after it
  std::vector<float> activated_;       // what the second layer reads
};

}  // namespace playground::fast
