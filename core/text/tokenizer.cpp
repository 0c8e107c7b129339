#include "core/text/tokenizer.h"

#include <cstddef>

#include "core/text/characters.h"
#include "core/text/utf8.h"

namespace playground {
namespace {

// A position in valid UTF-8. A copy is used to look ahead.
class Cursor {
 public:
  explicit Cursor(std::string_view text) : text_(text) { read(); }

  bool at_end() const { return size_ == 0; }
  char32_t character() const { return character_; }  // 0 at the end
  std::size_t byte() const { return byte_; }
  std::int64_t index() const { return index_; }  // in code points

  void advance() {
    byte_ += size_;
    ++index_;
    read();
  }

  Cursor next() const {
    Cursor cursor = *this;
    cursor.advance();
    return cursor;
  }

 private:
  void read() {
    const auto code_point = decode_utf8(text_.substr(byte_)).value_or(CodePoint{});
    character_ = code_point.value;
    size_ = code_point.size;
  }

  std::string_view text_;
  std::size_t byte_ = 0;
  std::int64_t index_ = 0;
  char32_t character_ = 0;
  std::size_t size_ = 0;
};

enum class CharacterKind { white_space, digit, word, alone };

CharacterKind kind_of(char32_t character) {
  if (is_white_space(character)) return CharacterKind::white_space;
  if (is_digit(character)) return CharacterKind::digit;
  if (is_cjk(character) || is_punctuation(character) || is_emoji(character))
    return CharacterKind::alone;
  return CharacterKind::word;
}

bool is_kind(const Cursor& cursor, CharacterKind kind) {
  return !cursor.at_end() && kind_of(cursor.character()) == kind;
}

// Whether the character may be between two characters of a run.
bool is_inner(CharacterKind kind, char32_t character) {
  if (kind == CharacterKind::digit) return character == '.' || character == ',';
  return character == '\'' || character == U'\u2019';
}

// Advances past a base character and all that belongs to it.
void skip_character(Cursor& cursor) {
  const bool flag =
      is_regional_indicator(cursor.character()) && is_regional_indicator(cursor.next().character());
  if (flag) cursor.advance();
  char32_t previous = cursor.character();
  cursor.advance();
  const auto joined = [&] {
    return previous == zero_width_joiner && !is_white_space(cursor.character());
  };
  while (!cursor.at_end() && (extends_character(cursor.character()) || joined())) {
    previous = cursor.character();
    cursor.advance();
  }
}

void skip_word(Cursor& cursor) {
  const CharacterKind kind = kind_of(cursor.character());
  skip_character(cursor);
  if (kind == CharacterKind::alone) return;
  while (!cursor.at_end()) {
    Cursor after = cursor;
    skip_character(after);
    const bool inner = is_inner(kind, cursor.character()) && is_kind(after, kind);
    if (!inner && kind_of(cursor.character()) != kind) return;
    cursor = after;
  }
}

void skip_token(Cursor& cursor, Tokenizer tokenizer) {
  switch (tokenizer) {
    case Tokenizer::word:
      skip_word(cursor);
      return;
    case Tokenizer::whitespace:
      while (!cursor.at_end() && !is_white_space(cursor.character())) cursor.advance();
      return;
    case Tokenizer::character:
      cursor.advance();
      return;
  }
}

// Calls visit(begin, end) with the cursors of each token.
void for_each_token(std::string_view text, Tokenizer tokenizer, const auto& visit) {
  count_code_points(text);  // throws unless the text is valid, which the cursor relies on
  Cursor cursor(text);
  while (!cursor.at_end()) {
    if (tokenizer != Tokenizer::character && is_white_space(cursor.character())) {
      cursor.advance();
      continue;
    }
    const Cursor begin = cursor;
    skip_token(cursor, tokenizer);
    visit(begin, cursor);
  }
}

}  // namespace

std::vector<TextToken> tokenize(std::string_view text, Tokenizer tokenizer) {
  std::vector<TextToken> tokens;
  for_each_token(text, tokenizer, [&](const Cursor& begin, const Cursor& end) {
    const auto part = text.substr(begin.byte(), end.byte() - begin.byte());
    tokens.push_back({.text = std::string(part), .start = begin.index(), .end = end.index()});
  });
  return tokens;
}

std::int64_t count_tokens(std::string_view text, Tokenizer tokenizer) {
  std::int64_t count = 0;
  for_each_token(text, tokenizer, [&](const Cursor&, const Cursor&) { ++count; });
  return count;
}

}  // namespace playground
