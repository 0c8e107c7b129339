// Draws what a text is about, piece by piece.
#pragma once

#include <string_view>
#include <vector>

#include "core/train/example.h"
#include "training/grammar/meaning.h"

namespace playground::grammar {

// What a verb must be like in a place of a text.
using Fits = bool (*)(const Verb&);
inline bool any_verb(const Verb&) { return true; }
inline bool is_activity(const Verb& verb) { return verb.aspect == Aspect::activity; }
inline bool is_state(const Verb& verb) { return verb.is_state(); }
inline bool is_moment(const Verb& verb) { return verb.aspect == Aspect::moment; }
inline bool is_event(const Verb& verb) { return !is_state(verb); }

// Thrown where no noun is left for a place, as all of its classes are told of already: seldom. The
// draw begins again.
struct NothingFits {};

class Draft {
 public:
  Draft(std::int64_t seed, std::int64_t number) : dice_(seed, number) {}

  Dice& dice() { return dice_; }
  bool chance(int percent) { return dice_.below(100) < percent; }
  template <class Range>
  const auto& any(const Range& range) {
    return range[static_cast<std::size_t>(
        dice_.below(static_cast<std::int64_t>(std::size(range))))];
  }

  // For another draw, where one came to nothing.
  void begin_again() {
    entities_.clear();
    ids_ = 0;
  }

  int id() { return ++ids_; }
  const Entity& at(int entity) const { return entities_[static_cast<std::size_t>(entity)]; }
  std::vector<Entity> take_entities() { return std::move(entities_); }
  Classes classes_of(int entity) const {
    const Entity& own = at(entity);
    return own.noun == nullptr ? person : own.noun->classes;
  }

  // One or several of a noun of these classes, or a name where persons are among them; none that is
  // there already.
  int somebody(Classes classes, bool may_be_many = true);
  int of(const Noun& noun, bool many = false);
  int several_of(Classes classes);
  int someone_named(Gender gender);
  // One whose name or noun tells of the gender.
  int someone_of(Gender gender);
  // "I", "you" or "we"; in texts with nobody else that a pronoun may mean, also "he", "she",
  // "they".
  int speaker(bool may_be_third = false);
  // The same as `somebody`, or a speaker where persons are among them and none is there already.
  int anybody(Classes classes, bool may_be_third = false);

  Mention mention(int entity, bool with_adjective = false);
  Mention indefinite(int entity);
  Mention pronoun(int entity);

  Clause action(Mention subject, const Verb& verb);
  Clause action(Mention subject, const Verb& verb, Mention object);
  Clause state(Mention subject, const Adjective& adjective, Degree degree = Degree::plain);

  // Any verb that fits; one with an object, or without, that goes with a subject.
  const Verb& verb(Fits fits);
  const Verb& verb_for(int subject, bool with_object, Fits fits = any_verb);
  // An adjective that is said of `entity` and not of `other` (-1: of anything else).
  const Adjective* adjective_for(int entity, int other = -1);
  // Whether a pronoun for one cannot stand for the other, in either language.
  bool tells_apart(int one, int other) const;
  // Whether one of the entities is called so, in English; "": none is.
  bool tells_of(std::string_view noun) const;
  // One that stands before its noun.
  const Adjective* modifier_for(int entity);
  Tense tense();

 private:
  bool is_known(const Noun* noun, const Name* name) const;
  const Noun& noun_of(Classes classes);
  static bool reads_as_noun(std::string_view adjective, const Noun& noun);

  Dice dice_;
  std::vector<Entity> entities_;
  int ids_ = 0;
};

}  // namespace playground::grammar
