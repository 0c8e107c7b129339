#include "core/session/session.h"

#include <algorithm>
#include <utility>

#include "core/base/message.h"
#include "core/model/parameters.h"
#include "core/run/tokens.h"
#include "core/tensor/views.h"
#include "core/text/positions.h"

namespace playground {
namespace {

std::size_t cells(std::int64_t rows, std::int64_t width) {
  return static_cast<std::size_t>(rows * width);
}

// The position encodings that are added to the input; learned ones are taken out of the parameters.
std::vector<float> take_positions(const SessionPlan& plan, Parameters& parameters) {
  if (plan.config.position.kind == PositionKind::learned) {
    return std::move(parameters.extract("position_encoding").mapped().values);
  }
  if (plan.config.position.kind != PositionKind::sinusoidal) return {};
  std::vector<float> encoding(cells(plan.sizes.max_tokens, plan.sizes.d_in));
  fill_sinusoidal(plan.sizes.d_in, encoding);
  return encoding;
}

}  // namespace

Session::Session(SessionPlan plan)
    : Session(plan, make_parameters(plan.parameter_specs, plan.config, {})) {}

Session::Session(SessionPlan& plan, Parameters parameters)
    : sizes_(plan.sizes),
      embedding_(std::move(plan.config.embedding)),
      positions_(take_positions(plan, parameters)),
      x_(positions_.size()),
      input_(cells(sizes_.max_tokens, sizes_.d_in)),
      output_(cells(sizes_.max_tokens, sizes_.d_out)),
      model_(plan.config, {sizes_.d_in, sizes_.d_in}, std::move(parameters)) {
  if (embedding_.kind == EmbeddingKind::table) {  // each must be as wide as the others
    for (const auto& each : *embedding_.values) look_up(each.first, row(0));
  }
  if (model_.is_causal()) cache_.emplace(model_, sizes_.max_tokens);
}

std::span<float> Session::row(std::size_t token) {
  const auto width = static_cast<std::size_t>(sizes_.d_in);
  return input().subspan(token * width, width);
}

void Session::look_up(const std::string& token, std::span<float> to) const {
  const bool unknown =
      embedding_.kind == EmbeddingKind::table && embedding_.values->count(token) == 0;
  require(!unknown, ErrorCode::invalid_value, {"/input"},
          {"the session's table has no vector for the token \"{0}\"",
           "会话的嵌入表里没有词元 \"{0}\" 的向量"},
          token);
  fill_embedding_row(embedding_, token, to);
}

std::int64_t Session::read(const Sentences& sentence, Tokenizer tokenizer) {
  require(sentence.given(), ErrorCode::missing_field, {"/input"},
          {"give input.text, input.tokens or input.embeddings",
           "请给出 input.text、input.tokens 或 input.embeddings"});
  const TokenSide side = read_side(sentence, tokenizer, "/input/");
  require(
      side.batch() == 1, ErrorCode::invalid_value, {"/input"},
      {"a session reads one sentence at a time, not {0}", "会话一次只读一个句子，而不是 {0} 个"},
      side.batch());
  require_capacity(side.tokens(), 0);
  if (sentence.embeddings) {
    const Tensor given = fit(*sentence.embeddings, {1, side.tokens(), sizes_.d_in});
    std::copy(given.values.begin(), given.values.end(), input_.begin());
    return side.tokens();
  }
  std::size_t next = 0;
  for (const Token& token : side.sentences[0]) look_up(token.text, row(next++));
  return side.tokens();
}

void Session::require_appending(const char* path) const {
  require(appends(), ErrorCode::invalid_value, {path},
          {"this session cannot append tokens, because earlier ones attend to later ones: send the "
           "whole sentence, or create the session with the mask causal or sliding_window",
           "这个会话不能追加词元，因为前面的词元会关注后面的：请发送整个句子，或创建会话时用 "
           "causal 或 sliding_window 掩码"});
}

void Session::require_capacity(std::int64_t tokens, std::int64_t keep) const {
  require(tokens >= 1, ErrorCode::invalid_value, {"/input"},
          {"there is no token; give at least one", "没有词元；请至少给一个"});
  if (keep != 0) require_appending("/keep");
  require(keep >= 0 && keep <= length(), ErrorCode::invalid_value, {"/keep"},
          {"keep must lie in 0..{0}, the tokens that the session holds",
           "keep 必须在 0 到 {0} 之间，即会话里已有的词元数"},
          length());
  require(tokens <= sizes_.max_tokens - keep, ErrorCode::too_large, {"/input"},
          {"{0} tokens are beyond the session's max_tokens of {1}",
           "{0} 个词元超出了会话的 max_tokens {1}"},
          keep + tokens, sizes_.max_tokens);
}

const float* Session::x_of(std::int64_t tokens, std::int64_t first) {
  if (positions_.empty()) return input_.data();
  matrix(x_.data(), tokens, sizes_.d_in) =
      matrix(input_.data(), tokens, sizes_.d_in) +
      matrix(std::span(positions_), sizes_.d_in).middleRows(first, tokens);
  return x_.data();
}

void Session::forward(std::int64_t tokens, std::int64_t keep) {
  require_capacity(tokens, keep);
  const float* x = x_of(tokens, keep);
  if (!cache_) {
    model_.forward({x, 1, tokens}, nullptr, output_.data());
    return;
  }
  cache_->shorten(keep);
  try {
    model_.append(*cache_, x, tokens, output_.data());
  } catch (...) {
    cache_->shorten(0);
    throw;
  }
}

}  // namespace playground
