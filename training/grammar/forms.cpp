// English forms of words.
#include <algorithm>
#include <array>
#include <utility>

#include "core/words/english.h"
#include "training/grammar/words.h"

namespace playground::grammar {
namespace {

struct Irregular {
  std::string_view base;
  std::string_view past;
  std::string_view participle;
};

constexpr Irregular irregular_verbs[] = {
    {"beat", "beat", "beaten"},
    {"begin", "began", "begun"},
    {"build", "built", "built"},
    {"drink", "drank", "drunk"},
    {"know", "knew", "known"},
    {"speak", "spoke", "spoken"},
    {"understand", "understood", "understood"},
    {"bite", "bit", "bitten"},
    {"break", "broke", "broken"},
    {"bring", "brought", "brought"},
    {"buy", "bought", "bought"},
    {"catch", "caught", "caught"},
    {"come", "came", "come"},
    {"cut", "cut", "cut"},
    {"draw", "drew", "drawn"},
    {"drive", "drove", "driven"},
    {"eat", "ate", "eaten"},
    {"fall", "fell", "fallen"},
    {"feed", "fed", "fed"},
    {"feel", "felt", "felt"},
    {"find", "found", "found"},
    {"fly", "flew", "flown"},
    {"forget", "forgot", "forgotten"},
    {"get", "got", "got"},
    {"give", "gave", "given"},
    {"go", "went", "gone"},
    {"hear", "heard", "heard"},
    {"hide", "hid", "hidden"},
    {"hit", "hit", "hit"},
    {"hold", "held", "held"},
    {"keep", "kept", "kept"},
    {"leave", "left", "left"},
    {"let", "let", "let"},
    {"lose", "lost", "lost"},
    {"make", "made", "made"},
    {"meet", "met", "met"},
    {"pay", "paid", "paid"},
    {"put", "put", "put"},
    {"read", "read", "read"},
    {"ride", "rode", "ridden"},
    {"ring", "rang", "rung"},
    {"run", "ran", "run"},
    {"say", "said", "said"},
    {"see", "saw", "seen"},
    {"sell", "sold", "sold"},
    {"send", "sent", "sent"},
    {"sing", "sang", "sung"},
    {"sit", "sat", "sat"},
    {"sleep", "slept", "slept"},
    {"stand", "stood", "stood"},
    {"steal", "stole", "stolen"},
    {"swim", "swam", "swum"},
    {"take", "took", "taken"},
    {"teach", "taught", "taught"},
    {"tell", "told", "told"},
    {"think", "thought", "thought"},
    {"throw", "threw", "thrown"},
    {"wake", "woke", "woken"},
    {"wear", "wore", "worn"},
    {"win", "won", "won"},
    {"write", "wrote", "written"},
};

constexpr std::pair<std::string_view, std::string_view> irregular_comparatives[] = {
    {"good", "better"},
    {"bad", "worse"},
};

// Verbs of more than one syllable whose last one is not stressed: "visited".
constexpr std::string_view undoubled[] = {"open",     "visit",    "water",  "follow", "answer",
                                          "frighten", "remember", "listen", "travel"};

template <std::size_t N>
std::string_view find(const std::pair<std::string_view, std::string_view> (&table)[N],
                      std::string_view word) {
  const auto* const found = std::find_if(std::begin(table), std::end(table),
                                         [&](const auto& row) { return row.first == word; });
  return found == std::end(table) ? std::string_view() : found->second;
}

const Irregular* irregular(std::string_view base) {
  const auto* const found = std::find_if(std::begin(irregular_verbs), std::end(irregular_verbs),
                                         [&](const Irregular& row) { return row.base == base; });
  return found == std::end(irregular_verbs) ? nullptr : found;
}

// "stop" -> "stopp": a short vowel between single consonants.
std::string doubled(std::string_view word) {
  const std::size_t size = word.size();
  const bool is_short = size >= 3 && !is_vowel(word[size - 1]) && is_vowel(word[size - 2]) &&
                        !is_vowel(word[size - 3]) && word.back() != 'w' && word.back() != 'x' &&
                        word.back() != 'y';
  const bool is_kept =
      std::find(std::begin(undoubled), std::end(undoubled), word) != std::end(undoubled);
  return is_short && !is_kept ? std::string(word) + word.back() : std::string(word);
}

std::string with_ed(std::string_view word) {
  if (word.ends_with("e")) return std::string(word) + "d";
  if (ends_in_y(word)) return std::string(word.substr(0, word.size() - 1)) + "ied";
  return doubled(word) + "ed";
}

}  // namespace

std::string third_person(std::string_view base) { return with_s(base); }

std::string past(std::string_view base) {
  const Irregular* known = irregular(base);
  return known == nullptr ? with_ed(base) : std::string(known->past);
}

std::string participle(std::string_view base) {
  const Irregular* known = irregular(base);
  return known == nullptr ? with_ed(base) : std::string(known->participle);
}

std::string ing(std::string_view base) {
  if (base.ends_with("e") && !base.ends_with("ee")) {
    return std::string(base.substr(0, base.size() - 1)) + "ing";
  }
  return doubled(base) + "ing";
}

std::string comparative(std::string_view adjective) {
  const std::string_view known = find(irregular_comparatives, adjective);
  if (!known.empty()) return std::string(known);
  if (adjective.ends_with("e")) return std::string(adjective) + "r";
  if (ends_in_y(adjective)) return std::string(adjective.substr(0, adjective.size() - 1)) + "ier";
  return doubled(adjective) + "er";
}

}  // namespace playground::grammar
