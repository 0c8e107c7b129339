#include "core/model/projection.h"

#include <string>

#include "core/ops/product.h"
#include "core/ops/rotate.h"
#include "core/ops/shape/heads.h"
#include "core/ops/shape/reshape.h"

namespace playground {
namespace {

// Whether queries, keys and values are cut into heads: (B, H, T, D).
bool has_head_axis(const AttentionConfig& config) {
  return config.head_style != HeadStyle::stacked && config.num_heads > 1;
}

Projections projection_parameters(Tape& tape, const AttentionConfig& config,
                                  const AttentionInput& input) {
  if (!config.projections) return {};
  const std::int64_t query_width = tape.last_size(input.query.rows);
  const std::int64_t key_width = tape.last_size(input.key.rows);
  const std::int64_t d_out = *config.d_out;
  const std::int64_t shared = config.head_style == HeadStyle::stacked
                                  ? d_out
                                  : d_out / config.num_heads * *config.num_kv_heads;
  const bool bias = config.qkv_bias;
  const Axis in = Axis::feature;
  const Axis out = has_head_axis(config) ? Axis::feature : Axis::head_feature;
  Projections all;  // W_query (C, H D), W_key and W_value (C, H_kv D)
  all.query = linear_parameters(tape, {"W_query", "b_query", in, out}, {query_width, d_out}, bias);
  all.key = linear_parameters(tape, {"W_key", "b_key", in, out}, {key_width, shared}, bias);
  all.value = linear_parameters(tape, {"W_value", "b_value", in, out}, {key_width, shared}, bias);
  return all;
}

// W_additive and U_additive are (hidden, D), W_bilinear (D, D).
Ref score_matrix(Tape& tape, NodeName name, const Shape& shape, const Axes& axes) {
  return tape.parameter(name, {ParameterKind::score_matrix, shape, axes});
}

ScoreParameters score_parameters(Tape& tape, const AttentionConfig& config, HeadWidths widths) {
  ScoreParameters parameters;
  const std::int64_t hidden = *config.additive_hidden;
  const bool one_head = config.projections || has_head_axis(config);
  const Axis width = one_head ? Axis::head_feature : Axis::feature;
  if (config.score == Score::additive) {
    const Axes axes{Axis::hidden, width};
    parameters.key = score_matrix(tape, "W_additive", {hidden, widths.key}, axes);
    parameters.query = score_matrix(tape, "U_additive", {hidden, widths.query}, axes);
    parameters.vector =
        tape.parameter("v_additive", {ParameterKind::score_vector, {hidden}, {Axis::hidden}});
  } else if (config.score == Score::bilinear) {
    parameters.key = score_matrix(tape, "W_bilinear", {widths.key, widths.query}, {width, width});
  }
  return parameters;
}

// (B, T, C) -> (B, T, H D).
Ref apply(Tape& tape, NodeName name, Ref x, const std::optional<LinearParameters>& layer) {
  return layer ? linear(tape, name, x, layer->weight, layer->bias) : x;
}

// (B, T, C) into heads: (B, H, T, D), or (B, T, H, D) where it is untransposed.
Ref into_heads(Tape& tape, NodeName name, Ref x, const AttentionConfig& config,
               std::int64_t heads) {
  if (config.head_style == HeadStyle::split) return split_heads(tape, name, x, heads);
  const Shape& shape = tape.shape(x);
  return view(tape, name, x, {shape[0], shape[1], heads, shape[2] / heads},
              {Axis::batch, tape.axes(x)[1], Axis::head, Axis::head_feature});
}

void cut_into_heads(Tape& tape, const AttentionConfig& config, Projected& all) {
  const std::int64_t heads = config.num_heads;
  const std::int64_t kv_heads = *config.num_kv_heads;
  all.query = into_heads(tape, "query_heads", all.query, config, heads);
  all.key = into_heads(tape, "key_heads", all.key, config, kv_heads);
  all.value = into_heads(tape, "value_heads", all.value, config, kv_heads);
  const std::size_t rows = config.head_style == HeadStyle::split ? 2 : 1;
  tape.name_axis(all.key, rows, Axis::key);  // without projections they are split from x itself
  tape.name_axis(all.value, rows, Axis::key);
  if (kv_heads == heads) return;
  all.key = repeat_heads(tape, "repeated_key_heads", all.key, heads / kv_heads);
  all.value = repeat_heads(tape, "repeated_value_heads", all.value, heads / kv_heads);
}

void rotate_by_position(Tape& tape, const AttentionConfig& config, bool heads, Projected& all) {
  const std::int64_t axis = attends_to_tokens(config) ? tape.rank(all.query) - 2 : 1;
  all.query = rotate(tape, heads ? "rotated_query_heads" : "rotated_query", all.query, {axis});
  all.key = rotate(tape, heads ? "rotated_key_heads" : "rotated_key", all.key, {axis});
  tape.name_axis(all.key, static_cast<std::size_t>(axis), Axis::key);
}

}  // namespace

LinearParameters linear_parameters(Tape& tape, const LinearNames& names, Shape in_out, bool bias) {
  const std::int64_t in = in_out[0];
  const std::int64_t out = in_out[1];
  LinearParameters parameters{
      tape.parameter(names.weight,
                     {ParameterKind::matrix, std::move(in_out), {names.in, names.out}}),
      std::nullopt};
  if (bias) {
    parameters.bias = tape.parameter(names.bias, {ParameterKind::bias, {out}, {names.out}, in});
  }
  return parameters;
}

Projected project(Tape& tape, const AttentionConfig& config, const AttentionInput& input) {
  const AttentionSite site{tape.last_size(input.query.rows), tape.last_size(input.key.rows), false,
                           input.rotary};
  const Projections layers = projection_parameters(tape, config, input);
  const ScoreParameters score = score_parameters(tape, config, head_widths(config, site));
  Projected all = project_with(tape, config, input, layers);
  all.score = score;
  return all;
}

Projected project_with(Tape& tape, const AttentionConfig& config, const AttentionInput& input,
                       const Projections& layers) {
  const Ref source = input.key.rows;
  Projected all{apply(tape, "query", input.query.rows, layers.query),
                apply(tape, "key", source, layers.key),
                apply(tape, "value", source, layers.value),
                {}};
  if (config.projections) {
    tape.name_axis(all.key, 1, Axis::key);
    tape.name_axis(all.value, 1, Axis::key);
  }
  const bool heads = has_head_axis(config);
  if (heads) cut_into_heads(tape, config, all);
  if (input.rotary) rotate_by_position(tape, config, heads, all);
  return all;
}

}  // namespace playground
