#include "core/fast/backward/layer.h"

#include <algorithm>

#include "core/fast/workspace.h"
#include "core/kernels/norm.h"
#include "core/tensor/views.h"

namespace playground::fast {
namespace {

NormParameters parameters_of(const TrainedNorm& norm, const float* arena) {
  const float* bias = norm.bias == nullptr ? nullptr : arena + norm.bias->first;
  return {arena + norm.gain->first, bias, norm.gain->shape[0], norm.epsilon};
}

// Those of the heads of a layer.
template <class OfHead>
std::vector<const OfHead*> of_layer(const std::vector<OfHead>& all, const TrainedSublayer& layer) {
  std::vector<const OfHead*> own;
  for (const OfHead& one : all) {
    HeadName first = one.head;
    first.head = 0;
    if (first == layer.place) own.push_back(&one);
  }
  return own;
}

void run(const TrainingPass& pass, TrainedSublayer& layer, const float* input, float* result) {
  if (layer.attention) {
    const SentenceVectors x{input, &pass.rows};
    layer.attention->forward(x, layer.reads_context ? pass.context : x,
                             of_layer(pass.examples.forced, layer), result, pass.scratch);
  } else {
    layer.feed_forward->forward(input, pass.rows.rows(), result, pass.scratch);
  }
}

void run_back(const TrainingPass& pass, TrainedSublayer& layer, const float* input,
              const float* gradient, float* gradients, float* input_gradient) {
  if (layer.feed_forward) {
    layer.feed_forward->backward(input, gradient, pass.rows.rows(), gradients, input_gradient,
                                 pass.scratch);
    return;
  }
  layer.attention->backward(input, layer.reads_context ? pass.context.cells : input, gradient,
                            of_layer(pass.examples.guides, layer), gradients, input_gradient,
                            layer.reads_context ? pass.context_gradient : input_gradient,
                            pass.scratch);
}

}  // namespace

TrainedNorm::TrainedNorm(const Arena& arena, const std::string& id, double its_epsilon)
    : gain(arena.find(id + ".gain")), bias(arena.find(id + ".bias")), epsilon(its_epsilon) {}

void TrainedNorm::forward(const float* parameters, const float* x, std::int64_t rows,
                          float* result) const {
  const NormParameters own = parameters_of(*this, parameters);
  if (bias == nullptr) return rms_norm(x, rows, own, result);
  layer_norm(x, rows, own, result);
}

void TrainedNorm::backward(const float* parameters, const float* x, std::int64_t rows,
                           float* gradient, float* gradients) const {
  float* of_bias = bias == nullptr ? nullptr : gradients + bias->first;
  norm_backward(x, gradient, rows, parameters_of(*this, parameters),
                {gradient, gradients + gain->first, of_bias});
}

// Post: norm(x + F(x)). Pre: x + F(norm(x)). Sandwich: x + norm_after(F(norm(x))).
void forward_through(const TrainingPass& pass, TrainedSublayer& layer, float* stream) {
  const std::int64_t rows = pass.rows.rows();
  const std::int64_t cells = pass.cells();
  float* x = grow(layer.x, cells);
  std::copy_n(stream, cells, x);
  const float* input = x;
  if (layer.norm && !pass.post) {
    layer.norm.forward(pass.parameters, x, rows, grow(layer.normed, cells));
    input = layer.normed.data();
  }
  const bool norm_follows = layer.after || (layer.norm && pass.post);
  float* result = norm_follows ? grow(layer.joined, cells) : stream;
  run(pass, layer, input, result);
  if (layer.after) {
    layer.after.forward(pass.parameters, result, rows, stream);
    result = stream;
  }
  if (pass.alpha) row(result, cells) += *pass.alpha * row(x, cells);
  if (layer.norm && pass.post) layer.norm.forward(pass.parameters, result, rows, stream);
}

void backward_through(const TrainingPass& pass, TrainedSublayer& layer, float* stream,
                      float* branch, float* gradients) {
  const std::int64_t rows = pass.rows.rows();
  const std::int64_t cells = pass.cells();
  if (layer.norm && pass.post) {
    layer.norm.backward(pass.parameters, layer.joined.data(), rows, stream, gradients);
  }
  const float* result = stream;  // the gradient of what F gives
  if (layer.after) {
    float* back = grow(pass.scratch.after, cells);
    std::copy_n(stream, cells, back);
    layer.after.backward(pass.parameters, layer.joined.data(), rows, back, gradients);
    result = back;
  }
  const bool norm_before = layer.norm && !pass.post;
  const float* input = norm_before ? layer.normed.data() : layer.x.data();
  std::fill_n(branch, cells, 0.0F);
  run_back(pass, layer, input, result, gradients, branch);
  if (norm_before) {
    layer.norm.backward(pass.parameters, layer.x.data(), rows, branch, gradients);
  }
  if (pass.alpha) {
    row(stream, cells) = *pass.alpha * row(stream, cells) + row(branch, cells);
  } else {
    std::copy_n(branch, cells, stream);
  }
}

}  // namespace playground::fast
