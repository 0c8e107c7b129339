#include "core/model/draws.h"

#include <utility>

#include "core/random/initializers.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

constexpr std::int64_t most_kept_floats = 1 << 22;

std::vector<float> full(std::int64_t floats, float value = 0) {
  return std::vector<float>(static_cast<std::size_t>(floats), value);
}

std::vector<float> eye(const Shape& shape) {
  std::vector<float> result = full(count(shape));
  matrix(result.data(), shape[0], shape[1]).matrix().diagonal().setOnes();
  return result;
}

// A matrix, or v_additive, which counts as the (1, hidden) weight of a layer with one output.
// `shape` is as torch_linear draws it, (out, in).
std::vector<float> draw_matrix(Generator& generator, WeightInit init, const Shape& shape) {
  std::vector<float> values = full(count(shape));
  switch (init) {
    case WeightInit::torch_linear:
      fill_linear_weight(generator, shape[1], values);
      break;
    case WeightInit::torch_rand:
      generator.fill_rand(values);
      break;
    case WeightInit::xavier_uniform:
      fill_xavier_uniform(generator, shape[0], shape[1], values);
      break;
    case WeightInit::normal:
      generator.fill_normal(0, 0.02, values);
      break;
    case WeightInit::identity:
      return eye(shape);
  }
  return values;
}

std::vector<float> draw_linear_matrix(Generator& generator, const Shape& in_out) {
  const Shape out_in{in_out[1], in_out[0]};
  return transposed(draw_matrix(generator, WeightInit::torch_linear, out_in), in_out);
}

std::vector<float> draw_score_vector(Generator& generator, WeightInit init, std::int64_t hidden) {
  // The first row of an identity would use only one hidden unit.
  if (init == WeightInit::identity) return full(hidden, 1);
  return draw_matrix(generator, init, {1, hidden});
}

std::vector<float> draw_bias(Generator& generator, WeightInit init, const ParameterSpec& spec) {
  std::vector<float> values = full(spec.shape[0]);
  if (init == WeightInit::torch_linear) fill_linear_bias(generator, spec.fan_in, values);
  return values;
}

std::vector<float> draw_normal(Generator& generator, const Shape& shape) {
  std::vector<float> values = full(count(shape));
  generator.fill_normal(0, 1, values);
  return values;
}

std::int64_t floats_of(const Draws& draws) {
  std::int64_t floats = 0;
  for (const ParameterSpec& spec : draws.specs) floats += count(spec.shape);
  return floats;
}

}  // namespace

std::vector<float> transposed(const std::vector<float>& from, const Shape& in_out) {
  std::vector<float> result(from.size());
  const auto [in, out] = std::pair(in_out[0], in_out[1]);
  matrix(result.data(), in, out) = matrix(from.data(), out, in).transpose();
  return result;
}

Drawn draw(const Draws& draws) {
  Generator layers(draws.seed);
  Generator own_inputs(draws.input_seed.value_or(default_seed));
  Generator& inputs = draws.input_seed ? own_inputs : layers;
  const auto values_of = [&](const ParameterSpec& spec) -> std::vector<float> {
    switch (spec.kind) {
      case ParameterKind::matrix:
        if (draws.init == WeightInit::torch_linear) return draw_linear_matrix(layers, spec.shape);
        return draw_matrix(layers, draws.init, spec.shape);
      case ParameterKind::score_matrix:
        return draw_matrix(layers, draws.init, spec.shape);
      case ParameterKind::score_vector:
        return draw_score_vector(layers, draws.init, spec.shape[0]);
      case ParameterKind::bias:
        return draw_bias(layers, draws.init, spec);
      case ParameterKind::gain:
        return full(spec.shape[0], 1);
      case ParameterKind::norm_bias:
        return full(spec.shape[0]);
      case ParameterKind::embedding_table:
      case ParameterKind::positions:
        return draw_normal(inputs, spec.shape);
    }
    return {};
  };
  Drawn drawn;
  for (const ParameterSpec& spec : draws.specs) drawn.emplace(spec.id, values_of(spec));
  return drawn;
}

Drawn DrawCache::get(const Draws& draws) {
  if (!drawn_.empty() && draws == draws_) return drawn_;
  *this = {};
  Drawn drawn = draw(draws);
  if (floats_of(draws) > most_kept_floats) return drawn;
  Draws kept = draws;
  drawn_ = drawn;
  draws_ = std::move(kept);
  return drawn;
}

}  // namespace playground
