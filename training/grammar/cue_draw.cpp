#include "training/grammar/cue_draw.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr int of_phrases = 50;  // of a hundred cues; the others are adjectives
constexpr int changed = 30;     // of a hundred that may be said with 了: 累了
// Ids in patterns, apart from those that templates write themselves.
constexpr int cue_ids = 300;
constexpr int ids_of_each = 10;

// 累了: it was not so before.
bool may_change(std::string_view adjective) {
  constexpr std::string_view all[] = {"tired",  "hungry", "thirsty",   "sleepy",  "angry",
                                      "afraid", "scared", "exhausted", "furious", "confused"};
  return std::find(std::begin(all), std::end(all), adjective) != std::end(all);
}

// How an adjective is said: x stands for the entity, c for the adjective.
struct Way {
  std::string_view english;
  std::string_view chinese;
};
constexpr Way plain{"{x:was} {c}", "很 {c}"};
constexpr Way very{"{x:was} very#1 {c}", "非常#1 {c}"};
constexpr Way too{"{x:was} too#1 {c}", "太#1 {c} 了"};
constexpr Way so{"{x:was} so#1 {c}", "太#1 {c} 了"};
constexpr Way really{"{x:was} really#1 {c}", "真的#1 很 {c}"};
constexpr Way quite{"{x:was} quite#1 {c}", "相当#1 {c}"};
constexpr Way always{"{x:was} always#1 {c}", "总是#1 很 {c}"};
constexpr Way still{"{x:was} still#1 {c}", "还#1 很 {c}"};
constexpr Way far_too{"{x:was} far#2 too#1 {c}", "实在#2 太#1 {c} 了"};
constexpr Way much_too{"{x:was} much#2 too#1 {c}", "实在#2 太#1 {c} 了"};
constexpr Way a_bit{"{x:was} a bit#1 {c}", "有点儿#1 {c}"};
constexpr Way extremely{"{x:was} extremely#1 {c}", "{c} 极了#1"};
constexpr Way changes{"{x:was} {c}", "{c} 了"};
constexpr Way isnt{"{x:wasn't} {c}", "不 {c}"};
constexpr Way not_enough{"{x:wasn't} {c} enough#1", "不 够#1 {c}"};

const Way& way_for(Draft& draft, const Adjective& adjective, Reason reason) {
  const bool changes_now = may_change(adjective.english) && draft.chance(changed);
  if (changes_now) return changes;
  const int dice = static_cast<int>(draft.dice().below(100));
  if (reason == Reason::why_not) {
    if (adjective.mood == Mood::helps) return dice < 50 ? isnt : not_enough;
    if (dice < 40) return too;
    if (dice < 52) return dice < 46 ? far_too : much_too;
    if (dice < 72) return dice < 60 ? so : dice < 68 ? very : a_bit;
    return dice < 76 ? still : plain;
  }
  if (reason == Reason::why && adjective.mood == Mood::hinders) return dice < 30 ? isnt : plain;
  if (dice < 27) return dice < 20 ? very : so;
  if (dice < 45) return dice < 33 ? really : dice < 39 ? quite : extremely;
  return dice < 50 ? always : dice < 54 ? still : plain;
}

std::string replaced(std::string_view pattern, std::string_view from, const std::string& to) {
  std::string all(pattern);
  for (std::size_t at = 0; (at = all.find(from, at)) != std::string::npos; at += to.size()) {
    all.replace(at, from.size(), to);
  }
  return all;
}

std::string filled_in(std::string_view pattern, const WantedCue& wanted) {
  std::string all = replaced(pattern, "{x", std::string("{") + wanted.of);
  all = replaced(all, "@x", std::string("@") + wanted.of);
  all = replaced(all, "{c}", std::string("{") + wanted.letter + "}");
  const int base = cue_ids + (wanted.letter - 'a') * ids_of_each;
  for (int id = 1; id < ids_of_each; ++id) {
    const std::string mark = "#" + std::to_string(id);
    for (std::size_t at = 0; (at = all.find(mark, at)) != std::string::npos;) {
      const std::string own = "#" + std::to_string(base + id);
      all.replace(at, mark.size(), own);
      at += own.size();
    }
  }
  return all;
}

bool is_of(Draft& draft, Classes classes, const WantedCue& wanted) {
  if ((classes & draft.classes_of(wanted.entity)) == 0) return false;
  return wanted.other < 0 || draft.tells_apart(wanted.entity, wanted.other) ||
         (classes & draft.classes_of(wanted.other)) == 0;
}

std::optional<DrawnCue> phrase(Draft& draft, const WantedCue& wanted) {
  std::vector<const Cue*> fitting;
  for (const Cue& one : cues()) {
    const bool is_reason = wanted.reason == Reason::any || one.mood == Mood::either ||
                           one.mood == (wanted.reason == Reason::why ? Mood::helps : Mood::hinders);
    if (is_reason && is_of(draft, one.of, wanted)) fitting.push_back(&one);
  }
  if (fitting.empty()) return std::nullopt;
  const Cue& one = *draft.any(fitting);
  return DrawnCue{filled_in(one.english, wanted), filled_in(one.chinese, wanted), nullptr};
}

std::optional<DrawnCue> property(Draft& draft, const WantedCue& wanted) {
  std::vector<const Adjective*> fitting;
  for (const Adjective& one : adjectives()) {
    const bool stands = one.stands == Stands::anywhere || one.stands == Stands::apart;
    // What hinders is seldom a reason to do something, and what helps not to.
    const bool is_other = (wanted.reason == Reason::why && one.mood == Mood::hinders) ||
                          (wanted.reason == Reason::why_not && one.mood == Mood::helps);
    if (!stands || !is_of(draft, one.of, wanted)) continue;
    // And what few things may be tells the most of them.
    const bool is_narrow = std::popcount(one.of) <= 2;
    fitting.insert(fitting.end(), (is_other ? 1U : 4U) * (is_narrow ? 3U : 1U), &one);
  }
  if (fitting.empty()) return std::nullopt;
  const Adjective* adjective = draft.any(fitting);
  const Way& way = way_for(draft, *adjective, wanted.reason);
  std::string english = filled_in(way.english, wanted);
  if (wanted.is_present) {
    english = replaced(replaced(english, ":was}", ":is}"), ":wasn't}", ":isn't}");
  }
  return DrawnCue{english, filled_in(way.chinese, wanted), adjective};
}

}  // namespace

std::optional<DrawnCue> draw_cue(Draft& draft, const WantedCue& wanted) {
  if (!wanted.is_present && draft.chance(of_phrases)) {
    if (auto drawn = phrase(draft, wanted)) return drawn;
  }
  return property(draft, wanted);
}

}  // namespace playground::grammar
