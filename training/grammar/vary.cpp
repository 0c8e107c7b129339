#include "training/grammar/vary.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace playground::grammar {
namespace {

// Out of a hundred texts that allow it.
constexpr int with_time = 7;
constexpr int with_opinion = 4;
constexpr int told_which = 8;
constexpr int with_other_because = 12;
constexpr int with_stronger_too = 20;

// Marks from 90 on are no template's own.
struct Added {
  std::string_view english;
  std::string_view chinese;
};

constexpr Added times[] = {{"yesterday#90 , ", "昨天#90 ， "},
                           {"last#90 night#90 , ", "昨晚#90 ， "},
                           {"this#90 morning#91 , ", "今天#90 早上#91 ， "},
                           {"last#90 week#90 , ", "上周#90 ， "},
                           {"one#90 day#90 , ", "有 一天#90 ， "},
                           {"in the end#90 , ", "最后#90 ， "},
                           {"at home#90 , ", "在 家#90 里 ， "},
                           {"at school#90 , ", "在 学校#90 ， "},
                           {"on Sunday#90 , ", "星期天#90 ， "},
                           {"in the park#90 , ", "在 公园#90 里 ， "},
                           {"after dinner#90 , ", "晚饭#90 后 ， "},
                           {"suddenly#90 , ", "突然#90 ， "}};

constexpr Added opinions[] = {{"maybe#90 ", "也许#90 "},
                              {"i#90 think#91 ", "我#90 觉得#91 "},
                              {"i#90 know#91 that ", "我#90 知道#91 "},
                              {"everyone#90 knows#91 that ", "大家#90 都 知道#91 "},
                              {"of course#90 , ", "当然#90 ， "}};

struct AddedTo {
  Classes of;
  Added which;
  std::string_view noun;  // that is told of in it; "": none of the lexicon
};
constexpr AddedTo which_ones[] = {
    {person, {" with#90 the red#91 hat#92", "戴#90 红色#91 帽子#92 的 "}, "hat"},
    {person, {" in#90 the white#91 shirt#92", "穿#90 白色#91 衬衫#92 的 "}, "shirt"},
    {person, {" in#90 the old#91 coat#92", "穿#90 旧#91 大衣#92 的 "}, "coat"},
    {person, {" with#90 the long#91 hair#92", "长#91 头发#92 的 "}, ""},
    {person, {" from#90 the village#91", "村庄#91 里#90 的 "}, "village"},
    {person, {" from#90 our#91 school#92", "我们#91 学校#92 的 "}, "school"},
    {person, {" on#90 the bus#91", "公共汽车#91 上#90 的 "}, "bus"},
    {person, {" at#90 the door#91", "门口#91 的 "}, "door"},
    {animal, {" with#90 the long#91 tail#92", "长#91 尾巴#92 的 "}, ""},
    {animal, {" in#90 the garden#91", "花园#91 里#90 的 "}, "garden"},
    {animal, {" under#90 the tree#91", "树#91 下#90 的 "}, "tree"},
    {animal, {" in#90 the cage#91", "笼子#91 里#90 的 "}, "cage"},
    {animal, {" on#90 the farm#91", "农场#91 里#90 的 "}, "farm"},
    {portable | food, {" on#90 the table#91", "桌子#91 上#90 的 "}, "table"},
    {portable | food, {" in#90 the kitchen#91", "厨房#91 里#90 的 "}, "kitchen"},
    {portable | food, {" from#90 the shop#91", "商店#91 里#90 的 "}, "shop"},
    {vehicle | ride, {" in#90 the street#91", "马路#91 上#90 的 "}, "street"}};

constexpr Added stronger[] = {{"} much#90 too ", " 实在#90 太 "},
                              {"} far#90 too ", " 实在#90 太 "},
                              {"} just#90 too ", " 就是#90 太 "},
                              {"} still#90 too ", " 还是#90 太 "}};

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}
bool has_any(std::string_view text, std::span<const std::string_view> parts) {
  return std::any_of(parts.begin(), parts.end(),
                     [&](std::string_view part) { return has(text, part); });
}
// -1: none, or more than one.
std::ptrdiff_t only_place(std::string_view text, std::string_view part) {
  const std::size_t first = text.find(part);
  const bool is_alone =
      first != std::string_view::npos && text.find(part, first + 1) == std::string_view::npos;
  return is_alone ? static_cast<std::ptrdiff_t>(first) : -1;
}

void replace_at(std::string& text, std::ptrdiff_t at, std::string_view part,
                std::string_view other) {
  text.replace(static_cast<std::size_t>(at), part.size(), other);
}

// Whether it is "because#1 it …", and not "because#1 of the rain"; `number` is where the mark's
// number stands.
bool begins_clause(std::string_view text, std::size_t number) {
  const std::size_t behind = text.find_first_not_of("0123456789", number);
  return !text.substr(std::min(behind, text.size())).starts_with(" of ");
}

// Both languages begin with the same one: "{a} … ".
const Variable* beginning(const Patterns& patterns, const std::vector<Variable>& variables) {
  if (patterns.english.substr(0, 4) != patterns.chinese.substr(0, 4)) return nullptr;
  if (patterns.english[0] != '{' || patterns.english.substr(2, 2) != "} ") return nullptr;
  const auto found = std::find_if(variables.begin(), variables.end(), [&](const Variable& one) {
    return one.letter == patterns.english[1] && one.entity >= 0 && one.verb == nullptr &&
           one.adjective == nullptr;
  });
  return found == variables.end() ? nullptr : &*found;
}

bool tells_of_the_past(const Patterns& patterns) {
  constexpr std::string_view past[] = {":past}", ":was}", "didn't#", "couldn't#"};
  constexpr std::string_view others[] = {"yesterday", "today", "now",     "every",   "last",
                                         "morning",   "night", "already", ":has}",   "will",
                                         "ago",       "once",  "evening", "weekend", "day"};
  return has_any(patterns.english, past) && !has_any(patterns.english, others);
}

void tell_which(Draft& draft, const Variable& variable, Patterns& patterns) {
  const Entity& own = draft.at(variable.entity);
  const bool is_plain = own.noun != nullptr && own.little == nullptr &&
                        own.pointer == Pointer::none && variable.first_adjective == nullptr &&
                        (own.noun->classes & (mass | proper | relative)) == 0;
  if (!is_plain) return;
  const AddedTo& one = draft.any(which_ones);
  if ((one.of & own.noun->classes) == 0 || draft.tells_of(one.noun)) return;
  constexpr std::size_t size = std::string_view("{a}").size();
  patterns.english.insert(size, one.which.english);
  patterns.chinese.insert(0, one.which.chinese);
}

}  // namespace

void vary(Draft& draft, const std::vector<Variable>& variables, Patterns& patterns) {
  constexpr std::string_view because = "because#";
  const std::ptrdiff_t reason = only_place(patterns.english, because);
  if (reason >= 0 &&
      begins_clause(patterns.english, static_cast<std::size_t>(reason) + because.size()) &&
      draft.chance(with_other_because)) {
    replace_at(patterns.english, reason, because, draft.chance(60) ? "since#" : "as#");
  }
  constexpr std::string_view too = "} too ";
  constexpr std::string_view too_in_chinese = " 太 ";
  const std::ptrdiff_t in_english = only_place(patterns.english, too);
  const std::ptrdiff_t in_chinese = only_place(patterns.chinese, too_in_chinese);
  if (in_english >= 0 && in_chinese >= 0 && draft.chance(with_stronger_too)) {
    const Added& one = draft.any(stronger);
    replace_at(patterns.english, in_english, too, one.english);
    replace_at(patterns.chinese, in_chinese, too_in_chinese, one.chinese);
  }
  const Variable* first = beginning(patterns, variables);
  if (first == nullptr || draft.at(first->entity).speaker != nullptr) return;
  const bool may_be_timed = tells_of_the_past(patterns);
  if (draft.chance(told_which)) tell_which(draft, *first, patterns);
  if (!may_be_timed) return;
  const auto begin_with = [&](const Added& one) {
    patterns.english.insert(0, one.english);
    patterns.chinese.insert(0, one.chinese);
  };
  if (draft.chance(with_time)) {
    begin_with(draft.any(times));
  } else if (draft.chance(with_opinion)) {
    begin_with(draft.any(opinions));
  }
}

}  // namespace playground::grammar
