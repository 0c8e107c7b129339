// The parameters of an experiment as the fast engine keeps them: packed, in the order of use.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/graph/parameter.h"
#include "core/kernels/packed_product.h"
#include "core/model/embedding.h"
#include "core/model/stack.h"

namespace playground::fast {

// x W + b.
struct Linear {
  PackedMatrix matrix;      // (K, N); K = 0: there is no such layer
  std::vector<float> bias;  // (N); empty: none

  explicit operator bool() const { return matrix.inner > 0; }
  Finish finish() const { return {bias.empty() ? nullptr : bias.data()}; }
};

// One attention. Without projections there is neither `query` nor `key_value`.
struct AttentionLayer {
  std::int64_t heads = 1;     // H
  std::int64_t kv_heads = 1;  // H_kv
  std::int64_t head_dim = 1;  // D
  float scale = 1;            // of the scores
  const MaskConfig* mask = nullptr;
  Linear query;      // where keys and values come from x as well: query, key and value side by side
  Linear key_value;  // key and value side by side, where they come from a context
  Linear output;
  std::vector<std::int64_t> silent = {};  // heads that add nothing
};

struct FeedForwardLayer {
  Linear first;
  Linear gate;  // of swiglu
  Linear second;
};

struct NormLayer {
  std::vector<float> gain;  // (C); empty: there is no such norm
  std::vector<float> bias;  // (C); empty: rms

  explicit operator bool() const { return !gain.empty(); }
  // x (rows, C) -> result (rows, C), which may be x.
  void operator()(const float* x, std::int64_t rows, double epsilon, float* result) const;
};

// A sub-layer and its norms: attention, or the feed-forward network.
struct Sublayer {
  std::optional<AttentionLayer> attention;
  bool reads_context = false;
  FeedForwardLayer feed_forward;
  NormLayer norm;
  NormLayer after;  // of sandwich
};

struct Layers {
  std::vector<Sublayer> encoder;  // of an encoder-decoder
  NormLayer encoder_norm;
  std::vector<Sublayer> stack;
  NormLayer final_norm;
};

// The factor of the scores: 1 unless they are scaled.
float scale_of(const AttentionConfig& config, std::int64_t head_dim);

// `plan` must outlive the layers. `parameters` have the ids of the tape; each is freed once it is
// packed.
Layers make_layers(const StackPlan& plan, Widths widths, bool context, Parameters parameters);
// Attention without a block.
AttentionLayer make_attention(const AttentionConfig& config, Widths widths, bool context,
                              Parameters parameters);

}  // namespace playground::fast
