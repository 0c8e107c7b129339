// Frames with patterns of their own.
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "training/grammar/frame_parts.h"

namespace playground::grammar {

Parts giving(Draft& draft) {
  const int giver = draft.anybody(person);
  const int taker = draft.anybody(living);
  const int gift = draft.somebody(portable | food);
  return {draft.mention(giver), draft.mention(taker), draft.indefinite(gift)};
}

// "Tom gave Anna a book because she was sad."
Parts giving_reason(Draft& draft) {
  constexpr std::array<std::string_view, 3> of_giver{"kind", "friendly", "patient"};
  constexpr std::array<std::string_view, 3> of_taker{"sad", "hungry", "weak"};
  Parts parts = giving(draft);
  const bool is_of_giver = draft.chance(50);
  const int meant = std::get<Mention>(parts[is_of_giver ? 0 : 1]).entity;
  parts.emplace_back(
      draft.state(draft.pronoun(meant), adjective(draft.any(is_of_giver ? of_giver : of_taker))));
  return parts;
}

Parts putting(Draft& draft) {
  const int who = draft.anybody(person, true);
  const int what = draft.somebody(portable & ~container);
  const int where = draft.somebody(draft.chance(50) ? container : surface);
  const bool is_on = (draft.classes_of(where) & surface) != 0;
  return {draft.mention(who), draft.mention(what, true), draft.mention(where),
          is_on ? word(draft, "on", "上") : word(draft, "in", "里")};
}

Parts passive(Draft& draft) {
  static const std::vector<std::string> participles = [] {
    std::vector<std::string> all;
    for (const Verb& one : verbs()) all.push_back(participle(one.english));
    return all;
  }();
  const int doer = draft.somebody(living);
  const Verb& verb = draft.verb_for(doer, true, is_event);
  const int object = draft.somebody(verb.object);
  const Word be = draft.at(object).many ? word(draft, "were", "被") : word(draft, "was", "被");
  const auto place = static_cast<std::size_t>(&verb - verbs().data());
  return {draft.mention(object), draft.mention(doer), be,
          Word{participles[place], verb.chinese, draft.id()}};
}

constexpr std::string_view compared[] = {"tall",  "strong", "fast", "slow", "young", "big",
                                         "small", "heavy",  "old",  "long", "wide"};

Parts comparison(Draft& draft) {
  static const std::vector<std::string> forms = [] {
    std::vector<std::string> all;
    for (const std::string_view one : compared) all.push_back(comparative(one));
    return all;
  }();
  const auto at =
      static_cast<std::size_t>(draft.dice().below(static_cast<std::int64_t>(std::size(compared))));
  const Adjective& quality = adjective(compared[at]);
  const int one = draft.somebody(quality.of);
  const int other = draft.somebody(quality.of);
  const Word be = draft.at(one).many ? Word{"are", "", 0} : Word{"is", "", 0};
  return {draft.mention(one), draft.mention(other), be,
          Word{forms[at], quality.chinese, draft.id()}};
}

Parts counting(Draft& draft) {
  const int where = draft.somebody(room);
  const int what = [&] {
    while (true) {
      const Noun& noun = draft.any(nouns());
      if ((noun.classes & (animal | portable | plant)) != 0 && noun.has_plural()) {
        return draft.of(noun, true);
      }
    }
  }();
  Mention things = draft.mention(what);
  things.number = static_cast<int>(draft.dice().between(2, 5));
  Mention place = draft.mention(where);
  return {things, place};
}

Parts wanting(Draft& draft) {
  const int who = draft.anybody(person, true);
  constexpr std::array<std::string_view, 4> wishes{"buy", "find", "sell", "visit"};
  const Verb& wish = verb(draft.any(wishes));
  const int what = draft.somebody(wish.object);
  const Word wants = draft.at(who).many ? word(draft, "want", "想") : word(draft, "wants", "想");
  return {draft.mention(who), wants, Word{wish.english, wish.chinese, draft.id()},
          draft.indefinite(what)};
}

// "Tom said: "I am tired.""
Parts speech(Draft& draft) {
  const int who = draft.someone_named(Gender::either);
  const Adjective& one = [&]() -> const Adjective& {
    while (true) {
      const Adjective& any = draft.any(adjectives());
      if ((any.of & person) != 0 && any.english != "young" && any.english != "tall") return any;
    }
  }();
  return {draft.mention(who), Word{one.english, one.chinese, draft.id()}};
}

Parts who_question(Draft& draft) {
  static const std::vector<std::string> pasts = [] {
    std::vector<std::string> all;
    for (const Verb& one : verbs()) all.push_back(past(one.english));
    return all;
  }();
  const int who = draft.somebody(living);
  const Verb& verb = draft.verb_for(who, true, is_event);
  const int object = draft.somebody(verb.object);
  const auto place = static_cast<std::size_t>(&verb - verbs().data());
  const Clause told = draft.action(draft.mention(who), verb, draft.mention(object));
  return {told, Word{pasts[place], verb.chinese, draft.id()}, draft.mention(object),
          draft.mention(who)};
}

Parts where_question(Draft& draft) {
  const int what = draft.somebody(portable);
  Clause is;
  is.subject = draft.pronoun(what);
  is.tense = Tense::present;
  is.place = draft.mention(draft.somebody(container | surface));
  is.place_id = draft.id();
  const Word be = draft.at(what).many ? Word{"are", "", 0} : Word{"is", "", 0};
  return {be, draft.mention(what), is};
}

// "The keys to the cabinet are old.": the verb goes with the keys.
Parts attractor(Draft& draft) {
  const int key = draft.of(noun("key"), draft.chance(50));
  const int whole = draft.somebody(container & ~portable);
  const Adjective* quality = draft.adjective_for(key);
  const Word be = draft.at(key).many ? Word{"are", "", 0} : Word{"is", "", 0};
  Mention keys = draft.mention(key);
  keys.is_bare = true;
  return {keys, draft.mention(whole), be, Word{quality->english, quality->chinese, draft.id()}};
}

Parts shopping(Draft& draft) {
  const int who = draft.anybody(person, true);
  const Mention first = draft.indefinite(draft.somebody(food));
  const Mention second = draft.indefinite(draft.somebody(portable));
  const Mention third = draft.indefinite(draft.somebody(portable));
  return {draft.mention(who), first, second, third};
}

Parts dated(Draft& draft) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> times{
      {{"yesterday", "昨天"}, {"today", "今天"}, {"suddenly", "突然"}, {"finally", "终于"}}};
  const auto& [english, chinese] = draft.any(times);
  const Mention subject = draft.mention(draft.anybody(living, true), true);
  Clause clause = any_action(draft, subject, draft.chance(70));
  return {word(draft, english, chinese), clause};
}

// "Now, the dog is chasing the cat."
Parts at_present(Draft& draft) {
  Clause clause = action_of_any_verb(draft, is_activity);
  clause.tense = Tense::progressive;
  clause.negative = draft.chance(15);
  return {clause};
}

// "The student admires the writer."
Parts attitude(Draft& draft) {
  Clause clause = action_of_any_verb(draft, is_state);
  clause.tense = Tense::present;
  clause.negative = draft.chance(30);
  return {clause};
}

// "Every day, the farmer feeds the cow."
Parts habit(Draft& draft) {
  Clause clause = action_of_any_verb(draft, is_activity);
  clause.tense = Tense::present;
  clause.negative = draft.chance(6);
  return {clause};
}

}  // namespace playground::grammar
