// The words of the grammar in English and Chinese, and what may be said of what.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/words/english.h"

namespace playground::grammar {

// What a noun is, as a set; verbs and adjectives name those they go with.
using Classes = std::uint64_t;
inline constexpr Classes person = 1ULL << 0;
inline constexpr Classes animal = 1ULL << 1;
inline constexpr Classes vehicle = 1ULL << 2;
inline constexpr Classes portable = 1ULL << 3;   // can be carried
inline constexpr Classes container = 1ULL << 4;  // things are in it
inline constexpr Classes surface = 1ULL << 5;    // things are on it
inline constexpr Classes food = 1ULL << 6;       // can be eaten
inline constexpr Classes readable = 1ULL << 7;   // can be read
inline constexpr Classes crossing = 1ULL << 8;   // can be crossed: a street, a river
inline constexpr Classes room = 1ULL << 9;       // one can be in it
inline constexpr Classes sounding = 1ULL << 10;  // rings or ticks
inline constexpr Classes plant = 1ULL << 11;
inline constexpr Classes instrument = 1ULL << 12;
inline constexpr Classes clothing = 1ULL << 13;
inline constexpr Classes furniture = 1ULL << 14;
inline constexpr Classes opening = 1ULL << 15;  // a door or a window
inline constexpr Classes drink = 1ULL << 16;
inline constexpr Classes fare = 1ULL << 17;       // food that is not counted
inline constexpr Classes meal = 1ULL << 18;       // can be cooked
inline constexpr Classes topic = 1ULL << 19;      // a question, an idea
inline constexpr Classes show = 1ULL << 20;       // can be watched
inline constexpr Classes song = 1ULL << 21;       // can be heard and sung
inline constexpr Classes machine = 1ULL << 22;    // can be built and trained
inline constexpr Classes land = 1ULL << 23;       // a country or a city, by its name
inline constexpr Classes study = 1ULL << 24;      // can be learnt
inline constexpr Classes tongue = 1ULL << 25;     // can be spoken
inline constexpr Classes puzzle = 1ULL << 28;     // can be solved
inline constexpr Classes mass = 1ULL << 26;       // none are counted: "milk", "the milk"
inline constexpr Classes proper = 1ULL << 27;     // never with an article: "China"
inline constexpr Classes ride = 1ULL << 29;       // can be ridden
inline constexpr Classes barrier = 1ULL << 30;    // a wall, a fence
inline constexpr Classes slope = 1ULL << 31;      // a hill, a mountain
inline constexpr Classes waters = 1ULL << 32;     // one can swim in it
inline constexpr Classes hole = 1ULL << 33;       // one can creep into it
inline constexpr Classes breakable = 1ULL << 34;  // breaks when it falls
inline constexpr Classes blade = 1ULL << 35;      // cuts or pricks
inline constexpr Classes fruit = 1ULL << 36;
inline constexpr Classes cloth = 1ULL << 37;  // soft and not worn: a blanket
inline constexpr Classes paged = 1ULL << 38;  // a book
inline constexpr Classes child = 1ULL << 39;  // a young person
inline constexpr Classes line = 1ULL << 40;   // a rope, a stick
inline constexpr Classes light_giver = 1ULL << 41;
inline constexpr Classes leafage = 1ULL << 42;  // eaten by animals
inline constexpr Classes street = 1ULL << 43;   // cars are on it
inline constexpr Classes electric = 1ULL << 44;
inline constexpr Classes relative = 1ULL << 45;  // a mother, an uncle
inline constexpr Classes single = 1ULL << 46;    // its plural is no word of the grammar
inline constexpr Classes living = person | animal;
inline constexpr Classes thing =
    vehicle | portable | container | furniture | instrument | opening | sounding | ride;

// What a pronoun shows of it. `either`: it is drawn for each text, as of a teacher.
enum class Gender { neuter, male, female, either };

struct Noun {
  std::string_view english;  // one of them; its plural follows from it
  std::string_view chinese;
  std::string_view classifier;
  Classes classes = 0;
  Gender gender = Gender::neuter;

  constexpr bool is_counted() const { return (classes & (mass | proper)) == 0; }
  constexpr bool has_plural() const { return is_counted() && (classes & single) == 0; }
};

struct Name {
  std::string_view english;
  std::string_view chinese;
  Gender gender;
};

// Who is meant by those who speak, without being told of before: "I", "you", "they".
struct Speaker {
  std::string_view subject;
  std::string_view object;
  std::string_view possessive;
  std::string_view chinese;
  bool many = false;  // goes with the plural forms of verbs

  constexpr bool is_first() const { return subject == "i"; }
};

// How what a verb tells takes place: "is chasing"; "found", at one moment; "likes", all the time.
enum class Aspect { activity, moment, state };

struct Verb {
  std::string_view english;  // its base form; the others follow from it
  std::string_view chinese;
  Classes subject = living;
  Classes object = 0;  // 0: it takes none
  Aspect aspect = Aspect::activity;

  constexpr bool is_state() const { return aspect == Aspect::state; }
};

// Where an adjective stands: 红色的花, but not 花很红色; "is afraid", but not "the afraid cat";
// "little" only where it is a part of what somebody is called: "the little bird".
enum class Stands { anywhere, before, apart, within };
// Whether it is a reason to do something with what it is said of, or not to.
enum class Mood { either, helps, hinders };

struct Adjective {
  std::string_view english;
  std::string_view chinese;
  Classes of = 0;
  Mood mood = Mood::either;
  Stands stands = Stands::anywhere;
};

std::span<const Noun> nouns();
std::span<const Name> names();
std::span<const Speaker> speakers();
std::span<const Verb> verbs();
std::span<const Adjective> adjectives();

const Noun& noun(std::string_view english);
const Verb& verb(std::string_view english);
const Adjective& adjective(std::string_view english);

// English forms: regular ones by rule, the others from a table.
std::string third_person(std::string_view base);
std::string past(std::string_view base);
std::string participle(std::string_view base);
std::string ing(std::string_view base);
std::string comparative(std::string_view adjective);

}  // namespace playground::grammar
