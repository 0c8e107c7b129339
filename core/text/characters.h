// Classes of characters, for the tokenizer. The tables are fixed and do not depend on a locale.
#pragma once

namespace playground {

// The White_Space property of Unicode.
bool is_white_space(char32_t character);

// 0 to 9.
bool is_digit(char32_t character);

// Han, Hiragana or Katakana: these are written without spaces, so each character is a token.
bool is_cjk(char32_t character);

// ASCII punctuation and symbols, U+00A1-00BF, 2010-205E, 3000-303F, and their full-width and
// half-width forms: FF00-FF0F, FF1A-FF20, FF3B-FF40, FF5B-FF65.
bool is_punctuation(char32_t character);

// The Extended_Pictographic property (UTS #51), regional indicators and skin tones.
bool is_emoji(char32_t character);

// One half of a flag.
bool is_regional_indicator(char32_t character);

// A character that belongs to the one before it: a combining mark (0300-036F, 1AB0-1AFF, 20D0-20FF,
// FE00-FE0F), a skin tone, a tag of a subdivision flag (E0020-E007F), or the joiner U+200D.
bool extends_character(char32_t character);

// U+200D, which joins the character after it to the one before it.
inline constexpr char32_t zero_width_joiner = 0x200D;

}  // namespace playground
