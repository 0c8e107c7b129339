// From the sentences of a request to padded batches of tokens.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/experiment/experiment.h"

namespace playground {

// One side of the attention: B sentences padded to T tokens.
struct TokenSide {
  std::vector<std::vector<Token>> sentences;  // B lists of T
  std::vector<std::int64_t> lengths;          // B: real tokens; empty when nothing is padded
  Shape embeddings;                           // (B, T, C) where they are given, else empty

  std::int64_t batch() const { return static_cast<std::int64_t>(sentences.size()); }
  std::int64_t tokens() const { return static_cast<std::int64_t>(sentences[0].size()); }
};

// `prefix` is "/input/" or "/input/context_", for error paths. Ids are not filled in yet.
TokenSide read_side(const Sentences& sentences, Tokenizer tokenizer, const std::string& prefix);

struct TokenSides {
  TokenSide input;
  std::optional<TokenSide> context;
  std::vector<std::string> vocabulary;
};

// Both sides with ids. Throws as `tokenize_batch`.
TokenSides read_sides(const Config& config);

}  // namespace playground
