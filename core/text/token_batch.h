// Sentences as batches of tokens, padded to one length.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/shape.h"

namespace playground {

struct Token {
  std::string text = {};                // "" where the sentence is padded
  std::optional<std::int64_t> id = {};  // in the vocabulary; absent where padded
  std::int64_t start = 0;  // in code points of the sentence; 0 for tokens that were given
  std::int64_t end = 0;
  std::optional<std::int64_t> slot = {};  // of a word that a model does not know
  std::string read_as = {};               // the known word as which it is read, if any
};

// One side of the attention: B sentences padded to T tokens.
struct TokenSide {
  std::vector<std::vector<Token>> sentences;  // B lists of T
  std::vector<std::int64_t> lengths;          // B: real tokens; empty when nothing is padded
  Shape embeddings;                           // (B, T, C) where they are given, else empty

  std::int64_t batch() const { return static_cast<std::int64_t>(sentences.size()); }
  std::int64_t tokens() const { return static_cast<std::int64_t>(sentences[0].size()); }
};

struct TokenSides {
  TokenSide input;
  std::optional<TokenSide> context;
  std::optional<TokenSide> other;       // of a study of pages: one sentence beside the input
  std::vector<std::string> vocabulary;  // sorted by code point
};

}  // namespace playground
