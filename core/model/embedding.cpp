#include "core/model/embedding.h"

#include <string>

#include "core/base/limits.h"
#include "core/base/message.h"
#include "core/ops/arithmetic.h"
#include "core/ops/source.h"

namespace playground {
namespace {

constexpr std::int64_t default_width = 8;

// The prefix of the ids of one side, and the axis of its rows.
struct SideNames {
  std::string prefix;
  Axis rows;
};

std::optional<std::int64_t> table_width(const EmbeddingConfig& config) {
  if (config.kind != EmbeddingKind::table || config.values.empty()) return std::nullopt;
  const auto width = static_cast<std::int64_t>(config.values.begin()->second.size());
  return width;
}

void require_width(std::int64_t width, const char* path) {
  if (width < 1) refuse(ErrorCode::invalid_value, {path}, {"must be at least 1"});
  if (width > limits.width) {
    refuse(ErrorCode::too_large, {path}, {width, " is beyond the width limit of ", limits.width});
  }
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

Ref position_encoding(Tape& tape, const std::string& id, const PositionConfig& config,
                      std::pair<std::int64_t, std::int64_t> size) {
  const auto [length, width] = size;
  if (config.kind == PositionKind::sinusoidal) return sinusoidal(tape, id, length, width);
  if (config.length > limits.tokens) {
    refuse(ErrorCode::too_large, {"/position/length"},
           {config.length, " positions are beyond the limit of ", limits.tokens, " tokens"});
  }
  if (length > config.length) {
    refuse(ErrorCode::invalid_value, {"/position/length"},
           {"there are ", length, " tokens but only ", config.length,
            " learned positions; make length larger"});
  }
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

Widths widths_of(const Config& config, const TokenSides& sides) {
  const EmbeddingConfig& embedding = config.embedding;
  std::int64_t width = embedding.d_in.value_or(table_width(embedding).value_or(default_width));
  if (!sides.input.embeddings.empty()) {
    const std::int64_t given = sides.input.embeddings.back();
    if (embedding.d_in && *embedding.d_in != given) {
      refuse(ErrorCode::shape_mismatch, {"/embedding/d_in"},
             {"the given vectors have ", given, " numbers, not d_in ", *embedding.d_in,
              "; leave d_in out"});
    }
    width = given;
  }
  require_width(width, sides.input.embeddings.empty() ? "/embedding/d_in" : "/input/embeddings");
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
    const Shape shape{static_cast<std::int64_t>(sides.vocabulary.size()),
                      widths_of(config, sides).input};
    table = tape.parameter(
        "embedding", {ParameterKind::embedding_table, shape, {Axis::vocabulary, Axis::feature}});
  }
  Embedded result{embed_side(tape, config, sides.input, {"", Axis::query}, table), std::nullopt};
  if (sides.context) {
    const bool encoded = config.block && config.block->kind == BlockKind::encoder_decoder;
    const Axis rows = encoded ? Axis::query : Axis::key;  // it has queries as well in the encoder
    result.context = embed_side(tape, config, *sides.context, {"context_", rows}, table);
  }
  return result;
}

}  // namespace playground
