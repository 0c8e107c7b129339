#include "core/fast/backward/sublayers.h"

#include <algorithm>

#include "core/fast/attend.h"
#include "core/fast/layers.h"
#include "core/fast/rotary.h"
#include "core/fast/stack.h"
#include "core/kernels/activation.h"
#include "core/tensor/views.h"

namespace playground::fast {

TrainedAttention::TrainedAttention(const Arena& arena, const std::string& prefix,
                                   const AttentionConfig& config, std::int64_t head_dim,
                                   bool rotary)
    : query_key_value_(arena, prefix,
                       {{"W_query", "b_query"}, {"W_key", "b_key"}, {"W_value", "b_value"}}),
      output_(arena, prefix, {{"W_output", "b_output"}}),
      heads_(config.num_heads),
      kv_heads_(*config.num_kv_heads),
      head_dim_(head_dim),
      scale_(scale_of(config, head_dim)),
      mask_(*config.mask),
      rotary_(rotary) {}

void TrainedAttention::load(const float* parameters) {
  query_key_value_.load(parameters);
  if (output_) output_.load(parameters);
}

std::int64_t TrainedAttention::weights_begin(std::int64_t sentence, std::int64_t head) const {
  return (sentence * heads_ + head) * weights_size(size_.tokens);
}

float TrainedAttention::weight(std::int64_t sentence, std::int64_t head, std::int64_t query,
                               std::int64_t key) const {
  const std::int64_t cell = weights_begin(sentence, head) + weight_at(size_.tokens, query, key);
  return weights_[static_cast<std::size_t>(cell)];
}

HeadOfSentence TrainedAttention::head_of(std::int64_t sentence, std::int64_t head) const {
  const std::int64_t stride = query_key_value_.columns();
  const float* row = projected_.data() + sentence * size_.tokens * stride;
  const float* key = row + width() + head / (heads_ / kv_heads_) * head_dim_;
  return {size_.tokens,
          head_dim_,
          scale_,
          visibility_of(mask_, size_.tokens),
          {row + head * head_dim_, stride},
          {key, stride},
          {key + key_width(), stride}};
}

void TrainedAttention::forward(const float* x, BatchSize size, float* result,
                               TrainingScratch& scratch) {
  size_ = size;
  const std::int64_t rows = size.rows();
  const std::int64_t stride = query_key_value_.columns();
  grow(projected_, rows * stride);
  grow(weights_, size.sentences * heads_ * weights_size(size.tokens));
  float* context = output_ ? grow(context_, rows * width()) : result;
  query_key_value_.forward(x, rows, projected_.data(), scratch.product);
  if (rotary_) {
    const auto rotations = rotations_for(scratch.rotations, 0, size.tokens, head_dim_);
    rotate_pairs(matrix(projected_.data(), rows, width() + key_width(), stride), rotations);
  }
  for (std::int64_t sentence = 0; sentence < size.sentences; ++sentence) {
    for (std::int64_t head = 0; head < heads_; ++head) {
      float* weights = weights_.data() + weights_begin(sentence, head);
      float* to = context + sentence * size.tokens * width() + head * head_dim_;
      attend(head_of(sentence, head), weights, {to, width()}, scratch.head);
    }
  }
  if (output_) output_.forward(context, rows, result, scratch.product);
}

void TrainedAttention::backward(const float* x, const float* gradient, float* gradients,
                                float* x_gradient, TrainingScratch& scratch) {
  const std::int64_t rows = size_.rows();
  const std::int64_t stride = query_key_value_.columns();
  const float* context_gradient = gradient;
  if (output_) {
    float* back = grow(scratch.context, rows * width());
    std::fill_n(back, rows * width(), 0.0F);
    output_.backward(context_.data(), gradient, rows, gradients, back, scratch.product);
    context_gradient = back;
  }
  float* projected = grow(scratch.projected, rows * stride);
  std::fill_n(projected, rows * stride, 0.0F);
  for (std::int64_t sentence = 0; sentence < size_.sentences; ++sentence) {
    for (std::int64_t head = 0; head < heads_; ++head) {
      const HeadOfSentence of = head_of(sentence, head);
      // The gradients lie where the queries, keys and values do in their own buffer.
      const auto place = [&](const HeadRows<const float>& rows_of_head) {
        return HeadRows<float>{projected + (rows_of_head.cells - projected_.data()), stride};
      };
      const float* back = context_gradient + sentence * size_.tokens * width() + head * head_dim_;
      attend_backward(of, weights_.data() + weights_begin(sentence, head), {back, width()},
                      {place(of.query), place(of.key), place(of.value)}, scratch.head);
    }
  }
  if (rotary_) {
    const auto rotations = rotations_for(scratch.rotations, 0, size_.tokens, head_dim_);
    rotate_pairs_back(matrix(projected, rows, width() + key_width(), stride), rotations);
  }
  query_key_value_.backward(x, projected, rows, gradients, x_gradient, scratch.product);
}

TrainedFeedForward::TrainedFeedForward(const Arena& arena, const std::string& prefix,
                                       Activation activation)
    : first_(arena, prefix, {{"W_1", "b_1"}}),
      gate_(arena, prefix, {{"W_gate", "b_gate"}}),
      second_(arena, prefix, {{"W_2", "b_2"}}),
      activation_(activation) {}

void TrainedFeedForward::load(const float* parameters) {
  first_.load(parameters);
  if (gate_) gate_.load(parameters);
  second_.load(parameters);
}

void TrainedFeedForward::forward(const float* x, std::int64_t rows, float* result,
                                 TrainingScratch& scratch) {
  const std::int64_t cells = rows * first_.columns();
  first_.forward(x, rows, grow(hidden_, cells), scratch.product);
  grow(activated_, cells);
  if (gate_) {
    gate_.forward(x, rows, grow(gate_input_, cells), scratch.product);
    activate(FusedActivation::silu, gate_input_.data(), cells, grow(gate_activated_, cells));
    row(activated_.data(), cells) = row(hidden_.data(), cells) * row(gate_activated_.data(), cells);
  } else {
    activate(fused(activation_), hidden_.data(), cells, activated_.data());
  }
  second_.forward(activated_.data(), rows, result, scratch.product);
}

void TrainedFeedForward::backward(const float* x, const float* gradient, std::int64_t rows,
                                  float* gradients, float* x_gradient, TrainingScratch& scratch) {
  const std::int64_t cells = rows * first_.columns();
  float* hidden = grow(scratch.hidden, cells);
  std::fill_n(hidden, cells, 0.0F);
  second_.backward(activated_.data(), gradient, rows, gradients, hidden, scratch.product);
  if (gate_) {
    float* gate = grow(scratch.gate, cells);
    row(gate, cells) = row(hidden, cells) * row(hidden_.data(), cells);
    activate_backward(FusedActivation::silu, gate_input_.data(), cells, gate);
    row(hidden, cells) *= row(gate_activated_.data(), cells);
    gate_.backward(x, gate, rows, gradients, x_gradient, scratch.product);
  } else {
    activate_backward(fused(activation_), hidden_.data(), cells, hidden);
  }
  first_.backward(x, hidden, rows, gradients, x_gradient, scratch.product);
}

}  // namespace playground::fast
