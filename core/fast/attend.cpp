#include "core/fast/attend.h"

#include "core/ops/rotate.h"

namespace playground::fast {
namespace {

// Rows of queries, keys and values, each a row every so many floats.
struct Projected {
  float* query;
  float* key;
  const float* value;
  std::int64_t query_stride;
  std::int64_t key_stride;
  std::int64_t value_stride;
};

Projected project(const AttentionLayer& layer, const AttentionCall& call, Workspace& workspace) {
  const std::int64_t width = layer.query.matrix.columns;
  float* query = room(workspace.query, rows_of(call.x) * width);
  multiply(call.x.rows, rows_of(call.x), layer.query.matrix, query, layer.query.finish(),
           workspace.product);
  const std::int64_t key_width = layer.kv_heads * layer.head_dim;
  if (!layer.key_value) {
    const std::int64_t query_width = width - 2 * key_width;
    return {query, query + query_width, query + query_width + key_width, width, width, width};
  }
  const std::int64_t both = 2 * key_width;
  float* key_value = room(workspace.key_value, rows_of(call.source) * both);
  multiply(call.source.rows, rows_of(call.source), layer.key_value.matrix, key_value,
           layer.key_value.finish(), workspace.product);
  return {query, key_value, key_value + key_width, width, both, both};
}

// Without projections the vectors stand as they are; queries and keys are copied, since rotary
// positions turn them.
Projected as_they_are(const AttentionLayer& layer, const AttentionCall& call,
                      Workspace& workspace) {
  const std::int64_t width = layer.heads * layer.head_dim;
  float* query = room(workspace.query, rows_of(call.x) * width);
  float* key = room(workspace.key_value, rows_of(call.source) * width);
  std::copy_n(call.x.rows, rows_of(call.x) * width, query);
  std::copy_n(call.source.rows, rows_of(call.source) * width, key);
  return {query, key, call.source.rows, width, width, width};
}

// Turns each pair of the rows, (B, T, heads, D), by its position, the first being `first`.
struct Turned {
  float* rows;
  std::int64_t stride;
  std::int64_t heads;
};
void turn(const Turned& turned, const Batch& batch, std::int64_t first, std::int64_t head_dim,
          const float* turns) {
  for (std::int64_t row = 0; row < rows_of(batch); ++row) {
    const float* turn = turns + (first + row % batch.tokens) * head_dim;
    for (std::int64_t i = 0; i < turned.heads * head_dim; i += 2) {
      float* pair = turned.rows + row * turned.stride + i;
      const float cosine = turn[i % head_dim];
      const float sine = turn[i % head_dim + 1];
      const float even = pair[0];
      pair[0] = even * cosine - pair[1] * sine;
      pair[1] = even * sine + pair[1] * cosine;
    }
  }
}

// The turns of at least `positions` positions, (T, D / 2, 2); made once.
const float* turns_for(std::vector<float>& turns, std::int64_t positions, std::int64_t head_dim) {
  while (static_cast<std::int64_t>(turns.size()) < positions * head_dim) {
    const auto position = static_cast<std::int64_t>(turns.size()) / head_dim;
    for (const Turn& turn : turns_of(position, head_dim, rotary_base)) {
      turns.push_back(static_cast<float>(turn.cosine));
      turns.push_back(static_cast<float>(turn.sine));
    }
  }
  return turns.data();
}

void turn_by_position(const AttentionLayer& layer, const AttentionCall& call,
                      const Projected& projected, Workspace& workspace) {
  const std::int64_t last = call.past_tokens + std::max(call.x.tokens, call.source.tokens);
  const float* turns = turns_for(workspace.turns, last, layer.head_dim);
  turn({projected.query, projected.query_stride, layer.heads}, call.x, call.past_tokens,
       layer.head_dim, turns);
  turn({projected.key, projected.key_stride, layer.kv_heads}, call.source, call.past_tokens,
       layer.head_dim, turns);
}

// What the queries of sentence b see of the keys of their context.
Visibility visibility(const AttentionLayer& layer, const AttentionCall& call, std::int64_t b,
                      std::int64_t source_b) {
  const MaskConfig& mask = *layer.mask;
  const std::int64_t all = call.past_tokens + call.source.tokens;
  const std::span<const std::int64_t> lengths = call.source.lengths;
  Visibility seen{lengths.empty() ? all : lengths[static_cast<std::size_t>(source_b)]};
  seen.prefix = all;
  if (mask.kind == MaskKind::causal || mask.kind == MaskKind::sliding_window) seen.prefix = 0;
  if (mask.kind == MaskKind::sliding_window) seen.window = *mask.window;
  if (mask.kind == MaskKind::prefix) seen.prefix = *mask.length;
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

void attend(const AttentionLayer& layer, const AttentionCall& call, const Residual& residual,
            Workspace& workspace, float* result) {
  const Projected rows =
      layer.query ? project(layer, call, workspace) : as_they_are(layer, call, workspace);
  if (call.rotary) turn_by_position(layer, call, rows, workspace);

  const std::int64_t width = layer.heads * layer.head_dim;
  float* context = layer.output ? room(workspace.context, rows_of(call.x) * width) : result;
  PackedKeys& packed = call.past == nullptr ? workspace.packed : *call.past;
  make_room(packed, layer.kv_heads, layer.head_dim, call.past_tokens + call.source.tokens);
  for (std::int64_t b = 0; b < call.x.sentences; ++b) {
    const std::int64_t source_b = std::min(b, call.source.sentences - 1);
    const std::int64_t row = source_b * call.source.tokens;
    if (source_b == b) {
      store(packed,
            {rows.key + row * rows.key_stride, rows.value + row * rows.value_stride,
             rows.key_stride, rows.value_stride, call.source.tokens},
            call.past_tokens);
    }
    attend({rows.query + b * call.x.tokens * rows.query_stride, rows.query_stride, call.x.tokens,
            call.past_tokens, layer.heads},
           layer.scale, packed, visibility(layer, call, b, source_b),
           context + b * call.x.tokens * width, workspace.attention);
  }
  if (!layer.output) return;
  Finish finish = layer.output.finish();
  finish.residual = residual.rows;
  finish.alpha = residual.alpha;
  multiply(context, rows_of(call.x), layer.output.matrix, result, finish, workspace.product);
}

}  // namespace playground::fast
