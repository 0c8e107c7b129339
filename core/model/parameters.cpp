#include "core/model/parameters.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "core/base/message.h"
#include "core/text/embedding.h"

namespace playground {
namespace {

std::vector<float> first_of(const std::vector<float>& values, std::int64_t floats) {
  return {values.begin(), values.begin() + static_cast<std::ptrdiff_t>(floats)};
}

Tensor read(const GivenNumbers& given, const ParameterSpec& spec, const Config& config) {
  const bool is_torch_layout =
      config.weights.layout == WeightLayout::torch && spec.kind == ParameterKind::matrix;
  if (is_torch_layout) {
    return {spec.shape, transposed(fit(given, {spec.shape[1], spec.shape[0]}).values, spec.shape)};
  }
  const auto table_floats = static_cast<std::size_t>(config.position.rows() * spec.shape.back());
  if (spec.kind == ParameterKind::positions && given.values.size() == table_floats) {
    const Tensor table = fit(given, {config.position.rows(), spec.shape[1]});
    return {spec.shape, first_of(table.values, count(spec.shape))};
  }
  return fit(given, spec.shape);
}

void require_known(const std::vector<ParameterSpec>& specs, const WeightsConfig& config) {
  std::set<std::string_view> known;
  for (const ParameterSpec& spec : specs) known.insert(spec.id);
  for (const auto& [id, given] : config.values) {
    if (known.contains(id)) continue;
    refuse(ErrorCode::unknown_node, {given.path},
           {"this experiment has no parameter \"{0}\"", "这个实验没有参数 \"{0}\""}, id);
  }
}

// Positions are drawn once for both sides, under the name of the first, and for all `length` of the
// learned table; a table of vectors is drawn only where it is `random`.
constexpr const char* position_table = "position_encoding";

Draws draws_of(const std::vector<ParameterSpec>& specs, const Config& config) {
  Draws draws{config.weights.init, config.weights.seed, config.embedding.seed, {}};
  bool has_positions = false;
  for (const ParameterSpec& spec : specs) {
    const bool is_positions = spec.kind == ParameterKind::positions;
    const bool is_looked_up = spec.kind == ParameterKind::embedding_table &&
                              config.embedding.kind != EmbeddingKind::random;
    if (is_looked_up || (is_positions && has_positions)) continue;
    draws.specs.push_back(spec);
    if (!is_positions) continue;
    has_positions = true;
    draws.specs.back().id = position_table;
    draws.specs.back().shape[0] = config.position.rows();
  }
  return draws;
}

std::vector<float> looked_up(const ParameterSpec& table, const EmbeddingConfig& config,
                             const std::vector<std::string>& vocabulary) {
  const auto width = static_cast<std::size_t>(table.shape[1]);
  std::vector<float> values(vocabulary.size() * width);
  std::span<float> rest(values);
  for (const std::string& token : vocabulary) {
    fill_embedding_row(config, token, rest.first(width));
    rest = rest.subspan(width);
  }
  return values;
}

// The values of a parameter unless the request gives them.
std::vector<float> default_values(const ParameterSpec& spec, const Config& config,
                                  const std::vector<std::string>& vocabulary, Drawn& drawn) {
  if (spec.kind == ParameterKind::positions) {
    return first_of(drawn.at(position_table), count(spec.shape));
  }
  const auto own = drawn.find(spec.id);
  return own == drawn.end() ? looked_up(spec, config.embedding, vocabulary)
                            : std::move(own->second);
}

}  // namespace

void fill_embedding_row(const EmbeddingConfig& config, const std::string& token,
                        std::span<float> row) {
  if (config.kind == EmbeddingKind::token) {
    fill_token_embedding(config.seed.value_or(default_seed), token, row);
    return;
  }
  const auto found = config.values->find(token);
  if (found == config.values->end()) {
    refuse(ErrorCode::invalid_value, {"/embedding/values"},
           {"the table has no vector for the token \"{0}\"", "嵌入表里没有词元 \"{0}\" 的向量"},
           token);
  }
  if (found->second.size() != row.size()) {
    refuse(ErrorCode::shape_mismatch, {"/embedding/values"},
           {"every vector of the table must have {0} numbers; the vector of \"{1}\" has {2}",
            "嵌入表的每个向量必须有 {0} 个数；\"{1}\" 的向量有 {2} 个"},
           row.size(), token, found->second.size());
  }
  std::copy(found->second.begin(), found->second.end(), row.begin());
}

Parameters make_parameters(const std::vector<ParameterSpec>& specs, const Config& config,
                           const std::vector<std::string>& vocabulary, DrawCache* cache) {
  require_known(specs, config.weights);
  const Draws draws = draws_of(specs, config);
  Drawn drawn = cache == nullptr ? draw(draws) : cache->get(draws);
  Parameters parameters;
  for (const ParameterSpec& spec : specs) {
    std::vector<float> numbers = default_values(spec, config, vocabulary, drawn);
    const auto given = config.weights.values.find(spec.id);
    if (given == config.weights.values.end()) {
      parameters[spec.id] = {spec.shape, std::move(numbers)};
      continue;
    }
    parameters[spec.id] = read(given->second, spec, config);
    // A whole learned table given as `position_encoding` serves the context as well.
    const bool is_whole = spec.kind == ParameterKind::positions &&
                          given->second.values.size() == drawn.at(position_table).size();
    if (is_whole) drawn[position_table] = given->second.values;
  }
  return parameters;
}

}  // namespace playground
