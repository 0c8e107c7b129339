// A sentence cut into tokens, without locale: the same everywhere.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace playground {

// word:
//   White space belongs to no token. A run of digits (0-9) with inner "." or "," is one token:
//   "3.14", "1,000". Han, Hiragana and Katakana stand alone. A run of other characters that are
//   neither punctuation nor emoji is a word, with inner ' or ’: "don't". What remains, punctuation
//   and emoji, stands alone. "Inner" is between two characters of the run.
//   A mark, a skin tone, a tag, and U+200D with what follows it belong to the character before them
//   and never decide anything themselves; two regional indicators are one character, a flag. White
//   space is nobody's base and is joined to nothing: a mark after it is a word of its own.
//   The tables are in core/text/characters.h.
// whitespace:
//   What stands between white space.
// character:
//   Every code point, white space included, as models over characters see a text. (A caller who
//   wants what people call characters cuts the text itself and passes tokens.)
enum class Tokenizer { word, whitespace, character };

struct TextToken {
  std::string text;        // UTF-8
  std::int64_t start = 0;  // in code points of the sentence
  std::int64_t end = 0;    // one past the last
};

// Tokens in order, without overlap; in time linear in the text. Throws std::invalid_argument if
// `text` is not valid UTF-8.
std::vector<TextToken> tokenize(std::string_view text, Tokenizer tokenizer);

// tokenize(text, tokenizer).size() without making the tokens: for a limit on a text of any length.
std::int64_t count_tokens(std::string_view text, Tokenizer tokenizer);

}  // namespace playground
