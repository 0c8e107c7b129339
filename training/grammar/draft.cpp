#include "training/grammar/draft.h"

#include <algorithm>
#include <span>
#include <stdexcept>
#include <string>

namespace playground::grammar {
namespace {

constexpr int several = 25;  // of a hundred nouns
constexpr int named = 40;    // of a hundred persons
constexpr int with_adjectives = 25;
constexpr int called_little = 15;
constexpr int speaking = 35;  // of a hundred persons who may speak
constexpr int pointed_at = 14;
constexpr Classes owned = person | animal | portable | vehicle | clothing | furniture | electric;

// "This" or "that" of anything, "my" of what somebody has.
Pointer pointer_for(Draft& draft, const Entity& one) {
  constexpr Pointer all[] = {Pointer::near, Pointer::near, Pointer::near,  Pointer::far,
                             Pointer::mine, Pointer::mine, Pointer::yours, Pointer::ours};
  constexpr std::size_t of_anything = 4;
  if (!one.noun->is_counted()) return Pointer::none;
  const bool may_be_owned = (one.noun->classes & owned) != 0;
  const Pointer pointer =
      draft.any(std::span(all).first(may_be_owned ? std::size(all) : of_anything));
  return one.many && pointer == Pointer::far ? Pointer::near : pointer;
}

}  // namespace

bool Draft::is_known(const Noun* noun, const Name* name) const {
  return std::any_of(entities_.begin(), entities_.end(), [&](const Entity& one) {
    // 哥哥 and 弟弟 are both "brother".
    const bool is_same = one.noun != nullptr && noun != nullptr ? one.noun->english == noun->english
                                                                : one.noun == noun;
    return is_same && one.name == name;
  });
}

int Draft::of(const Noun& noun, bool many) {
  Gender gender = noun.gender;
  const bool are_many = many && noun.has_plural();
  // 她们 are women only, so that of a group that is not told of 他们 is said.
  if (gender == Gender::either) {
    gender = are_many || chance(50) ? Gender::male : Gender::female;
  }
  Entity one{nullptr, &noun, are_many, gender};
  constexpr std::string_view little = "小";
  const bool may_be_little = (noun.classes & (animal | child)) != 0 &&
                             !noun.chinese.starts_with("大") && !reads_as_noun(little, noun);
  if (may_be_little && chance(called_little)) one.little = &adjective("little");
  if (chance(pointed_at)) one.pointer = pointer_for(*this, one);
  entities_.push_back(one);
  return static_cast<int>(entities_.size()) - 1;
}

int Draft::someone_named(Gender gender) {
  const Name* name = nullptr;
  do {
    name = &any(names());
  } while ((gender != Gender::either && name->gender != gender) || is_known(nullptr, name));
  entities_.push_back({name, nullptr, false, name->gender});
  return static_cast<int>(entities_.size()) - 1;
}

int Draft::someone_of(Gender gender) {
  if (chance(named)) return someone_named(gender);
  std::vector<const Noun*> fitting;
  for (const Noun& noun : nouns()) {
    const bool tells = noun.gender == Gender::male || noun.gender == Gender::female;
    const bool fits = gender == Gender::either || noun.gender == gender;
    if (tells && fits && !is_known(&noun, nullptr)) fitting.push_back(&noun);
  }
  return of(*any(fitting));
}

bool Draft::tells_apart(int one, int other) const {
  return at(one).many != at(other).many || (!at(one).many && at(one).gender != at(other).gender);
}

bool Draft::tells_of(std::string_view noun) const {
  return !noun.empty() && is_known(&grammar::noun(noun), nullptr);
}

int Draft::speaker(bool may_be_third) {
  // "I", "you" and "we" come first.
  const std::span<const Speaker> all = speakers();
  const Speaker& one = any(may_be_third ? all : all.first(3));
  entities_.push_back({nullptr, nullptr, one.many, Gender::neuter, &one});
  return static_cast<int>(entities_.size()) - 1;
}

int Draft::anybody(Classes classes, bool may_be_third) {
  const bool is_taken = std::any_of(entities_.begin(), entities_.end(),
                                    [](const Entity& one) { return one.speaker != nullptr; });
  if ((classes & person) != 0 && !is_taken && chance(speaking)) return speaker(may_be_third);
  return somebody(classes);
}

int Draft::somebody(Classes classes, bool may_be_many) {
  if ((classes & person) != 0 && chance(named)) return someone_named(Gender::either);
  const Noun& noun = noun_of(classes);
  return of(noun, chance(several) && may_be_many);
}

int Draft::several_of(Classes classes) {
  const Noun& noun = noun_of(classes);
  if (!noun.has_plural()) throw NothingFits();
  return of(noun, true);
}

const Noun& Draft::noun_of(Classes classes) {
  std::vector<const Noun*> fitting;
  for (const Noun& noun : nouns()) {
    if ((noun.classes & classes) != 0 && !is_known(&noun, nullptr)) fitting.push_back(&noun);
  }
  if (fitting.empty()) throw NothingFits();
  return *any(fitting);
}

Mention Draft::mention(int entity, bool with_adjective) {
  Mention mention;
  mention.entity = entity;
  mention.id = id();
  mention.number_id = id();
  if (at(entity).little != nullptr) mention.adjective_id = id();
  if (with_adjective && at(entity).noun != nullptr && chance(with_adjectives)) {
    mention.adjective = modifier_for(entity);
    mention.adjective_id = id();
  }
  return mention;
}

Mention Draft::indefinite(int entity) {
  Mention mention = this->mention(entity, true);
  mention.determiner = Determiner::indefinite;
  return mention;
}

Mention Draft::pronoun(int entity) {
  Mention mention = this->mention(entity);
  mention.pronoun = true;
  return mention;
}

Clause Draft::action(Mention subject, const Verb& verb) {
  Clause clause;
  clause.subject = subject;
  clause.verb = &verb;
  clause.id = id();
  clause.auxiliary_id = id();
  return clause;
}

Clause Draft::action(Mention subject, const Verb& verb, Mention object) {
  Clause clause = action(subject, verb);
  clause.object = object;
  return clause;
}

Clause Draft::state(Mention subject, const Adjective& adjective, Degree degree) {
  Clause clause;
  clause.subject = subject;
  clause.adjective = &adjective;
  clause.degree = degree;
  clause.id = id();
  clause.auxiliary_id = id();
  return clause;
}

const Verb& Draft::verb(Fits fits) {
  std::vector<const Verb*> fitting;
  for (const Verb& verb : verbs()) {
    if (fits(verb)) fitting.push_back(&verb);
  }
  return *any(fitting);
}

const Verb& Draft::verb_for(int subject, bool with_object, Fits fits) {
  std::vector<const Verb*> fitting;
  for (const Verb& verb : verbs()) {
    const bool takes = verb.object != 0;
    if ((verb.subject & classes_of(subject)) != 0 && takes == with_object && fits(verb)) {
      fitting.push_back(&verb);
    }
  }
  return *any(fitting);
}

const Adjective* Draft::adjective_for(int entity, int other) {
  std::vector<const Adjective*> fitting;
  for (const Adjective& one : adjectives()) {
    const bool is_of_other = other >= 0 && (one.of & classes_of(other)) != 0;
    const bool stands_apart = one.stands == Stands::anywhere || one.stands == Stands::apart;
    const bool is_said = stands_apart && (one.of & classes_of(entity)) != 0;
    if (is_said && !is_of_other) fitting.push_back(&one);
  }
  return fitting.empty() ? nullptr : any(fitting);
}

// 大 before 学校 would be read as 大学; and 大大象 is not said.
bool Draft::reads_as_noun(std::string_view adjective, const Noun& noun) {
  if (noun.chinese.starts_with(adjective)) return true;
  const std::string joined = std::string(adjective) + std::string(noun.chinese);
  return std::any_of(nouns().begin(), nouns().end(),
                     [&](const Noun& one) { return joined.starts_with(one.chinese); });
}

const Adjective* Draft::modifier_for(int entity) {
  const Noun* noun = at(entity).noun;
  // 大小狗 says the contrary of itself; and names have none.
  if (noun == nullptr || at(entity).little != nullptr || noun->chinese.starts_with("小") ||
      (noun->classes & proper) != 0) {
    return nullptr;
  }
  std::vector<const Adjective*> fitting;
  for (const Adjective& one : adjectives()) {
    const bool may_stand = one.stands == Stands::anywhere || one.stands == Stands::before;
    const bool is_said = may_stand && (one.of & noun->classes) != 0;
    if (is_said && !reads_as_noun(one.chinese, *noun)) fitting.push_back(&one);
  }
  return fitting.empty() ? nullptr : any(fitting);
}

Tense Draft::tense() {
  constexpr Tense all[] = {Tense::past, Tense::past, Tense::past, Tense::future,
                           Tense::progressive};
  return any(all);
}

}  // namespace playground::grammar
