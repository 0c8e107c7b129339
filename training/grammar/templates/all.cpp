// All templates.
#include <algorithm>
#include <deque>
#include <string>

#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

// The one with this number of each list: of "a=noun:car|bus1 b=animal", number 1 is
// "a=noun:bus1 b=animal". Of what is no list nothing changes.
std::string with_one_of_each(std::string_view draws, std::size_t number) {
  std::string all;
  for (std::size_t at = 0; at < draws.size();) {
    const std::size_t end = std::min(draws.find(' ', at), draws.size());
    std::string_view word = draws.substr(at, end - at);
    if (word.find('|') != std::string_view::npos) {
      const std::size_t list = word.rfind(':') + 1;
      const bool is_one = word.ends_with('1');
      if (is_one) word.remove_suffix(1);
      std::size_t first = list;
      for (std::size_t i = 0; i < number; ++i) first = word.find('|', first) + 1;
      all += word.substr(0, list);
      all += word.substr(first, word.find('|', first) - first);
      if (is_one) all += '1';
    } else {
      all += word;
    }
    if (end < draws.size()) all += ' ';
    at = end + 1;
  }
  return all;
}

// How many there are in the first list; 1 if there is none.
std::size_t size_of_lists(std::string_view draws) {
  const std::string_view from = draws.substr(std::min(draws.find('|'), draws.size()));
  const std::string_view list = from.substr(0, from.find(' '));
  return 1 + static_cast<std::size_t>(std::count(list.begin(), list.end(), '|'));
}

// A template with lists of nouns is one for each of them, with a name of its own.
void add(const Template& one, std::vector<Template>& all) {
  const std::size_t size = size_of_lists(one.draws);
  if (size == 1) {
    all.push_back(one);
    return;
  }
  static std::deque<std::string> written;  // what the templates point to
  for (std::size_t number = 0; number < size; ++number) {
    Template own = one;
    own.name = written.emplace_back(std::string(one.name) + ", " + std::to_string(number + 1));
    own.draws = written.emplace_back(with_one_of_each(one.draws, number));
    all.push_back(own);
  }
}

}  // namespace

const std::vector<Template>& templates() {
  static const std::vector<Template> all = [] {
    std::vector<Template> joined;
    for (const auto part : {templates_of_pronouns(),
                            templates_of_reasons(),
                            templates_of_states(),
                            templates_of_phrasebook(),
                            templates_of_small_talk(),
                            templates_of_plans(),
                            templates_of_contests(),
                            templates_of_dealings(),
                            templates_of_encounters(),
                            templates_of_objects(),
                            templates_of_favours(),
                            templates_of_quarrels(),
                            templates_of_things(),
                            templates_of_animals(),
                            templates_of_herds(),
                            templates_of_pets(),
                            templates_of_owners(),
                            templates_of_fitting(),
                            templates_of_traffic(),
                            templates_of_places(),
                            templates_of_breaking(),
                            templates_of_washing(),
                            templates_of_uses(),
                            templates_of_speakers(),
                            templates_of_chat(),
                            templates_of_talk(),
                            templates_of_wishes(),
                            templates_of_daily(),
                            templates_of_grammar(),
                            templates_of_life(),
                            templates_of_world(),
                            templates_of_news(),
                            templates_of_songs(),
                            templates_of_stories(),
                            templates_of_proverbs(),
                            templates_of_sayings(),
                            templates_of_rhymes(),
                            templates_of_greetings(),
                            templates_of_requests(),
                            templates_of_travel(),
                            templates_of_shopping(),
                            templates_of_days(),
                            templates_of_people(),
                            templates_of_work_and_school(),
                            templates_of_turns(),
                            templates_of_hellos(),
                            templates_of_introductions(),
                            templates_of_asking(),
                            templates_of_troubles(),
                            templates_of_hearts(),
                            templates_of_headlines(),
                            templates_of_idioms(),
                            templates_of_lyrics(),
                            templates_of_deeds(),
                            templates_of_couples(),
                            templates_of_care(),
                            templates_of_trust(),
                            templates_of_reports(),
                            templates_of_groups(),
                            templates_of_give_and_take(),
                            templates_of_feelings(),
                            templates_of_parts(),
                            templates_of_clauses(),
                            templates_of_oneself(),
                            templates_of_outside(),
                            templates_of_constructions(),
                            templates_of_invitations(),
                            templates_of_outcomes(),
                            templates_of_motives(),
                            templates_of_handling(),
                            templates_of_creatures(),
                            templates_of_sequels(),
                            templates_of_visitors(),
                            templates_of_chatting(),
                            templates_of_measures(),
                            templates_of_spaces(),
                            templates_of_hunts(),
                            templates_of_mishaps(),
                            templates_of_affairs(),
                            templates_of_company(),
                            templates_of_small_words(),
                            templates_of_common_words(),
                            templates_of_messages(),
                            templates_of_moods(),
                            templates_of_abroad(),
                            templates_of_errands(),
                            templates_of_press(),
                            templates_of_facts(),
                            templates_of_family(),
                            templates_of_household(),
                            templates_of_thoughts(),
                            templates_of_machines(),
                            templates_of_causes_by_meaning(),
                            templates_of_kinds_by_meaning(),
                            templates_of_reasons_by_meaning(),
                            templates_of_people_by_meaning(),
                            templates_of_asked_by_meaning(),
                            templates_of_by_heart(),
                            templates_of_wisdom(),
                            templates_of_arrangements(),
                            templates_of_bulletins(),
                            templates_of_numbers(),
                            templates_of_routines(),
                            templates_of_travellers(),
                            templates_of_acquaintances(),
                            templates_of_grudges_and_thanks(),
                            templates_of_chores(),
                            templates_of_belongings(),
                            templates_of_chinese_news(),
                            templates_of_chinese_events(),
                            templates_of_chinese_lines(),
                            templates_of_chinese_poems(),
                            templates_of_chinese_patterns(),
                            templates_of_english_lines(),
                            templates_of_english_chat(),
                            templates_of_english_messages(),
                            templates_of_chinese_chat(),
                            templates_of_chinese_wishes_and_answers(),
                            templates_of_chinese_statements(),
                            templates_of_chinese_topics(),
                            templates_of_english_news(),
                            templates_of_english_curiosity(),
                            templates_of_chinese_clauses(),
                            templates_of_chinese_everyday(),
                            templates_of_chinese_with_others(),
                            templates_of_news_and_plans(),
                            templates_of_travel_and_science(),
                            templates_of_english_clauses(),
                            templates_of_english_work_and_health(),
                            templates_of_chinese_work_and_love()}) {
      for (const Template& one : part) add(one, joined);
    }
    return joined;
  }();
  return all;
}

}  // namespace playground::grammar
