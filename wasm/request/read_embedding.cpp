#include "wasm/json/text.h"
#include "wasm/request/read_numbers.h"
#include "wasm/request/read_request.h"

namespace playground {

namespace {

constexpr std::string_view embedding_kinds[] = {"token", "random", "table"};
constexpr std::string_view position_kinds[] = {"none", "sinusoidal", "learned", "rotary"};

std::vector<float> read_row(const Place& row, const std::string& token) {
  GivenNumbers numbers = read_numbers(row, CellKind::number);
  if (numbers.shape.size() != 1) {
    row.refuse(ErrorCode::shape_mismatch,
               {"must be a flat array, not of shape {0}", "必须是一维数组，不能是形状 {0}"},
               numbers.shape);
  }
  if (numbers.values.empty()) {
    refuse(ErrorCode::invalid_value, {row.pointer()},
           {"the row of the token {0} is empty; give it d_in numbers",
            "词元 {0} 的一行是空的；请给出 d_in 个数"},
           in_quotes(token));
  }
  return std::move(numbers.values);
}

}  // namespace

EmbeddingConfig read_embedding(const Place& embedding) {
  const Reader reader(embedding, {"kind", "d_in", "seed", "values"});
  EmbeddingConfig config;
  reader.read("kind", config.kind, embedding_kinds);
  reader.read("d_in", config.d_in, from_one);
  reader.read("seed", config.seed, any_integer);
  if (const auto table = reader.find("values")) {
    config.values.emplace();
    for (const auto& [token, row] :
         read_object(*table, {"an object of vectors by token", "以词元为键的向量对象"})) {
      config.values->emplace(token, read_row(table->member(token, row), token));
    }
  }
  return config;
}

PositionConfig read_position(const Place& position) {
  const Reader reader(position, {"kind", "length"});
  PositionConfig config;
  reader.read("kind", config.kind, position_kinds);
  reader.read("length", config.length, from_one);
  return config;
}

}  // namespace playground
