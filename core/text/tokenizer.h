// A sentence cut into tokens, without locale: the same everywhere.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace playground {

enum class Tokenizer { word, whitespace, character };

struct TextToken {
  std::string text;        // UTF-8
  std::int64_t start = 0;  // in code points of the sentence
  std::int64_t end = 0;    // one past the last
};

// Tokens in order; white space belongs to none (but to `character`: see the source). Throws
// std::invalid_argument if `text` is not valid UTF-8.
std::vector<TextToken> tokenize(std::string_view text, Tokenizer tokenizer);

}  // namespace playground
