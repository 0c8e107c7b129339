#include "wasm/read_numbers.h"
#include "wasm/read_request.h"

namespace playground {

namespace {

constexpr Choice<EmbeddingKind> embedding_kinds[] = {{"token", EmbeddingKind::token},
                                                     {"random", EmbeddingKind::random},
                                                     {"table", EmbeddingKind::table}};

constexpr Choice<PositionKind> position_kinds[] = {{"none", PositionKind::none},
                                                   {"sinusoidal", PositionKind::sinusoidal},
                                                   {"learned", PositionKind::learned},
                                                   {"rotary", PositionKind::rotary}};

std::vector<float> read_row(const Place& row) {
  GivenNumbers numbers = read_numbers(row, Cells::numbers);
  if (numbers.shape.size() != 1) {
    throw InputError(
        ErrorCode::shape_mismatch, row.path,
        "a token's vector is a flat array, not one of shape " + to_string(numbers.shape));
  }
  return std::move(numbers.values);
}

std::map<std::string, std::vector<float>> read_table(const Place& table) {
  const Value::Object* object = table.value.object();
  if (object == nullptr) throw_invalid_type(table, "an object of vectors by token");
  std::map<std::string, std::vector<float>> rows;
  for (const auto& [token, row] : *object) {
    rows[token] = read_row({row, pointer_to(table.path, token)});
  }
  return rows;
}

}  // namespace

EmbeddingConfig read_embedding(const Place& embedding) {
  const Reader reader(embedding, {"kind", "d_in", "seed", "values"});
  EmbeddingConfig config;
  config.kind = reader.choice("kind", embedding_kinds, config.kind);
  config.d_in = reader.optional_integer("d_in", from_one);
  config.seed = reader.optional_integer("seed", any_integer);
  if (const auto values = reader.find("values")) config.values = read_table(*values);
  return config;
}

PositionConfig read_position(const Place& position) {
  const Reader reader(position, {"kind", "length"});
  PositionConfig config;
  config.kind = reader.choice("kind", position_kinds, config.kind);
  config.length = reader.integer("length", config.length, from_one);
  return config;
}

}  // namespace playground
