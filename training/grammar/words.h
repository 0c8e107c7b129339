// The words of the grammar in English and Chinese, and what may be said of what.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace playground::grammar {

// What a noun is, as a set; verbs and adjectives name those they go with.
using Classes = std::uint32_t;
inline constexpr Classes person = 1U << 0U;
inline constexpr Classes animal = 1U << 1U;
inline constexpr Classes vehicle = 1U << 2U;
inline constexpr Classes portable = 1U << 3U;   // can be carried
inline constexpr Classes container = 1U << 4U;  // things are in it
inline constexpr Classes surface = 1U << 5U;    // things are on it
inline constexpr Classes food = 1U << 6U;       // can be eaten
inline constexpr Classes readable = 1U << 7U;   // can be read
inline constexpr Classes crossing = 1U << 8U;   // can be crossed: a street, a river
inline constexpr Classes room = 1U << 9U;       // one can be in it
inline constexpr Classes sounding = 1U << 10U;  // rings or ticks
inline constexpr Classes plant = 1U << 11U;
inline constexpr Classes instrument = 1U << 12U;
inline constexpr Classes clothing = 1U << 13U;
inline constexpr Classes furniture = 1U << 14U;
inline constexpr Classes opening = 1U << 15U;  // a door or a window
inline constexpr Classes drink = 1U << 16U;
inline constexpr Classes fare = 1U << 17U;     // food that is not counted
inline constexpr Classes meal = 1U << 18U;     // can be cooked
inline constexpr Classes topic = 1U << 19U;    // a question, an idea
inline constexpr Classes show = 1U << 20U;     // can be watched
inline constexpr Classes song = 1U << 21U;     // can be heard and sung
inline constexpr Classes machine = 1U << 22U;  // can be built and trained
inline constexpr Classes land = 1U << 23U;     // a country or a city, by its name
inline constexpr Classes study = 1U << 24U;    // can be learnt
inline constexpr Classes tongue = 1U << 25U;   // can be spoken
inline constexpr Classes puzzle = 1U << 28U;   // can be solved
inline constexpr Classes mass = 1U << 26U;     // none are counted: "milk", "the milk"
inline constexpr Classes proper = 1U << 27U;   // never with an article: "China"
inline constexpr Classes ride = 1U << 29U;     // can be ridden
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

// Where an adjective stands: 红色的花, but not 花很红色; "is afraid", but not "the afraid cat".
enum class Stands { anywhere, before, apart };

struct Adjective {
  std::string_view english;
  std::string_view chinese;
  Classes of = 0;
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
std::string plural(std::string_view noun);
std::string third_person(std::string_view base);
std::string past(std::string_view base);
std::string participle(std::string_view base);
std::string ing(std::string_view base);
std::string comparative(std::string_view adjective);
// "a", or "an" before the sound of a vowel.
std::string_view article(std::string_view next);

}  // namespace playground::grammar
