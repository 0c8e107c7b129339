// How Chinese, which is written without spaces, is cut into the words of a model.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace playground {

bool is_chinese(std::string_view word);
// Of a text that has one.
std::string_view first_character(std::string_view text);
// Whether it begins with a common surname that is seldom another word.
bool begins_with_surname(std::string_view word);

struct ChineseWords {
  const std::unordered_map<std::string, std::int64_t>& ids;  // of those that the model knows
  const std::unordered_set<std::string>& compounds;          // one word each, but unknown ones
  std::size_t longest;                                       // of both, in bytes
};

struct ChinesePiece {
  std::string text;
  std::optional<std::int64_t> id;  // none: an unknown word
};

// `run` is nothing but Chinese characters, `follows_digit` whether a digit stands before it.
//
// It is cut into as few words as there can be: an unknown character is dearer than two words, and
// two compounds are dearer than three; of equal cuts it is the one whose first word is the longest.
// Unknown characters that stand together are one unknown word. So are, if one of the two parts is
// unknown, a surname with the name behind it (李明, 张伟, 陈晓燕, 欧阳雪), 小 or 老 with one
// character (小林), and a character with the suffix behind it (鸽子); and, whether known or not,
// the name at the end of 我叫王小雨 or 我是王雨.
std::vector<ChinesePiece> cut_chinese(std::string_view run, bool follows_digit,
                                      const ChineseWords& words);

}  // namespace playground
