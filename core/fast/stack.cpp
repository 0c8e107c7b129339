#include "core/fast/stack.h"

#include "core/fast/attend.h"
#include "core/tensor/views.h"

namespace playground::fast {
namespace {

struct FeedForward {
  const FeedForwardLayer& layer;
  Activation activation;
};

void feed_forward(const FeedForward& network, const Batch& x, const Residual& residual,
                  Workspace& workspace, float* result) {
  const FeedForwardLayer& layer = network.layer;
  const std::int64_t rows = rows_of(x);
  const std::int64_t cells = rows * layer.first.matrix.columns;
  float* hidden = grow(workspace.hidden, cells);
  Finish finish = layer.first.finish();
  finish.activation = fused(network.activation);
  multiply(x.rows, rows, layer.first.matrix, hidden, finish, workspace.product);
  if (layer.gate) {
    float* gate = grow(workspace.gate, cells);
    finish = layer.gate.finish();
    finish.activation = FusedActivation::silu;
    multiply(x.rows, rows, layer.gate.matrix, gate, finish, workspace.product);
    row(hidden, cells) *= row(gate, cells);
  }
  finish = layer.second.finish();
  finish.residual = residual.rows;
  finish.alpha = residual.alpha;
  multiply(hidden, rows, layer.second.matrix, result, finish, workspace.product);
}

// result = joined + alpha residual, or joined alone where there is no residual.
void join(const float* joined, const Residual& residual, std::int64_t cells, float* result) {
  if (residual.rows == nullptr) {
    row(result, cells) = row(joined, cells);
  } else {
    row(result, cells) = row(joined, cells) + residual.alpha * row(residual.rows, cells);
  }
}

// A sub-layer between its norms.
class Pass {
 public:
  Pass(const StackPlan& plan, const Sublayer& layer, Workspace& workspace)
      : plan_(plan), layer_(layer), workspace_(workspace) {}

  // Post: norm(x + F(x)). Pre: x + F(norm(x)). Sandwich: x + norm_after(F(norm(x))).
  void run(const Stream& stream, std::span<PackedKeys* const> past, HeadRow* row) const {
    const bool post = plan_.block.norm_position == NormPosition::post;
    Batch x{stream.rows, stream.sentences, stream.tokens, stream.lengths};
    const std::int64_t rows = rows_of(x);
    const std::int64_t cells = rows * stream.width;
    if (!post) x.rows = norm(layer_.norm, stream.rows, rows, grow(workspace_.normed, cells));
    Residual residual;
    if (plan_.block.residual) residual = {stream.rows, alpha()};
    const bool ends_in_product = !layer_.attention || layer_.attention->output;
    if (ends_in_product && !layer_.after) {
      apply({x, stream, past, row}, residual, stream.rows);
    } else {
      float* joined = grow(workspace_.joined, cells);
      apply({x, stream, past, row}, {}, joined);
      join(norm(layer_.after, joined, rows, joined), residual, cells, stream.rows);
    }
    if (post) norm(layer_.norm, stream.rows, rows, stream.rows);
  }

 private:
  struct Call {
    const Batch& x;
    const Stream& stream;
    std::span<PackedKeys* const> past;
    HeadRow* row;
  };

  float alpha() const {
    return plan_.block.norm == Norm::deep ? static_cast<float>(*plan_.block.deep_norm_alpha) : 1;
  }

  // Returns the normed rows, or x itself where there is no such norm.
  const float* norm(const NormLayer& layer, const float* x, std::int64_t rows,
                    float* result) const {
    if (!layer) return x;
    layer(x, rows, plan_.block.norm_epsilon, result);
    return result;
  }

  void apply(const Call& call, const Residual& residual, float* result) const {
    const Stream& stream = call.stream;
    if (!layer_.attention) {
      feed_forward({layer_.feed_forward, plan_.block.activation}, call.x, residual, workspace_,
                   result);
      return;
    }
    const Batch& source = layer_.reads_context ? stream.context : call.x;
    const bool is_stored = layer_.reads_context && !call.past.empty();
    attend(*layer_.attention,
           {call.x, source, plan_.rotary, call.past, stream.past_tokens, is_stored, call.row},
           residual, workspace_, result);
  }

  const StackPlan& plan_;
  const Sublayer& layer_;
  Workspace& workspace_;
};

}  // namespace

FusedActivation fused(Activation activation) {
  switch (activation) {
    case Activation::relu:
      return FusedActivation::relu;
    case Activation::gelu:
      return FusedActivation::gelu;
    case Activation::gelu_tanh:
      return FusedActivation::gelu_tanh;
    case Activation::silu:
      return FusedActivation::silu;
    case Activation::swiglu:
      return FusedActivation::none;  // of W_1; the gate has silu
  }
  return FusedActivation::none;
}

void run(const StackPlan& plan, const std::vector<Sublayer>& layers, const Stream& stream,
         Workspace& workspace) {
  for (std::size_t i = 0; i < layers.size(); ++i) {
    std::span<PackedKeys* const> past;
    if (!stream.past.empty()) past = stream.past[i];
    Pass(plan, layers[i], workspace).run(stream, past, stream.row_of == i ? stream.row : nullptr);
  }
}

}  // namespace playground::fast
