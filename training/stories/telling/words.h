// The words that stories are told with: a part of those of the grammar, in English and Chinese.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "training/grammar/sample.h"

namespace playground::stories {

using grammar::Gender;
using grammar::Language;

// What a noun is, which says what is told of it.
enum class Kind { person, animal, thing, food, container, surface, place };

struct Noun {
  std::string_view english;  // one of them
  std::string_view chinese;
  std::string_view classifier;
  Kind kind;
  Gender gender = Gender::neuter;
  bool definite = false;  // "the father": everybody has one
};

struct Name {
  std::string_view english;
  std::string_view chinese;
  Gender gender;
};

// What a verb takes: nothing, somebody, a thing or food.
enum class Takes { nothing, living, thing, food };

struct Verb {
  std::string_view english;  // its base form
  std::string_view chinese;
  Takes takes;
};

struct Adjective {
  std::string_view english;
  std::string_view chinese;      // after 很
  std::string_view before_noun;  // 大, 红色的; empty: it is only said of it
  bool of_living;
};

std::span<const Noun> nouns();
std::span<const Name> names();
std::span<const Verb> verbs();
std::span<const Adjective> adjectives();
// 1 to 10 in the language.
std::string_view number(Language language, int value);

// Whether several of a noun show it by their ending, so that the word is also known as several of
// something where it is not known itself; and one of them does not look like several.
bool shows_number(const Noun& noun);

}  // namespace playground::stories
