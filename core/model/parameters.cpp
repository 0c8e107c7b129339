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

// Of both sides.
constexpr const char* position_table = "position_encoding";

// "block.0.attention.W_query" for "block.3.attention.W_query"; empty for what is not in a block.
std::string in_first_block(std::string_view id) {
  constexpr std::string_view start = "block.";
  if (!id.starts_with(start)) return {};
  const std::size_t end = id.find_first_not_of("0123456789", start.size());
  if (end == std::string_view::npos || end == start.size()) return {};
  return std::string(start) + "0" + std::string(id.substr(end));
}

// A model whose parameters are given may lose its positions or its last blocks: their parameters
// may stay in the request, and have no effect.
void require_known(const std::vector<ParameterSpec>& specs, const Config& config) {
  std::set<std::string_view> known;
  for (const ParameterSpec& spec : specs) known.insert(spec.id);
  for (const auto& [id, given] : config.weights.values) {
    if (known.contains(id) || known.contains(in_first_block(id))) continue;
    if (id == position_table && config.position.kind != PositionKind::learned) continue;
    refuse(ErrorCode::unknown_node, {given.path},
           {"this experiment has no parameter \"{0}\"", "这个实验没有参数 \"{0}\""}, id);
  }
}

// Positions are drawn once for both sides, under this name, and for all `length` of the learned
// table; a table of vectors is drawn only where it is `random`.
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

// Whether the request gives everything that would be drawn, as a trained model does.
bool gives_all(const Config& config, const Draws& draws) {
  return std::all_of(draws.specs.begin(), draws.specs.end(), [&](const ParameterSpec& spec) {
    return spec.kind != ParameterKind::positions && config.weights.values.contains(spec.id);
  });
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
  require_known(specs, config);
  const Draws draws = draws_of(specs, config);
  Drawn drawn;
  if (!gives_all(config, draws)) drawn = cache == nullptr ? draw(draws) : cache->get(draws);
  Parameters parameters;
  for (const ParameterSpec& spec : specs) {
    const auto given = config.weights.values.find(spec.id);
    if (given == config.weights.values.end()) {
      parameters[spec.id] = {spec.shape, default_values(spec, config, vocabulary, drawn)};
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
