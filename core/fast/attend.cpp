#include "core/fast/attend.h"

#include <algorithm>
#include <utility>

#include "core/fast/rotary.h"
#include "core/tensor/views.h"

namespace playground::fast {
namespace {

struct ProjectedRows {
  MatrixView query;       // (B T, H D)
  MatrixView key;         // (B S, H_kv D)
  ConstMatrixView value;  // (B S, H_kv D)
};

// x (rows, K) W + b -> (rows, N) in `buffer`.
MatrixView apply(const Linear& linear, const Batch& x, std::vector<float>& buffer,
                 Scratch& scratch) {
  const std::int64_t rows = rows_of(x);
  float* result = grow(buffer, rows * linear.matrix.columns);
  multiply(x.rows, rows, linear.matrix, result, linear.finish(), scratch);
  return matrix(result, rows, linear.matrix.columns);
}

// `count` columns from `first` on.
MatrixView columns(MatrixView of, std::int64_t first, std::int64_t count) {
  return matrix(of.data() + first, of.rows(), count, of.outerStride());
}

ProjectedRows project(const AttentionLayer& layer, const AttentionCall& call,
                      Workspace& workspace) {
  const std::int64_t width = layer.heads * layer.head_dim;
  const std::int64_t key_width = layer.kv_heads * layer.head_dim;
  const MatrixView query = apply(layer.query, call.x, workspace.query, workspace.product);
  if (!layer.key_value) {  // (B T, H D + 2 H_kv D)
    return {columns(query, 0, width), columns(query, width, key_width),
            read_only(columns(query, width + key_width, key_width))};
  }
  const MatrixView both =
      apply(layer.key_value, call.source, workspace.key_value, workspace.product);
  return {query, columns(both, 0, key_width), read_only(columns(both, key_width, key_width))};
}

// Without projections the vectors are used unchanged; queries and keys are copied, as rotary
// positions rotate them in place.
ProjectedRows as_they_are(const AttentionLayer& layer, const AttentionCall& call,
                          Workspace& workspace) {
  const std::int64_t width = layer.heads * layer.head_dim;
  const auto copy = [&](const Batch& batch, std::vector<float>& buffer) {
    MatrixView rows = matrix(grow(buffer, rows_of(batch) * width), rows_of(batch), width);
    rows = matrix(batch.rows, rows_of(batch), width);
    return rows;
  };
  return {copy(call.x, workspace.query), copy(call.source, workspace.key_value),
          matrix(call.source.rows, rows_of(call.source), width)};
}

void rotate_by_position(const AttentionLayer& layer, const AttentionCall& call,
                        const ProjectedRows& projected, Workspace& workspace) {
  const auto rotations = [&](const Batch& batch) {
    return rotations_for(workspace.rotations, call.past_tokens, batch.tokens, layer.head_dim);
  };
  rotate_pairs(projected.query, rotations(call.x));
  rotate_pairs(projected.key, rotations(call.source));
}

// Which keys the queries of sentence b see.
Visibility visibility(const AttentionLayer& layer, const AttentionCall& call, std::int64_t b,
                      std::int64_t source_b) {
  const MaskConfig& mask = *layer.mask;
  const std::int64_t all = call.past_tokens + call.source.tokens;
  const std::span<const std::int64_t> lengths = call.source.lengths;
  Visibility seen = visibility_of(mask, all);
  if (!lengths.empty()) seen.keys = lengths[static_cast<std::size_t>(source_b)];
  if (mask.kind == MaskKind::custom) {
    const std::vector<float>& allowed = mask.allowed->values;
    const std::int64_t cells = call.x.tokens * all;
    const bool by_sentence = static_cast<std::int64_t>(allowed.size()) > cells;
    seen.allowed = allowed.data() + (by_sentence ? b * cells : 0);
    seen.allowed_stride = all;
  }
  return seen;
}

}  // namespace

Visibility visibility_of(const MaskConfig& mask, std::int64_t keys) {
  Visibility seen{keys, keys};
  if (mask.kind == MaskKind::causal || mask.kind == MaskKind::sliding_window) seen.prefix = 0;
  if (mask.kind == MaskKind::sliding_window) seen.window = *mask.window;
  if (mask.kind == MaskKind::prefix) seen.prefix = *mask.length;
  return seen;
}

void attend(const AttentionLayer& layer, const AttentionCall& call, const Residual& residual,
            Workspace& workspace, float* result) {
  const ProjectedRows rows =
      layer.query ? project(layer, call, workspace) : as_they_are(layer, call, workspace);
  if (call.rotary) rotate_by_position(layer, call, rows, workspace);

  const std::int64_t width = layer.heads * layer.head_dim;
  float* context = layer.output ? grow(workspace.context, rows_of(call.x) * width) : result;
  PackedKeys& packed = call.past == nullptr ? workspace.packed : *call.past;
  reserve(packed, layer.kv_heads, layer.head_dim, call.past_tokens + call.source.tokens);
  for (std::int64_t b = 0; b < call.x.sentences; ++b) {
    const std::int64_t source_b = std::min(b, call.source.sentences - 1);
    if (source_b == b) {
      const std::int64_t row = b * call.source.tokens;
      store(packed,
            {rows.key.row(row).data(), rows.value.row(row).data(), rows.key.outerStride(),
             rows.value.outerStride(), call.source.tokens},
            call.past_tokens);
    }
    const std::int64_t row = b * call.x.tokens;
    attend({rows.query.row(row).data(), rows.query.outerStride(), call.x.tokens, call.past_tokens,
            layer.heads},
           layer.scale, packed, visibility(layer, call, b, source_b), context + row * width,
           workspace.attention);
  }
  if (!layer.output) return;
  Finish finish = layer.output.finish();
  finish.residual = residual.rows;
  finish.alpha = residual.alpha;
  multiply(context, rows_of(call.x), layer.output.matrix, result, finish, workspace.product);
}

}  // namespace playground::fast
