// What a text says, before it is said in a language: who is there, and what is told of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "training/grammar/words.h"

namespace playground::grammar {

// What is said before a noun instead of "the": "this", "that", "my", "your", "our".
enum class Pointer { none, near, far, mine, yours, ours };

// Someone or something that a text tells of: a name, one or several of a noun, or who speaks.
struct Entity {
  const Name* name = nullptr;
  const Noun* noun = nullptr;
  bool many = false;
  Gender gender = Gender::neuter;  // never `either`
  const Speaker* speaker = nullptr;
  // A part of what it is always called: "the little bird", 小鸟.
  const Adjective* little = nullptr;
  Pointer pointer = Pointer::none;
};

enum class Determiner { definite, indefinite };

// An entity in one place of a text. `id` is the same in both languages, and joins what is aligned.
struct Mention {
  int entity = 0;
  int id = 0;
  Determiner determiner = Determiner::definite;
  bool pronoun = false;
  bool is_bare = false;  // in Chinese without 那些: 柜子的钥匙
  bool without_article = false;
  bool in_general = false;  // "she likes dogs"
  const Adjective* adjective = nullptr;
  int adjective_id = 0;
  int number = 0;  // "three cats"; 0: none is told
  int number_id = 0;
};

enum class Tense { past, present, future, progressive };
enum class Degree { plain, very, too };

// The subject does something, or something is said of it.
struct Clause {
  Mention subject;
  const Verb* verb = nullptr;
  std::optional<Mention> object;
  const Adjective* adjective = nullptr;  // instead of a verb
  Degree degree = Degree::plain;
  std::optional<Mention> place;  // where it happens, or where the subject is
  Tense tense = Tense::past;
  bool negative = false;
  bool is_time = false;  // of another clause: 了 is not said in it
  int id = 0;            // of the verb, or of the adjective
  int auxiliary_id = 0;  // of what says tense, negation or degree
  int place_id = 0;
};

// A word that is the same for all: "yesterday", 昨天.
struct Word {
  std::string_view english;
  std::string_view chinese;
  int id = 0;
};

// A place of a template: an entity, a verb, an adjective or a number.
struct Variable {
  char letter = 0;
  int entity = -1;  // of a verb or an adjective: its subject
  const Verb* verb = nullptr;
  const Adjective* adjective = nullptr;
  int number = 0;
  // Of an entity, where it is told of first.
  const Adjective* first_adjective = nullptr;
};

using Part = std::variant<Mention, Clause, Word>;

// The entities of a text, and its parts by number. `english` and `chinese` say how they are put
// together: words with a space between them; {0} is a part, {0:object} a pronoun in that case,
// "because#1" a word with what it is aligned to, "China#1*" one that may be unknown to a model, and
// "A" at the beginning of a sentence is written large by itself.
struct Meaning {
  std::string_view frame;
  std::string english;
  std::string chinese;
  std::vector<Entity> entities;
  std::vector<Part> parts;
  std::vector<Variable> variables = {};  // of a template
  bool from_chinese = false;             // see Template
};

}  // namespace playground::grammar
