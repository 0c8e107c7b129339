// A model whose parameters are made once and which then runs on sentence after sentence.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/fast/model.h"
#include "core/model/config.h"
#include "core/session/plan.h"

namespace playground {

class Session {
 public:
  // Draws and packs the parameters: those that `run_experiment` draws where vectors are given.
  explicit Session(SessionPlan plan);

  const SessionSizes& sizes() const { return sizes_; }
  // Whether tokens may follow those of earlier calls, as no token attends to later ones.
  bool appends() const { return cache_.has_value(); }
  // Throws `invalid_value` at this path of the request unless the session appends.
  void require_appending(const char* path) const;
  // Tokens held, which others may follow; 0 where the session does not append.
  std::int64_t length() const { return cache_ ? cache_->length() : 0; }

  // (max_tokens, d_in) and (max_tokens, d_out); their addresses do not change.
  std::span<float> input() { return input_; }
  std::span<const float> output() const { return output_; }

  // Writes the vectors of one sentence, looked up or given, to `input`; returns how many. Throws as
  // `run_experiment`, also `invalid_value` for more sentences and for a `random` table, which
  // belongs to one request, and `too_large` beyond max_tokens.
  std::int64_t read(const Sentences& sentence, Tokenizer tokenizer);

  // From the first `tokens` rows of `input` to those of `output`. They follow the first `keep` of
  // the tokens held, and the others are forgotten. Throws `invalid_value` and `too_large`, which
  // change nothing; if memory runs out, the session holds no tokens.
  void forward(std::int64_t tokens, std::int64_t keep);

 private:
  Session(SessionPlan& plan, Parameters parameters);
  std::span<float> row(std::size_t token);  // of the input
  void look_up(const std::string& token, std::span<float> to) const;
  void require_capacity(std::int64_t tokens, std::int64_t keep) const;
  const float* x_of(std::int64_t tokens, std::int64_t first);

  SessionSizes sizes_;
  EmbeddingConfig embedding_;
  std::vector<float> positions_;  // added to the input; (max_tokens, d_in) or none
  std::vector<float> x_;          // their sum; likewise
  std::vector<float> input_;
  std::vector<float> output_;
  Model model_;
  std::optional<Cache> cache_;
};

}  // namespace playground
