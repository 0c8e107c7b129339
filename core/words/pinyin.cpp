#include "core/words/pinyin.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "core/words/english.h"

namespace playground {
namespace {

// Those of `begins_with_surname`, and 马, 高, 叶 and 钟, which are other words in Chinese.
constexpr std::string_view surnames[] = {
    "Cai",   "Cao",   "Chen",  "Cheng", "Cui",  "Dai",  "Deng", "Ding", "Dong", "Du",    "Feng",
    "Fu",    "Gao",   "Gu",    "Guo",   "Han",  "Hao",  "He",   "Hou",  "Hu",   "Huang", "Jia",
    "Jiang", "Li",    "Liang", "Liao",  "Lin",  "Liu",  "Lu",   "Luo",  "Ma",   "Meng",  "Pan",
    "Peng",  "Qin",   "Qiu",   "Shen",  "Song", "Su",   "Sun",  "Tan",  "Tang", "Wang",  "Wei",
    "Wu",    "Xiao",  "Xie",   "Xu",    "Xue",  "Yang", "Yao",  "Ye",   "Yuan", "Zeng",  "Zhang",
    "Zhao",  "Zheng", "Zhong", "Zhou",  "Zhu",  "Zou"};

constexpr CompoundSurname compound_surnames[] = {
    {"欧阳", "Ouyang"},    {"诸葛", "Zhuge"},  {"司马", "Sima"},
    {"上官", "Shangguan"}, {"司徒", "Situ"},   {"皇甫", "Huangfu"},
    {"慕容", "Murong"},    {"令狐", "Linghu"}, {"夏侯", "Xiahou"}};

constexpr std::string_view initials[] = {"zh", "ch", "sh", "b", "p", "m", "f", "d",
                                         "t",  "n",  "l",  "g", "k", "h", "j", "q",
                                         "x",  "r",  "z",  "c", "s", "y", "w"};

constexpr std::string_view finals[] = {
    "a",   "o",  "e",  "ai",  "ei",  "ao",  "ou",  "an",   "en",   "ang", "eng",
    "ong", "i",  "ia", "ie",  "iao", "iu",  "ian", "in",   "iang", "ing", "iong",
    "u",   "ua", "uo", "uai", "ui",  "uan", "un",  "uang", "ü",    "üe",  "ue"};

// Whether `text` is at most this many syllables.
bool is_syllables(std::string_view text, int most) {
  if (text.empty()) return true;
  if (most == 0) return false;
  return std::any_of(std::begin(initials), std::end(initials), [&](std::string_view initial) {
    if (!text.starts_with(initial)) return false;
    const std::string_view rest = text.substr(initial.size());
    return std::any_of(std::begin(finals), std::end(finals), [&](std::string_view final) {
      return rest.starts_with(final) && is_syllables(rest.substr(final.size()), most - 1);
    });
  });
}

}  // namespace

const CompoundSurname* compound_surname(std::string_view text) {
  const auto* const found =
      std::find_if(std::begin(compound_surnames), std::end(compound_surnames),
                   [&](const CompoundSurname& one) { return text.starts_with(one.chinese); });
  return found == std::end(compound_surnames) ? nullptr : found;
}

const CompoundSurname* compound_surname_in_pinyin(std::string_view small) {
  const auto* const found = std::find_if(
      std::begin(compound_surnames), std::end(compound_surnames),
      [&](const CompoundSurname& one) { return in_small_letters(one.pinyin) == small; });
  return found == std::end(compound_surnames) ? nullptr : found;
}

bool is_pinyin_surname(std::string_view word) {
  return std::find(std::begin(surnames), std::end(surnames), word) != std::end(surnames) ||
         std::any_of(std::begin(compound_surnames), std::end(compound_surnames),
                     [&](const CompoundSurname& one) { return one.pinyin == word; });
}

bool is_pinyin_given_name(std::string_view word) {
  constexpr int most_syllables = 2;
  return !word.empty() && is_capital(word.front()) &&
         is_syllables(in_small_letters(word), most_syllables);
}

}  // namespace playground
