#include "core/fast/attend.h"

#include <algorithm>
#include <utility>

#include "core/fast/rotary.h"
#include "core/kernels/elementary.h"
#include "core/kernels/vector.h"
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

// The rows of a batch, which rotary positions may rotate in place.
MatrixView copied(const Batch& batch, std::int64_t width, std::vector<float>& buffer) {
  MatrixView rows = matrix(grow(buffer, rows_of(batch) * width), rows_of(batch), width);
  rows = matrix(batch.rows, rows_of(batch), width);
  return rows;
}

struct SourceRows {
  MatrixView key;
  ConstMatrixView value;
};

// Keys and values of a context; without projections the vectors are used unchanged.
SourceRows source_rows(const AttentionLayer& layer, const Batch& source, Workspace& workspace) {
  const std::int64_t width = layer.kv_heads * layer.head_dim;
  if (!layer.key_value) {
    return {copied(source, width, workspace.key_value),
            matrix(source.rows, rows_of(source), width)};
  }
  const MatrixView both = apply(layer.key_value, source, workspace.key_value, workspace.product);
  return {columns(both, 0, width), read_only(columns(both, width, width))};
}

// Where keys and values are stored there are none of them.
ProjectedRows project(const AttentionLayer& layer, const AttentionCall& call,
                      Workspace& workspace) {
  const std::int64_t width = layer.heads * layer.head_dim;
  const std::int64_t key_width = layer.kv_heads * layer.head_dim;
  const MatrixView query = layer.query
                               ? apply(layer.query, call.x, workspace.query, workspace.product)
                               : copied(call.x, width, workspace.query);
  if (call.is_stored) return {query, columns(query, 0, 0), read_only(columns(query, 0, 0))};
  if (layer.query && !layer.key_value) {  // (B T, H D + 2 H_kv D)
    return {columns(query, 0, width), columns(query, width, key_width),
            read_only(columns(query, width + key_width, key_width))};
  }
  const SourceRows source = source_rows(layer, call.source, workspace);
  return {query, source.key, source.value};
}

void rotate_by_position(const AttentionLayer& layer, const AttentionCall& call,
                        const ProjectedRows& projected, Workspace& workspace) {
  const auto rotations = [&](const Batch& batch) {
    return rotations_for(workspace.rotations, call.past_tokens, batch.tokens, layer.head_dim);
  };
  rotate_pairs(projected.query, rotations(call.x));
  if (!call.is_stored) rotate_pairs(projected.key, rotations(call.source));
}

// How many keys there are.
std::int64_t keys_of(const AttentionCall& call) {
  return call.is_stored ? call.source.tokens : call.past_tokens + call.source.tokens;
}

// Which keys the queries of sentence b see.
Visibility visibility(const AttentionLayer& layer, const AttentionCall& call, std::int64_t b,
                      std::int64_t source_b) {
  const MaskConfig& mask = *layer.mask;
  const std::int64_t all = keys_of(call);
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

// What the head of `told` puts on each key, as query `query` of the last token.
void tell(const AttentionLayer& layer, const PackedKeys& packed, const float* query,
          std::int64_t keys, HeadRow& told) {
  const std::int64_t dim = layer.head_dim;
  const std::int64_t kv_head = told.head.head / (layer.heads / layer.kv_heads);
  const float* head = packed.keys.data() + kv_head * packed.capacity * dim;
  const float* own = query + told.head.head * dim;
  std::vector<double> scores;
  for (std::int64_t key = 0; key < keys; ++key) {
    const float* cells = head + key / lanes * lanes * dim + key % lanes;
    float sum = 0;
    for (std::int64_t d = 0; d < dim; ++d) sum += own[d] * cells[d * lanes];
    scores.push_back(double{sum * layer.scale});
  }
  const double most = *std::max_element(scores.begin(), scores.end());
  double total = 0;
  for (double& score : scores) total += score = elementary::exp(score - most);
  told.weights.clear();
  for (const double score : scores) told.weights.push_back(static_cast<float>(score / total));
}

// Zeros in place of what silent heads read, (rows, H D).
void silence(const AttentionLayer& layer, std::int64_t rows, float* context) {
  for (const std::int64_t head : layer.silent) {
    matrix(context, rows, layer.heads * layer.head_dim)
        .middleCols(head * layer.head_dim, layer.head_dim)
        .setZero();
  }
}

}  // namespace

void store_context(const AttentionLayer& layer, const Batch& context, bool rotary,
                   Workspace& workspace, PackedKeys& to) {
  const SourceRows rows = source_rows(layer, context, workspace);
  if (rotary) {
    rotate_pairs(rows.key, rotations_for(workspace.rotations, 0, context.tokens, layer.head_dim));
  }
  reserve(to, layer.kv_heads, layer.head_dim, context.tokens);
  store(to,
        {rows.key.data(), rows.value.data(), rows.key.outerStride(), rows.value.outerStride(),
         context.tokens},
        0);
}

Visibility visibility_of(const MaskConfig& mask, std::int64_t keys) {
  Visibility seen{keys, keys};
  if (mask.kind == MaskKind::causal || mask.kind == MaskKind::sliding_window) seen.prefix = 0;
  if (mask.kind == MaskKind::sliding_window) seen.window = *mask.window;
  if (mask.kind == MaskKind::prefix) seen.prefix = *mask.length;
  return seen;
}

void attend(const AttentionLayer& layer, const AttentionCall& call, const Residual& residual,
            Workspace& workspace, float* result) {
  const ProjectedRows rows = project(layer, call, workspace);
  if (call.rotary) rotate_by_position(layer, call, rows, workspace);

  const std::int64_t width = layer.heads * layer.head_dim;
  float* context = layer.output ? grow(workspace.context, rows_of(call.x) * width) : result;
  const auto keys_and_values = [&](std::int64_t b) -> PackedKeys& {
    return call.past.empty() ? workspace.packed : *call.past[static_cast<std::size_t>(b)];
  };
  for (std::int64_t b = 0; b < call.x.sentences; ++b) {
    PackedKeys& packed = keys_and_values(b);
    reserve(packed, layer.kv_heads, layer.head_dim, keys_of(call));
    const std::int64_t source_b = std::min(b, call.source.sentences - 1);
    if (source_b == b && !call.is_stored) {
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
  if (call.row != nullptr) {
    tell(layer, keys_and_values(call.x.sentences - 1), rows.query.row(rows.query.rows() - 1).data(),
         keys_of(call), *call.row);
  }
  if (!layer.output) return;
  silence(layer, rows_of(call.x), context);
  Finish finish = layer.output.finish();
  finish.residual = residual.rows;
  finish.alpha = residual.alpha;
  multiply(context, rows_of(call.x), layer.output.matrix, result, finish, workspace.product);
}

}  // namespace playground::fast
