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
                                   bool rotary, bool reads_context)
    : query_(reads_context
                 ? TrainedLinear(arena, prefix, {{"W_query", "b_query"}})
                 : TrainedLinear(
                       arena, prefix,
                       {{"W_query", "b_query"}, {"W_key", "b_key"}, {"W_value", "b_value"}})),
      output_(arena, prefix, {{"W_output", "b_output"}}),
      heads_(config.num_heads),
      kv_heads_(*config.num_kv_heads),
      head_dim_(head_dim),
      scale_(scale_of(config, head_dim)),
      mask_(*config.mask),
      rotary_(rotary) {
  if (!reads_context) return;
  key_value_ = TrainedLinear(arena, prefix, {{"W_key", "b_key"}, {"W_value", "b_value"}});
}

void TrainedAttention::load(const float* parameters) {
  query_.load(parameters);
  if (key_value_) key_value_.load(parameters);
  if (output_) output_.load(parameters);
}

std::int64_t TrainedAttention::weights_begin(std::int64_t sentence, std::int64_t head) const {
  return weights_begins_[static_cast<std::size_t>(sentence)] +
         head * weights_size(rows_.tokens(sentence), source_rows_.tokens(sentence));
}

float TrainedAttention::weight(std::int64_t sentence, std::int64_t head, std::int64_t query,
                               std::int64_t key) const {
  const std::int64_t cell =
      weights_begin(sentence, head) + weight_at(rows_.tokens(sentence), query, key);
  return weights_[static_cast<std::size_t>(cell)];
}

HeadOfSentence TrainedAttention::head_of(std::int64_t sentence, std::int64_t head) const {
  const std::int64_t stride = query_.columns();
  const std::int64_t key_stride = key_value_ ? key_value_.columns() : stride;
  const float* query = projected_.data() + rows_.begin(sentence) * stride + head * head_dim_;
  const float* keys = key_value_ ? projected_source_.data() : projected_.data() + width();
  const float* key =
      keys + source_rows_.begin(sentence) * key_stride + head / (heads_ / kv_heads_) * head_dim_;
  return {rows_.tokens(sentence),
          head_dim_,
          scale_,
          visibility_of(mask_, source_rows_.tokens(sentence)),
          {query, stride},
          {key, key_stride},
          {key + key_width(), key_stride}};
}

void TrainedAttention::rotate(const HeadRows<float>& rows, std::int64_t columns,
                              const SentenceRows& sentences, bool back,
                              std::vector<float>& rotations) const {
  for (std::int64_t i = 0; i < sentences.sentences(); ++i) {
    const std::int64_t tokens = sentences.tokens(i);
    const auto own = rotations_for(rotations, 0, tokens, head_dim_);
    const MatrixView cells =
        matrix(rows.cells + sentences.begin(i) * rows.stride, tokens, columns, rows.stride);
    back ? rotate_pairs_back(cells, own) : rotate_pairs(cells, own);
  }
}

void TrainedAttention::forward(const SentenceVectors& x, const SentenceVectors& source,
                               const std::vector<const Forced*>& forced, float* result,
                               TrainingScratch& scratch) {
  rows_ = *x.rows;
  source_rows_ = *source.rows;
  weights_begins_.assign(1, 0);
  for (std::int64_t i = 0; i < rows_.sentences(); ++i) {
    weights_begins_.push_back(weights_begins_.back() +
                              heads_ * weights_size(rows_.tokens(i), source_rows_.tokens(i)));
  }
  const std::int64_t rows = rows_.rows();
  const std::int64_t stride = query_.columns();
  grow(projected_, rows * stride);
  grow(weights_, weights_begins_.back());
  float* context = output_ ? grow(context_, rows * width()) : result;
  query_.forward(x.cells, rows, projected_.data(), scratch.product);
  const std::int64_t rotated = key_value_ ? width() : width() + key_width();
  if (rotary_) {
    rotate({projected_.data(), stride}, rotated, rows_, false, scratch.rotations);
  }
  if (key_value_) {
    const std::int64_t key_stride = key_value_.columns();
    grow(projected_source_, source_rows_.rows() * key_stride);
    key_value_.forward(source.cells, source_rows_.rows(), projected_source_.data(),
                       scratch.product);
    if (rotary_) {
      rotate({projected_source_.data(), key_stride}, key_width(), source_rows_, false,
             scratch.rotations);
    }
  }
  for (std::int64_t sentence = 0; sentence < rows_.sentences(); ++sentence) {
    for (std::int64_t head = 0; head < heads_; ++head) {
      float* weights = weights_.data() + weights_begin(sentence, head);
      float* to = context + rows_.begin(sentence) * width() + head * head_dim_;
      attend(head_of(sentence, head), weights, {to, width()}, scratch.head);
    }
    for (const Forced* one : forced) look_where_forced(*one, sentence, context);
  }
  if (output_) output_.forward(context, rows, result, scratch.product);
}

// With all weight on one key the softmax gives no gradient back, so `backward` has nothing to know.
void TrainedAttention::look_where_forced(const Forced& forced, std::int64_t sentence,
                                         float* context) {
  const std::int64_t head = forced.head.head;
  const HeadOfSentence of = head_of(sentence, head);
  float* weights = weights_.data() + weights_begin(sentence, head);
  for (std::int64_t t = 0; t < of.queries; ++t) {
    const std::int64_t row = rows_.begin(sentence) + t;
    const std::int64_t key = forced.keys[static_cast<std::size_t>(row)];
    if (key < 0) continue;
    for (std::int64_t j = 0; j < source_rows_.tokens(sentence); ++j) {
      weights[weight_at(of.queries, t, j)] = j == key ? 1.0F : 0.0F;
    }
    std::copy_n(of.value.cells + key * of.value.stride, head_dim_,
                context + row * width() + head * head_dim_);
  }
}

void TrainedAttention::backward(const float* x, const float* source, const float* gradient,
                                const std::vector<const Guide*>& guides, float* gradients,
                                float* x_gradient, float* source_gradient,
                                TrainingScratch& scratch) {
  const std::int64_t rows = rows_.rows();
  const std::int64_t stride = query_.columns();
  const float* context_gradient = gradient;
  if (output_) {
    float* back = grow(scratch.context, rows * width());
    std::fill_n(back, rows * width(), 0.0F);
    output_.backward(context_.data(), gradient, rows, gradients, back, scratch.product);
    context_gradient = back;
  }
  // The gradients lie where the queries, keys and values do in their own buffers.
  float* projected = grow(scratch.projected, rows * stride);
  std::fill_n(projected, rows * stride, 0.0F);
  const std::int64_t key_stride = key_value_ ? key_value_.columns() : stride;
  float* key_value = projected + width();
  const float* keys = projected_.data() + width();
  if (key_value_) {
    const std::int64_t cells = source_rows_.rows() * key_stride;
    key_value = grow(scratch.key_value, cells);
    std::fill_n(key_value, cells, 0.0F);
    keys = projected_source_.data();
  }
  for (std::int64_t sentence = 0; sentence < rows_.sentences(); ++sentence) {
    for (std::int64_t head = 0; head < heads_; ++head) {
      const HeadOfSentence of = head_of(sentence, head);
      const std::int64_t first = rows_.begin(sentence);
      HeadGuide guide;
      for (const Guide* one : guides) {
        if (one->head.head == head)
          guide = {one->keys.data() + first, one->strengths.data() + first};
      }
      const float* back = context_gradient + first * width() + head * head_dim_;
      attend_backward(of, weights_.data() + weights_begin(sentence, head), {back, width()}, guide,
                      {{projected + (of.query.cells - projected_.data()), stride},
                       {key_value + (of.key.cells - keys), key_stride},
                       {key_value + (of.value.cells - keys), key_stride}},
                      scratch.head);
    }
  }
  if (rotary_) {
    const std::int64_t rotated = key_value_ ? width() : width() + key_width();
    rotate({projected, stride}, rotated, rows_, true, scratch.rotations);
  }
  query_.backward(x, projected, rows, gradients, x_gradient, scratch.product);
  if (!key_value_) return;
  if (rotary_) {
    rotate({key_value, key_stride}, key_width(), source_rows_, true, scratch.rotations);
  }
  key_value_.backward(source, key_value, source_rows_.rows(), gradients, source_gradient,
                      scratch.product);
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
