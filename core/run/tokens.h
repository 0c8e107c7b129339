// From the sentences of a request to padded batches of tokens.
#pragma once

#include <string>
#include <vector>

#include "core/model/config.h"
#include "core/text/token_batch.h"

namespace playground {

// `prefix` is "/input/" or "/input/context_", for error paths. Ids are not filled in yet.
TokenSide read_side(const Sentences& sentences, Tokenizer tokenizer, const std::string& prefix);

// The second sentence of a study of pages: `study.other`, or else the first sentence with its last
// third in reverse, which is at least two tokens where it has three. Throws `invalid_value` unless
// `input` is one sentence of words.
TokenSide other_side(const Config& config, const TokenSide& input);

// Both sides with ids. Throws `missing_field` without any input, `invalid_value` for text that is
// not UTF-8 or has no token, `too_large` beyond the limits.
TokenSides read_sides(const Config& config);

struct TokenizedBatch {
  std::vector<std::vector<Token>> input;    // B lists of T
  std::vector<std::vector<Token>> context;  // empty, or B or 1 lists of S
  std::vector<std::string> vocabulary;      // sorted by code point
};

// Tokens of both sides, padded to their longest sentence. Throws as `read_sides`.
TokenizedBatch tokenize_batch(const Config& config);

}  // namespace playground
