#include "training/grammar/frame_parts.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace playground::grammar {

Word word(Draft& draft, std::string_view english, std::string_view chinese) {
  return {english, chinese, draft.id()};
}

// A subject for the verb, and what it does, to an object if the verb takes one.
Clause any_action(Draft& draft, Mention subject, bool with_object, Fits fits) {
  const Verb& verb = draft.verb_for(subject.entity, with_object, fits);
  if (!with_object) return draft.action(subject, verb);
  const int object = draft.somebody(verb.object);
  return draft.action(subject, verb,
                      draft.chance(50) ? draft.indefinite(object) : draft.mention(object, true));
}

// Every verb that fits equally often, with somebody who does it.
Clause action_of_any_verb(Draft& draft, Fits fits) {
  const Verb& verb = draft.verb(fits);
  const Mention subject = draft.mention(draft.anybody(verb.subject, true), true);
  if (verb.object == 0) return draft.action(subject, verb);
  const int object = draft.somebody(verb.object);
  return draft.action(subject, verb,
                      draft.chance(50) ? draft.indefinite(object) : draft.mention(object, true));
}

Clause with_tense(Clause clause, Tense tense, bool negative) {
  const bool fits =
      tense == Tense::progressive ? is_activity(*clause.verb) : is_event(*clause.verb);
  clause.tense = fits ? tense : Tense::past;
  clause.negative = negative;
  return clause;
}

Clause in_a_room(Draft& draft, Clause clause) {
  clause.place = draft.mention(draft.somebody(room));
  clause.place_id = draft.id();
  return clause;
}

// --- One clause
// -----------------------------------------------------------------------------------

Parts action(Draft& draft) {
  const Mention subject = draft.mention(draft.anybody(living, true), true);
  Clause clause = any_action(draft, subject, draft.chance(70));
  clause = with_tense(clause, draft.tense(), draft.chance(25));
  if (!clause.object && clause.tense != Tense::progressive && draft.chance(50)) {
    clause = in_a_room(draft, clause);
  }
  return {clause};
}

Parts state(Draft& draft) {
  const int subject = draft.anybody(
      living | thing | room | food | fare | plant | readable | land | study | topic, true);
  const Adjective* adjective = draft.adjective_for(subject);
  Clause clause = draft.state(draft.mention(subject), *adjective,
                              draft.chance(40) ? Degree::very : Degree::plain);
  clause.tense = draft.chance(50) ? Tense::past : Tense::present;
  clause.negative = clause.degree == Degree::plain && draft.chance(30);
  return {clause};
}

Parts located(Draft& draft) {
  Clause clause;
  clause.subject = draft.mention(draft.somebody(portable), true);
  clause.tense = draft.chance(50) ? Tense::past : Tense::present;
  clause.place = draft.mention(draft.somebody(container | surface));
  clause.place_id = draft.id();
  clause.negative = draft.chance(25);
  clause.auxiliary_id = draft.id();
  return {clause};
}

// --- Reasons
// --------------------------------------------------------------------------------------

namespace {

// "The animal didn't cross the street because it was too tired": the adjective goes with one of the
// two only, with either of them equally often.
Parts reason(Draft& draft, bool negative) {
  const int subject = draft.anybody(living);
  const Verb& verb = draft.verb_for(subject, true);
  const int object = draft.somebody(verb.object);
  const bool is_of_subject = draft.chance(50);
  const int meant = is_of_subject ? subject : object;
  const Adjective* adjective = draft.adjective_for(meant, is_of_subject ? object : subject);
  if (adjective == nullptr) return {};
  Clause what = draft.action(draft.mention(subject, true), verb, draft.mention(object));
  what.negative = negative;
  const Clause why =
      draft.state(draft.pronoun(meant), *adjective, negative ? Degree::too : Degree::very);
  return {what, why};
}

}  // namespace

Parts reason_why_not(Draft& draft) { return reason(draft, true); }
Parts reason_why(Draft& draft) { return reason(draft, false); }

struct Cause {
  std::string_view verb;
  bool of_subject;
  std::array<std::string_view, 3> adjectives;
};

// The verb says whose property is the reason.
constexpr Cause causes[] = {
    {"annoy", true, {"careless", "lazy", "slow"}},
    {"deceive", true, {"clever", "lazy", "afraid"}},
    {"frighten", true, {"strong", "angry", "fast"}},
    {"avoid", false, {"angry", "dangerous", "strong"}},
    {"thank", false, {"kind", "patient", "honest"}},
    {"praise", false, {"brave", "clever", "honest"}},
    {"punish", false, {"careless", "lazy", "angry"}},
    {"comfort", false, {"sad", "afraid", "weak"}},
    {"fear", false, {"strong", "angry", "clever"}},
    {"admire", false, {"brave", "clever", "kind"}},
    {"blame", false, {"careless", "slow", "lazy"}},
    {"help", false, {"weak", "tired", "busy"}},
    {"feed", false, {"hungry", "weak", "young"}},
};

Parts reason_of_verb(Draft& draft) {
  const Cause& cause = draft.any(causes);
  const Verb& verb = grammar::verb(cause.verb);
  const int subject = draft.anybody(verb.subject);
  const int object = draft.anybody(verb.object);
  const int meant = cause.of_subject ? subject : object;
  const Adjective& adjective = grammar::adjective(draft.any(cause.adjectives));
  if ((adjective.of & draft.classes_of(meant)) == 0) return {};
  const Clause what = draft.action(draft.mention(subject), verb, draft.mention(object));
  return {what, draft.state(draft.pronoun(meant), adjective)};
}

struct Effect {
  std::string_view adjective;
  std::string_view verb;
};
constexpr Effect effects[] = {{"tired", "sleep"}, {"tired", "rest"},  {"happy", "laugh"},
                              {"happy", "sing"},  {"happy", "dance"}, {"sad", "cry"},
                              {"weak", "rest"},   {"afraid", "run"},  {"hungry", "eat"}};

// "Tom was hungry, so he ate an apple."
Parts effect(Draft& draft) {
  const Effect& one = draft.any(effects);
  const Verb& verb = grammar::verb(one.verb);
  const int subject = draft.anybody(verb.subject);
  const Clause state = draft.state(draft.mention(subject), grammar::adjective(one.adjective),
                                   draft.chance(50) ? Degree::very : Degree::plain);
  const Mention subject_again = draft.pronoun(subject);
  if (verb.object == 0) return {state, draft.action(subject_again, verb)};
  const int object = draft.somebody(verb.object);
  return {state, draft.action(subject_again, verb, draft.indefinite(object))};
}

// "Although the dog was tired, it didn't sleep."
Parts no_effect(Draft& draft) {
  Parts parts = effect(draft);
  Clause& clause = std::get<Clause>(parts[1]);
  clause.negative = true;
  if (clause.object) clause.object->determiner = Determiner::definite;
  return parts;
}

// --- Two things that happen
// -----------------------------------------------------------------------

namespace {

Clause event(Draft& draft, Mention subject) {
  return any_action(draft, subject, draft.chance(60), is_event);
}

}  // namespace

Parts two_actions(Draft& draft) {
  const int subject = draft.anybody(living);
  const Clause first = event(draft, draft.mention(subject));
  return {first, event(draft, draft.pronoun(subject))};
}

// The first one says when the second one happens.
Parts time_and_action(Draft& draft) {
  Parts parts = two_actions(draft);
  std::get<Clause>(parts[0]).is_time = true;
  return parts;
}

// "The boy bought a ball, and then Anna lost it."
Parts same_object(Draft& draft) {
  const int buyer = draft.somebody(person);
  const int object = draft.somebody(portable);
  const int other = draft.somebody(person);
  constexpr std::array<std::string_view, 3> first{"find", "buy", "use"};
  constexpr std::array<std::string_view, 3> later{"carry", "sell", "lose"};
  return {draft.action(draft.mention(buyer), verb(draft.any(first)), draft.indefinite(object)),
          draft.action(draft.mention(other), verb(draft.any(later)), draft.pronoun(object))};
}

// "If the girl finds the key, she will open the door."
Parts condition(Draft& draft) {
  const int subject = draft.anybody(person);
  Clause first = event(draft, draft.mention(subject));
  Clause second = event(draft, draft.pronoun(subject));
  first.tense = Tense::present;
  second.tense = Tense::future;
  first.negative = draft.chance(25);
  second.negative = draft.chance(25);
  return {first, second};
}

}  // namespace playground::grammar
