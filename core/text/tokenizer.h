// Splits a sentence into tokens, independently of the locale.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace playground {

// word:
//   White space belongs to no token. A run of digits (0-9) with inner "." or "," is one token:
//   "3.14", "1,000". Each character of Han, Hiragana and Katakana is a token. A run of other
//   characters that are neither punctuation nor emoji is a word, with inner ' or ’: "don't". Each
//   character of punctuation and each emoji is a token. "Inner" is between two characters of the
//   run.
//   A combining mark, a skin tone, a tag, and U+200D with what follows it belong to the character
//   before them and do not affect where a token begins or ends; two regional indicators are one
//   character, a flag. Nothing is joined to white space: a mark after it is a word of its own.
//   The tables are in core/text/characters.h.
// whitespace:
//   A token is a run of characters that are not white space.
// character:
//   Each code point is a token, white space included, as in character-level models. (A caller who
//   wants grapheme clusters splits the text and passes tokens.)
enum class Tokenizer { word, whitespace, character };

struct TextToken {
  std::string text;        // UTF-8
  std::int64_t start = 0;  // in code points of the sentence
  std::int64_t end = 0;    // one past the last
};

// Tokens in order, without overlap, in time linear in the length of the text. Throws
// std::invalid_argument if `text` is not valid UTF-8.
std::vector<TextToken> tokenize(std::string_view text, Tokenizer tokenizer);

// tokenize(text, tokenizer).size() without making the tokens: for a limit on a text of any length.
std::int64_t count_tokens(std::string_view text, Tokenizer tokenizer);

}  // namespace playground
