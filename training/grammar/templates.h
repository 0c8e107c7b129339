// Texts that are written down in both languages with places to be filled in.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "training/grammar/words.h"

namespace playground::grammar {

// `draws` names the variables, one after another, of which the patterns say where they stand:
//   a=person        somebody or something of a class, one or several; a=person1: one
//   a=named         somebody with a name
//   a=me            "I", "you" or "we"; a=who: also "he", "she", "they"
//   a=subject       a person, or as a=me; a=anyone: a person, or as a=who
//   a=noun:key      one or several of a noun; a=noun:key1: one
//   a=noun:cat|dog  a template for each of the nouns; of several lists, their first ones belong
//                   together, their second ones …
//   v=does(a)       a verb that tells of an event, without an object, for the subject a
//   v=does(a,b)     … with an object, which is drawn as b; v=doing(a), v=moment(a): not at one
//                   moment, at one
//   v=feels(a,b)    … that tells of a state
//   v=verb:open(a)  a verb, with its subject
//   j=like(a)       an adjective that is said of a; j=like(a,b): but not of b
//   j=adj:tired(a)  an adjective
//   j=any:good(a)   an adjective of a list, that is said of a
//   w=also(a,b)     another verb for the subject a and the object b
//   a=many:noun:key several of a noun
//   a=many:animal   several of a class; a=varied: of any of the classes
//   a=clear         one person whose name or noun tells of the gender; b=same(a), b=other(a):
//                   another one, of the same or the other gender
//   a=relative      one of a family: a mother, an uncle
//   m=one(a,b)      {m} is one of the two, as often as the other, who is {n}
//   c=why(m,n)      {c} says something of m for which it does something; c=whynot(m,n): does not;
//                   c=so(m,n): either. It is not said of n, unless their pronouns differ.
//                   c=whynow(m,n), c=whynotnow(m,n), c=sonow(m,n): in the present
//   k=number        2 to 5
//   p=pick:list     words of a list, the same in both languages
// A place of a pattern is {a}, or {a:form}:
//   entities  {a} the noun or the name, {a:a} with "a", {a:s} several in general,
//             {a:bare} without an article, {a:obj} as an object: "me",
//             {a:he} {a:him} {a:his} pronouns, in Chinese {a:he} and {a:his},
//             {a:m} in Chinese its classifier,
//             {a:is} {a:was} {a:has} {a:does} words that agree with it, {a:isn't} …
//             word#1@a is a word whose subject is a
//   verbs     {v:past} {v:base} {v:ing} {v:s} {v:done}, in Chinese {v}; {v:past@b} {v:@b} of b
//   others    {j} {j:er} {k} {p}
// <1:cats|dogs> stands for one of these, the same in both languages. What stands there twice is
// drawn twice as often. A word with #1 is aligned with the word that has #1 in the other language;
// with #1* in both it may also be unknown to a model, which then copies it: 1990#1*.
// Words of a choice or a pick without any mark are aligned by what they mean elsewhere, see
// phrases.h.
struct Template {
  std::string_view name;
  std::string_view draws;
  std::string_view english;
  std::string_view chinese;
  int times = 4;  // of other templates, most of which have 4
  // The Chinese is one of several ways to say it. Another template has the one into which the
  // English is translated.
  bool from_chinese = false;
};

const std::vector<Template>& templates();

// By subject.
std::span<const Template> templates_of_pronouns();
std::span<const Template> templates_of_reasons();
std::span<const Template> templates_of_phrasebook();
std::span<const Template> templates_of_small_talk();
std::span<const Template> templates_of_plans();
std::span<const Template> templates_of_contests();
std::span<const Template> templates_of_dealings();
std::span<const Template> templates_of_encounters();
std::span<const Template> templates_of_objects();
std::span<const Template> templates_of_states();
std::span<const Template> templates_of_favours();
std::span<const Template> templates_of_quarrels();
std::span<const Template> templates_of_things();
std::span<const Template> templates_of_animals();
std::span<const Template> templates_of_herds();
std::span<const Template> templates_of_pets();
std::span<const Template> templates_of_owners();
std::span<const Template> templates_of_fitting();
std::span<const Template> templates_of_traffic();
std::span<const Template> templates_of_places();
std::span<const Template> templates_of_breaking();
std::span<const Template> templates_of_washing();
std::span<const Template> templates_of_uses();
std::span<const Template> templates_of_speakers();
std::span<const Template> templates_of_chat();
std::span<const Template> templates_of_talk();
std::span<const Template> templates_of_wishes();
std::span<const Template> templates_of_daily();
std::span<const Template> templates_of_grammar();
std::span<const Template> templates_of_life();
std::span<const Template> templates_of_world();
std::span<const Template> templates_of_news();
std::span<const Template> templates_of_songs();
std::span<const Template> templates_of_stories();
std::span<const Template> templates_of_proverbs();
std::span<const Template> templates_of_sayings();
std::span<const Template> templates_of_rhymes();
std::span<const Template> templates_of_greetings();
std::span<const Template> templates_of_requests();
std::span<const Template> templates_of_travel();
std::span<const Template> templates_of_shopping();
std::span<const Template> templates_of_days();
std::span<const Template> templates_of_people();
std::span<const Template> templates_of_work_and_school();
std::span<const Template> templates_of_turns();
std::span<const Template> templates_of_hellos();
std::span<const Template> templates_of_introductions();
std::span<const Template> templates_of_asking();
std::span<const Template> templates_of_troubles();
std::span<const Template> templates_of_hearts();
std::span<const Template> templates_of_headlines();
std::span<const Template> templates_of_idioms();
std::span<const Template> templates_of_lyrics();
std::span<const Template> templates_of_deeds();
std::span<const Template> templates_of_couples();
std::span<const Template> templates_of_care();
std::span<const Template> templates_of_trust();
std::span<const Template> templates_of_reports();
std::span<const Template> templates_of_groups();
std::span<const Template> templates_of_give_and_take();
std::span<const Template> templates_of_feelings();
std::span<const Template> templates_of_parts();
std::span<const Template> templates_of_clauses();
std::span<const Template> templates_of_oneself();
std::span<const Template> templates_of_outside();
std::span<const Template> templates_of_constructions();
std::span<const Template> templates_of_invitations();
std::span<const Template> templates_of_outcomes();
std::span<const Template> templates_of_motives();
std::span<const Template> templates_of_handling();
std::span<const Template> templates_of_creatures();
std::span<const Template> templates_of_sequels();
std::span<const Template> templates_of_visitors();
std::span<const Template> templates_of_affairs();
std::span<const Template> templates_of_company();
std::span<const Template> templates_of_small_words();
std::span<const Template> templates_of_common_words();
std::span<const Template> templates_of_chatting();
std::span<const Template> templates_of_measures();
std::span<const Template> templates_of_spaces();
std::span<const Template> templates_of_hunts();
std::span<const Template> templates_of_mishaps();
std::span<const Template> templates_of_chores();
std::span<const Template> templates_of_belongings();
std::span<const Template> templates_of_acquaintances();
std::span<const Template> templates_of_grudges_and_thanks();
std::span<const Template> templates_of_travellers();
std::span<const Template> templates_of_routines();
std::span<const Template> templates_of_numbers();
std::span<const Template> templates_of_bulletins();
std::span<const Template> templates_of_arrangements();
std::span<const Template> templates_of_wisdom();
std::span<const Template> templates_of_by_heart();
std::span<const Template> templates_of_reasons_by_meaning();
std::span<const Template> templates_of_people_by_meaning();
std::span<const Template> templates_of_asked_by_meaning();
std::span<const Template> templates_of_causes_by_meaning();
std::span<const Template> templates_of_kinds_by_meaning();
std::span<const Template> templates_of_machines();
std::span<const Template> templates_of_thoughts();
std::span<const Template> templates_of_household();
std::span<const Template> templates_of_family();
std::span<const Template> templates_of_facts();
std::span<const Template> templates_of_press();
std::span<const Template> templates_of_errands();
std::span<const Template> templates_of_abroad();
std::span<const Template> templates_of_moods();
std::span<const Template> templates_of_messages();
std::span<const Template> templates_of_chinese_news();
std::span<const Template> templates_of_chinese_events();
std::span<const Template> templates_of_chinese_lines();
std::span<const Template> templates_of_chinese_poems();
std::span<const Template> templates_of_chinese_patterns();
std::span<const Template> templates_of_english_lines();
std::span<const Template> templates_of_english_chat();
std::span<const Template> templates_of_english_messages();
std::span<const Template> templates_of_chinese_chat();
std::span<const Template> templates_of_chinese_wishes_and_answers();
std::span<const Template> templates_of_chinese_statements();
std::span<const Template> templates_of_chinese_topics();
std::span<const Template> templates_of_english_news();
std::span<const Template> templates_of_english_curiosity();
std::span<const Template> templates_of_chinese_clauses();
std::span<const Template> templates_of_chinese_everyday();
std::span<const Template> templates_of_chinese_with_others();
std::span<const Template> templates_of_news_and_plans();
std::span<const Template> templates_of_travel_and_science();
std::span<const Template> templates_of_english_clauses();
std::span<const Template> templates_of_english_work_and_health();
std::span<const Template> templates_of_chinese_work_and_love();

// Words that stand where others of their list may stand.
struct Pick {
  std::string_view english;
  std::string_view chinese;
};
std::span<const Pick> picks(std::string_view list);

// What may be said of some nouns and not of others. x is of whom it is said: "barked#1@x" belongs
// to it.
struct Cue {
  Classes of = 0;
  Mood mood = Mood::either;
  std::string_view english;
  std::string_view chinese;
};
std::span<const Cue> cues();

// Adjectives of a list.
std::span<const std::string_view> qualities(std::string_view list);

}  // namespace playground::grammar
