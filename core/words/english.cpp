#include "core/words/english.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace playground {
namespace {

constexpr std::pair<std::string_view, std::string_view> irregular_plurals[] = {
    {"man", "men"},         {"woman", "women"},
    {"child", "children"},  {"wife", "wives"},
    {"shelf", "shelves"},   {"leaf", "leaves"},
    {"thief", "thieves"},   {"deer", "deer"},
    {"tomato", "tomatoes"}, {"potato", "potatoes"},
    {"mouse", "mice"},      {"wolf", "wolves"},
    {"sheep", "sheep"},     {"fish", "fish"},
    {"knife", "knives"},    {"policeman", "policemen"},
    {"tooth", "teeth"},     {"foot", "feet"},
    {"goose", "geese"},
};

bool hisses(std::string_view word) {
  return word.ends_with("s") || word.ends_with("x") || word.ends_with("z") ||
         word.ends_with("ch") || word.ends_with("sh");
}

}  // namespace

std::string in_small_letters(std::string_view word) {
  std::string all;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word.substr(i).starts_with("’")) {
      all += '\'';
      i += 2;
    } else {
      const bool is_capital = word[i] >= 'A' && word[i] <= 'Z';
      all += is_capital ? static_cast<char>(word[i] - 'A' + 'a') : word[i];
    }
  }
  return all;
}

bool ends_sentence(std::string_view word) {
  return word == "." || word == "?" || word == "!" || word == "“";
}

bool is_vowel(char letter) {
  return std::string_view("aeiou").find(letter) != std::string_view::npos;
}

bool ends_in_y(std::string_view word) {
  return word.size() > 1 && word.ends_with("y") && !is_vowel(word[word.size() - 2]);
}

std::string with_s(std::string_view word) {
  if (hisses(word) || word.ends_with("go")) return std::string(word) + "es";
  if (ends_in_y(word)) return std::string(word.substr(0, word.size() - 1)) + "ies";
  return std::string(word) + "s";
}

std::string plural(std::string_view noun) {
  const auto* const known = std::find_if(std::begin(irregular_plurals), std::end(irregular_plurals),
                                         [&](const auto& row) { return row.first == noun; });
  return known == std::end(irregular_plurals) ? with_s(noun) : std::string(known->second);
}

std::string_view article(std::string_view next) {
  const bool is_silent = next.starts_with("hon") || next.starts_with("hour");
  const bool is_you = next.starts_with("uni") || next.starts_with("use");
  return is_silent || (is_vowel(next.front()) && !is_you) ? "an" : "a";
}

}  // namespace playground
