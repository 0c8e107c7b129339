#include "core/experiment/weights.h"

#include <algorithm>
#include <iterator>

#include "core/graph/tape.h"
#include "core/message.h"
#include "core/random/initializers.h"
#include "core/text/embedding.h"

namespace playground {
namespace {

std::vector<float> room(std::int64_t floats, float value = 0) {
  return std::vector<float>(static_cast<std::size_t>(floats), value);
}

std::vector<float> first_of(const std::vector<float>& values, std::int64_t floats) {
  return {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(floats)};
}

// (out, in) to (in, out).
std::vector<float> transposed(const std::vector<float>& from, const Shape& in_out) {
  std::vector<float> result(from.size());
  const auto in = static_cast<std::size_t>(in_out[0]);
  const auto out = static_cast<std::size_t>(in_out[1]);
  for (std::size_t i = 0; i < in; ++i) {
    for (std::size_t o = 0; o < out; ++o) result[i * out + o] = from[o * in + i];
  }
  return result;
}

std::vector<float> eye(const Shape& shape) {
  std::vector<float> result = room(count(shape));
  for (std::int64_t i = 0; i < std::min(shape[0], shape[1]); ++i) {
    result[static_cast<std::size_t>(i * shape[1] + i)] = 1;
  }
  return result;
}

// A matrix, or v_additive, which counts as the (1, hidden) weight of a layer with one output.
// `shape` is as torch_linear draws it, (out, in).
std::vector<float> draw_matrix(Generator& generator, WeightInit init, const Shape& shape) {
  std::vector<float> values = room(count(shape));
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

class Drawing {
 public:
  Drawing(const Config& config, const std::vector<std::string>& vocabulary)
      : config_(config),
        vocabulary_(vocabulary),
        weights_(config.weights.seed),
        inputs_(config.embedding.seed.value_or(default_seed)) {}

  Tensor draw(const ParameterSpec& spec) { return {spec.shape, values_of(spec)}; }

  // A whole learned table given as `position_encoding` serves the context as well.
  void take_positions(const GivenNumbers& given) {
    if (given.values.size() == positions_.size()) positions_ = given.values;
  }

 private:
  std::vector<float> values_of(const ParameterSpec& spec) {
    const WeightInit init = config_.weights.init;
    switch (spec.role) {
      case ParameterRole::matrix:
        if (init != WeightInit::torch_linear) return draw_matrix(weights_, init, spec.shape);
        return transposed(draw_matrix(weights_, init, {spec.shape[1], spec.shape[0]}), spec.shape);
      case ParameterRole::score_matrix:
        return draw_matrix(weights_, init, spec.shape);
      case ParameterRole::score_vector:
        return draw_score_vector(spec.shape[0]);
      case ParameterRole::bias:
        return draw_bias(spec);
      case ParameterRole::gain:
        return room(spec.shape[0], 1);
      case ParameterRole::norm_bias:
        return room(count(spec.shape));
      case ParameterRole::embedding_table:
        return draw_table(spec.shape[1]);
      case ParameterRole::positions:
        return first_positions(spec.shape);
    }
    return {};
  }

  std::vector<float> draw_score_vector(std::int64_t hidden) {
    // The first row of an identity would hear one hidden unit alone.
    if (config_.weights.init == WeightInit::identity) return room(hidden, 1);
    return draw_matrix(weights_, config_.weights.init, {1, hidden});
  }

  std::vector<float> draw_bias(const ParameterSpec& spec) {
    std::vector<float> values = room(spec.shape[0]);
    if (config_.weights.init == WeightInit::torch_linear) {
      fill_linear_bias(weights_, spec.fan_in, values);
    }
    return values;
  }

  // A generator of its own where the request names its seed.
  Generator& input_generator() { return config_.embedding.seed ? inputs_ : weights_; }

  std::vector<float> draw_table(std::int64_t width) {
    std::vector<float> values = room(static_cast<std::int64_t>(vocabulary_.size()) * width);
    if (config_.embedding.kind == EmbeddingKind::random) {
      input_generator().fill_normal(0, 1, values);
      return values;
    }
    std::span<float> rest(values);
    for (const std::string& token : vocabulary_) {
      fill_embedding_row(config_.embedding, token, rest.first(static_cast<std::size_t>(width)));
      rest = rest.subspan(static_cast<std::size_t>(width));
    }
    return values;
  }

  std::vector<float> first_positions(const Shape& shape) {
    if (positions_.empty()) {
      positions_ = room(config_.position.length * shape[1]);
      input_generator().fill_normal(0, 1, positions_);
    }
    return first_of(positions_, count(shape));
  }

  const Config& config_;
  const std::vector<std::string>& vocabulary_;
  Generator weights_;
  Generator inputs_;
  std::vector<float> positions_;  // the learned table, drawn once for both sides
};

Tensor read(const GivenNumbers& given, const ParameterSpec& spec, const Config& config) {
  const bool turned =
      config.weights.layout == WeightLayout::torch && spec.role == ParameterRole::matrix;
  if (turned) {
    return {spec.shape, transposed(fit(given, {spec.shape[1], spec.shape[0]}).values, spec.shape)};
  }
  const auto table_floats = static_cast<std::size_t>(config.position.length * spec.shape.back());
  if (spec.role == ParameterRole::positions && given.values.size() == table_floats) {
    const Tensor table = fit(given, {config.position.length, spec.shape[1]});
    return {spec.shape, first_of(table.values, count(spec.shape))};
  }
  return fit(given, spec.shape);
}

void require_known(const std::vector<ParameterSpec>& parameters, const WeightsConfig& config) {
  RefById known;
  for (const ParameterSpec& spec : parameters) known.emplace(spec.id, Ref{});
  for (const auto& [id, given] : config.values) {
    if (known.count(id) > 0) continue;
    refuse(ErrorCode::unknown_node, {given.path},
           {"this experiment has no parameter \"", id, "\""});
  }
}

Weights draw(const std::vector<ParameterSpec>& parameters, const Config& config,
             const std::vector<std::string>& vocabulary) {
  Drawing drawing(config, vocabulary);
  Weights weights;
  for (const ParameterSpec& spec : parameters) {
    const auto given = config.weights.values.find(spec.id);
    const bool is_given = given != config.weights.values.end();
    Tensor drawn = drawing.draw(spec);
    if (is_given && spec.role == ParameterRole::positions) drawing.take_positions(given->second);
    weights[spec.id] = is_given ? read(given->second, spec, config) : std::move(drawn);
  }
  return weights;
}

}  // namespace

void fill_embedding_row(const EmbeddingConfig& config, const std::string& token,
                        std::span<float> row) {
  if (config.kind == EmbeddingKind::token) {
    fill_token_embedding(config.seed.value_or(default_seed), token, row);
    return;
  }
  const auto found = config.values.find(token);
  if (found == config.values.end()) {
    refuse(ErrorCode::invalid_value, {"/embedding/values"},
           {"the table has no vector for the token \"", token, "\""});
  }
  if (found->second.size() != row.size()) {
    refuse(ErrorCode::shape_mismatch, {"/embedding/values"},
           {"every vector of the table must have ", row.size(), " numbers; that of \"", token,
            "\" has ", found->second.size()});
  }
  std::copy(found->second.begin(), found->second.end(), row.begin());
}

Weights make_weights(const std::vector<ParameterSpec>& parameters, const Config& config,
                     const std::vector<std::string>& vocabulary) {
  require_known(parameters, config.weights);
  return draw(parameters, config, vocabulary);
}

Weights make_sentence_weights(const std::vector<ParameterSpec>& parameters, const Config& config,
                              const std::vector<std::string>& vocabulary) {
  std::vector<ParameterSpec> of_sentence;
  std::copy_if(parameters.begin(), parameters.end(), std::back_inserter(of_sentence),
               [](const ParameterSpec& spec) {
                 return spec.role == ParameterRole::embedding_table ||
                        spec.role == ParameterRole::positions;
               });
  return draw(of_sentence, config, vocabulary);
}

}  // namespace playground
