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

struct Ending {
  std::string_view ending;
  std::string_view instead;
};
// Tried in this order, those that leave more of the word first: "houses" is of "house".
constexpr Ending ending_rules[] = {{"s", ""},  {"es", ""},   {"ies", "y"}, {"d", ""},
                                   {"ed", ""}, {"ied", "y"}, {"ing", ""},  {"ing", "e"}};

// "seed" is no form of "see".
bool is_too_short(std::string_view base) { return base.size() < 4 && base.ends_with("ee"); }

// "stopp": without its ending such a word has one letter too many.
bool is_doubled(std::string_view word) {
  return word.size() > 2 && word.back() == word[word.size() - 2] && !is_vowel(word.back());
}

// British spellings that are otherwise in America, wherever they stand behind the first letters.
constexpr Ending british[] = {{"our", "or"},      {"tre", "ter"},         {"ise", "ize"},
                              {"ising", "izing"}, {"isation", "ization"}, {"lled", "led"},
                              {"lling", "ling"},  {"ller", "ler"},        {"ogramme", "ogram"}};

// In American spelling; empty: it is spelt the same there.
std::string american(std::string_view word) {
  constexpr std::size_t beginning = 2;
  for (const auto& [part, instead] : british) {
    const std::size_t at = word.rfind(part);
    if (at == std::string_view::npos || at < beginning) continue;
    return std::string(word.substr(0, at)) + std::string(instead) +
           std::string(word.substr(at + part.size()));
  }
  return {};
}

void add_bases(std::string_view word, std::vector<std::string>& bases) {
  for (const auto& [singular, several] : irregular_plurals) {
    if (word == several) bases.emplace_back(singular);
  }
  for (const auto& [ending, instead] : ending_rules) {
    if (!word.ends_with(ending) || word.size() < ending.size() + 2) continue;
    std::string base(word.substr(0, word.size() - ending.size()));
    base += instead;
    if (ending == "d" && is_too_short(base)) continue;
    bases.push_back(base);
    if (!is_doubled(base)) continue;
    base.pop_back();
    bases.push_back(std::move(base));
  }
}

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
      all += is_capital(word[i]) ? static_cast<char>(word[i] - 'A' + 'a') : word[i];
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

std::vector<std::string> base_forms(std::string_view word) {
  std::vector<std::string> bases;
  add_bases(word, bases);
  const std::string other = american(word);
  if (!other.empty()) {
    bases.push_back(other);
    add_bases(other, bases);
  }
  return bases;
}

std::string_view article(std::string_view next) {
  const bool is_silent = next.starts_with("hon") || next.starts_with("hour");
  const bool is_you = next.starts_with("uni") || next.starts_with("use");
  return is_silent || (is_vowel(next.front()) && !is_you) ? "an" : "a";
}

}  // namespace playground
