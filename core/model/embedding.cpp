#include "core/model/embedding.h"

#include <string>

#include "core/base/limits.h"
#include "core/base/message.h"
#include "core/model/settings.h"
#include "core/ops/arithmetic.h"
#include "core/ops/source.h"

namespace playground {
namespace {

constexpr std::int64_t default_width = 8;

// The prefix of the ids of one side, the axis of its rows, and its path in the request.
struct SideNames {
  std::string prefix;
  Axis rows;
  std::string path;
};

std::optional<std::int64_t> table_width(const EmbeddingConfig& config) {
  const bool has_rows =
      config.kind == EmbeddingKind::table && config.values && !config.values->empty();
  if (!has_rows) return std::nullopt;
  return static_cast<std::int64_t>(config.values->begin()->second.size());
}

TableRows rows_of(const TokenSide& side, Axis axis) {
  TableRows rows{{}, {side.batch(), side.tokens()}, {Axis::batch, axis}};
  for (const auto& sentence : side.sentences) {
    for (const Token& token : sentence) rows.ids.push_back(token.id.value_or(-1));
  }
  return rows;
}

Ref vectors(Tape& tape, const std::string& id, const TokenSide& side, const Sentences& sentences,
            std::pair<std::optional<Ref>, Axis> table_and_axis) {
  const auto [table, axis] = table_and_axis;  // (V, C)
  if (table && side.embeddings.empty()) return lookup(tape, id, *table, rows_of(side, axis));
  return given(tape, id, fit(*sentences.embeddings, side.embeddings),
               {Axis::batch, axis, Axis::feature});
}

// `source` is the path of the sentences.
void check_learned(const PositionConfig& config, std::int64_t tokens, const std::string& source) {
  if (config.rows() > limits.tokens) {
    refuse(
        ErrorCode::too_large, {"/position/length"},
        {"{0} positions are beyond the limit of {1} tokens", "{0} 个位置超出了 {1} 个词元的限制"},
        config.rows(), limits.tokens);
  }
  if (tokens > config.rows()) {
    refuse(ErrorCode::invalid_value, {config.length ? "/position/length" : source},
           {"there are {0} tokens but only {1} learned positions; make position.length larger",
            "有 {0} 个词元，却只有 {1} 个可学习的位置；请增大 position.length"},
           tokens, config.rows());
  }
}

Ref position_encoding(Tape& tape, const std::string& id, const PositionConfig& config,
                      std::pair<std::int64_t, std::int64_t> size) {
  const auto [length, width] = size;
  if (config.kind == PositionKind::sinusoidal) return sinusoidal(tape, id, length, width);
  return tape.parameter(id,
                        {ParameterKind::positions, {length, width}, {Axis::query, Axis::feature}});
}

Sequence embed_side(Tape& tape, const Config& config, const TokenSide& side, const SideNames& names,
                    std::optional<Ref> table) {
  const bool is_context = !names.prefix.empty();
  const Sentences& sentences = is_context ? config.context : config.input;
  const bool added = config.position.kind == PositionKind::sinusoidal ||
                     config.position.kind == PositionKind::learned;
  const std::string x = names.prefix + "x";
  if (!added) return {vectors(tape, x, side, sentences, {table, names.rows}), side.lengths};

  if (config.position.kind == PositionKind::learned) {
    check_learned(config.position, side.tokens(), names.path);
  }
  const Ref embedded =  // (B, T, C)
      vectors(tape, names.prefix + "embedded", side, sentences, {table, names.rows});
  const Ref positions = position_encoding(  // (T, C)
      tape, names.prefix + "position_encoding", config.position,
      {side.tokens(), tape.last_size(embedded)});
  tape.name_axis(positions, 0, names.rows);
  AddOptions options;
  if (side.embeddings.empty()) options.lengths = side.lengths;  // given vectors keep their values
  return {add(tape, x, embedded, positions, options), side.lengths};  // (B, T, C)
}

}  // namespace

const char* width_field(const Config& config) {
  if (config.input.embeddings) return "/input/embeddings";
  const bool of_table = !config.embedding.d_in && table_width(config.embedding);
  return of_table ? "/embedding/values" : "/embedding/d_in";
}

Widths widths_of(const Config& config, const TokenSides& sides) {
  const EmbeddingConfig& embedding = config.embedding;
  std::int64_t width = embedding.d_in.value_or(table_width(embedding).value_or(default_width));
  if (!sides.input.embeddings.empty()) {
    const std::int64_t given = sides.input.embeddings.back();
    if (embedding.d_in && *embedding.d_in != given) {
      refuse(ErrorCode::shape_mismatch, {"/embedding/d_in"},
             {"the given vectors have {0} numbers, not d_in {1}; leave d_in out",
              "给出的向量有 {0} 个数，与 d_in {1} 不符；请省去 d_in"},
             given, *embedding.d_in);
    }
    width = given;
  }
  require_width(width, width_field(config));
  if (!sides.context || sides.context->embeddings.empty()) return {width, width};
  const std::int64_t context_width = sides.context->embeddings.back();
  require_width(context_width, "/input/context_embeddings");
  return {width, context_width};
}

Embedded embed(Tape& tape, const Config& config, const TokenSides& sides) {
  const Scope scope = Scope::bare(tape, "input", {.part = ModelPart::input});
  const bool needs_table =
      sides.input.embeddings.empty() || (sides.context && sides.context->embeddings.empty());
  std::optional<Ref> table;
  if (needs_table) {
    const EmbeddingConfig& embedding = config.embedding;
    require(
        embedding.kind != EmbeddingKind::table || embedding.values, ErrorCode::missing_field,
        {"/embedding/values"},
        {"a table needs values: a vector for each token", "嵌入表需要 values：每个词元一个向量"});
    const Shape shape{static_cast<std::int64_t>(sides.vocabulary.size()),
                      widths_of(config, sides).input};
    table = tape.parameter(
        "embedding", {ParameterKind::embedding_table, shape, {Axis::vocabulary, Axis::feature}});
  }
  const auto path = [](const Sentences& of, const std::string& prefix) {
    return "/input/" + prefix + of.source();
  };
  Embedded result{
      embed_side(tape, config, sides.input, {"", Axis::query, path(config.input, "")}, table),
      std::nullopt, table};
  if (sides.context) {
    const bool encoded = config.block && config.block->kind == BlockKind::encoder_decoder;
    const Axis rows = encoded ? Axis::query : Axis::key;  // it has queries as well in the encoder
    const SideNames names{"context_", rows, path(config.context, "context_")};
    result.context = embed_side(tape, config, *sides.context, names, table);
  }
  return result;
}

Sequence embed_other(Tape& tape, const Config& config, const TokenSide& other, Ref table) {
  return embed_side(tape, config, other, {"", Axis::query, "/study/other"}, table);
}

}  // namespace playground
