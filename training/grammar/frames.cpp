#include "training/grammar/frames.h"

#include <array>
#include <stdexcept>
#include <string>

#include "training/grammar/draft.h"
#include "training/grammar/template_draw.h"
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

using Parts = std::vector<Part>;

constexpr int of_frames = 41;  // of a hundred texts; the others are of templates

// How two clauses are joined, in the order in which both languages say them.
struct Joint {
  std::string_view name;
  std::string_view english;
  std::string_view chinese;
};

constexpr Joint because{"because", "{0} because#1 {1} .", "{0} ， 因为#1 {1} 。"};
constexpr Joint because_first{"because first", "because#1 {0} , {1} .",
                              "因为#1 {0} ， 所以 {1} 。"};
constexpr Joint so{"so", "{0} , so#1 {1} .", "{0} ， 所以#1 {1} 。"};
constexpr Joint but{"but", "{0} , but#1 {1} .", "{0} ， 但是#1 {1} 。"};
constexpr Joint although{"although", "although#1 {0} , {1} .", "虽然#1 {0} ， 但是 {1} 。"};
constexpr Joint then{"then", "{0} , and then#1 {1} .", "{0} ， 然后#1 {1} 。"};
constexpr Joint after{"after", "after#1 {0} , {1} .", "{0} 之后#1 ， {1} 。"};
constexpr Joint before{"before", "before#1 {0} , {1} .", "{0} 之前#1 ， {1} 。"};
constexpr Joint when{"when", "when#1 {0} , {1} .", "{0} 的 时候#1 ， {1} 。"};
constexpr Joint in_case{"if", "if#1 {0} , {1} .", "如果#1 {0} ， {1} 。"};

constexpr std::array<Joint, 3> in_time{after, before, when};

// One way to make a text; the joint is empty where it has its own patterns.
struct Frame {
  std::string_view name;
  std::string_view english;
  std::string_view chinese;
  Parts (*make)(Draft& draft);
  int times = 1;  // as often as others are drawn
};

Word word(Draft& draft, std::string_view english, std::string_view chinese) {
  return {english, chinese, draft.id()};
}

// A subject for the verb, and what it does, to an object if the verb takes one.
Clause any_action(Draft& draft, Mention subject, bool with_object, Fits fits = any_verb) {
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

Clause event(Draft& draft, Mention subject) {
  return any_action(draft, subject, draft.chance(60), is_event);
}

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

// --- Frames with patterns of their own
// ------------------------------------------------------------

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
      if ((noun.classes & (animal | portable | plant)) != 0) return draft.of(noun, true);
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

constexpr Frame own_frames[] = {
    {"action", "{0} .", "{0} 。", action},
    {"state", "{0} .", "{0} 。", state},
    {"located", "{0} .", "{0} 。", located},
    {"giving", "{0} gave#1 {1:object} {2} .", "{0} 给#1 了 {1:object} {2} 。", giving},
    {"giving and reason", "{0} gave#1 {1:object} {2} because#2 {3} .",
     "{0} 给#1 了 {1:object} {2} ， 因为#2 {3} 。", giving_reason},
    {"putting", "{0} put#1 {1:object} {3} {2:object} .",
     "{0} 把 {1:object} 放#1 在 {2:object} {3} 。", putting},
    {"passive", "{0} {2} {3} by {1:object} .", "{0} {2} {1:object} {3} 了 。", passive, 6},
    {"comparison", "{0} {2} {3} than#1 {1:object} .", "{0} 比#1 {1:object} {3} 。", comparison, 3},
    {"counting", "there are#1 {0} in#2 {1} .", "{1} 里#2 有#1 {0} 。", counting, 3},
    {"wanting", "{0} {1} to {2} {3:object} .", "{0} {1} {2} {3:object} 。", wanting},
    {"speech", "{0} said#1 , “ i#2 am {1} . ”", "{0} 说#1 ： “ 我#2 很 {1} 。 ”", speech},
    {"who", "{0} . who#1 {1} {2:object} ? {3} .", "{0} 。 谁#1 {1} 了 {2:object} ？ {3} 。",
     who_question},
    {"where", "where#1 {0} {1} ? {2} .", "{1} 在 哪里#1 ？ {2} 。", where_question},
    {"attractor", "{0} to {1} {2} {3} .", "{1} 的 {0} 很 {3} 。", attractor},
    {"shopping", "{0} bought#1 {1:object} , {2:object} and#2 {3:object} .",
     "{0} 买#1 了 {1:object} 、 {2:object} 和#2 {3:object} 。", shopping},
    {"dated", "{0} , {1} .", "{0} ， {1} 。", dated},
    {"at present", "now#1 , {0} .", "现在#1 ， {0} 。", at_present, 11},
    {"attitude", "{0} .", "{0} 。", attitude, 2},
    {"habit", "every#1 day#1 , {0} .", "每天#1 ， {0} 。", habit, 14},
};

struct Joined {
  std::string_view name;
  Joint joint;
  Parts (*make)(Draft& draft);
};

std::vector<Frame> all_frames() {
  std::vector<Frame> all(std::begin(own_frames), std::end(own_frames));
  static std::vector<std::string> joined_names;
  const std::vector<Joined> joined = [] {
    std::vector<Joined> pairs{{"reason why not", because, reason_why_not},
                              {"reason why", because, reason_why},
                              {"reason of the verb", because, reason_of_verb},
                              {"effect", so, effect},
                              {"effect", because_first, effect},
                              {"no effect", but, no_effect},
                              {"no effect", although, no_effect},
                              {"condition", in_case, condition},
                              {"same object", then, same_object},
                              {"same object", but, same_object},
                              {"two actions", then, two_actions},
                              {"two actions", but, two_actions}};
    for (const Joint& joint : in_time) pairs.push_back({"time", joint, time_and_action});
    return pairs;
  }();
  joined_names.reserve(joined.size());
  for (const Joined& one : joined) {
    joined_names.push_back(std::string(one.name) + ", " + std::string(one.joint.name));
    all.push_back({joined_names.back(), one.joint.english, one.joint.chinese, one.make, 3});
  }
  return all;
}

const std::vector<Frame>& frames() {
  static const std::vector<Frame> all = all_frames();
  return all;
}

// Each as many times as it is drawn.
const std::vector<const Frame*>& frames_to_draw() {
  static const std::vector<const Frame*> all = [] {
    std::vector<const Frame*> repeated;
    for (const Frame& frame : frames())
      repeated.insert(repeated.end(), static_cast<std::size_t>(frame.times), &frame);
    return repeated;
  }();
  return all;
}

}  // namespace

std::vector<std::string_view> frame_names() {
  std::vector<std::string_view> names;
  for (const Frame& frame : frames()) names.push_back(frame.name);
  for (const Template& one : templates()) names.push_back(one.name);
  return names;
}

Meaning draw_meaning(std::int64_t seed, std::int64_t number, std::string_view frame) {
  Draft draft(seed, number);
  const Frame* chosen = nullptr;
  const Template* written = nullptr;
  if (frame.empty()) {
    // Templates are many, and each is narrower than a frame.
    if (templates().empty() || draft.chance(of_frames)) {
      chosen = draft.any(frames_to_draw());
    } else {
      written = draft.any(templates_to_draw());
    }
  }
  for (const Frame& one : frames()) {
    if (one.name == frame) chosen = &one;
  }
  for (const Template& one : templates()) {
    if (one.name == frame) written = &one;
  }
  if (chosen == nullptr && written == nullptr) {
    throw std::out_of_range("no such frame: " + std::string(frame));
  }
  if (written != nullptr) {
    Meaning meaning = draw_template(draft, *written);
    meaning.entities = draft.take_entities();
    return meaning;
  }
  Meaning meaning{chosen->name, std::string(chosen->english), std::string(chosen->chinese), {}, {}};
  while (meaning.parts.empty()) {
    draft.begin_again();
    meaning.parts = chosen->make(draft);
  }
  meaning.entities = draft.take_entities();
  return meaning;
}

}  // namespace playground::grammar
