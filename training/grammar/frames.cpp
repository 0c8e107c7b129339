#include "training/grammar/frames.h"

#include <array>
#include <stdexcept>
#include <string>

#include "training/grammar/frame_parts.h"
#include "training/grammar/template_draw.h"
#include "training/grammar/templates.h"

namespace playground::grammar {
namespace {

constexpr int of_frames = 32;  // of a hundred texts; the others are of templates

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

constexpr Frame own_frames[] = {
    {"action", "{0} .", "{0} 。", action},
    {"state", "{0} .", "{0} 。", state},
    {"located", "{0} .", "{0} 。", located},
    {"giving", "{0} gave#1 {1:object} {2} .", "{0} 给#1 了 {1:object} {2} 。", giving},
    {"giving and reason", "{0} gave#1 {1:object} {2} because#2 {3} .",
     "{0} 给#1 了 {1:object} {2} ， 因为#2 {3} 。", giving_reason},
    {"putting", "{0} put#1 {1:object} {3} {2:object} .",
     "{0} 把 {1:object} 放#1 在 {2:object} {3} 。", putting},
    {"passive", "{0} {2} {3} by {1:object} .", "{0} {2} {1:object} {3} 了 。", passive, 8},
    {"comparison", "{0} {2} {3} than#1 {1:object} .", "{0} 比#1 {1:object} {3} 。", comparison, 3},
    {"counting", "there are#1 {0} in#2 {1} .", "{1} 里#2 有#1 {0} 。", counting, 3},
    {"wanting", "{0} {1} to {2} {3:object} .", "{0} {1} {2} {3:object} 。", wanting},
    {"speech", "{0} said#1 , “ i#2 am {1} . ”", "{0} 说#1 ： “ 我#2 很 {1} 。 ”", speech},
    {"who", "{0} . who#1 {1} {2:object} ? {3} .", "{0} 。 谁#1 {1} 了 {2:object} ？ {3} 。",
     who_question},
    {"where", "where#1 {0} {1} ? {2} .", "{1} 在 哪里#1 ？ {2} 。", where_question},
    {"attractor", "{0} to {1} {2} {3} .", "{1} 的 {0} 很 {3} 。", attractor, 15},
    {"shopping", "{0} bought#1 {1:object} , {2:object} and#2 {3:object} .",
     "{0} 买#1 了 {1:object} 、 {2:object} 和#2 {3:object} 。", shopping},
    {"dated", "{0} , {1} .", "{0} ， {1} 。", dated},
    {"at present", "now#1 , {0} .", "现在#1 ， {0} 。", at_present, 13},
    {"attitude", "{0} .", "{0} 。", attitude, 7},
    {"habit", "every#1 day#1 , {0} .", "每天#1 ， {0} 。", habit, 24},
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
    try {
      meaning.parts = chosen->make(draft);
    } catch (const NothingFits&) {
      meaning.parts.clear();
    }
  }
  meaning.entities = draft.take_entities();
  return meaning;
}

}  // namespace playground::grammar
