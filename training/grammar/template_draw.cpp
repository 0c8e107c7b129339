#include "training/grammar/template_draw.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>

#include "training/grammar/classes.h"
#include "training/grammar/cue_draw.h"
#include "training/grammar/realizer.h"
#include "training/grammar/vary.h"

namespace playground::grammar {
namespace {

// Ids in patterns, apart from those that templates write themselves.
constexpr int pick_ids = phrase_marks;
constexpr int choice_ids = phrase_marks + 100;
constexpr std::string_view many_of = "many:noun:";
constexpr int exclaimed = 5;  // of a hundred that end with a full stop

std::string_view cut_off(std::string_view& text, char end) {
  const std::size_t at = std::min(text.find(end), text.size());
  const std::string_view first = text.substr(0, at);
  text.remove_prefix(std::min(at + 1, text.size()));
  return first;
}

// Every word with the id; a single word may be unknown to a model. A phrase that has ids keeps
// them.
std::string with_ids(std::string_view phrase, int id, bool may_be_unknown) {
  if (phrase.find('#') != std::string_view::npos) return std::string(phrase);
  const std::string mark = "#" + std::to_string(id) + (may_be_unknown ? "*" : "");
  std::string all;
  while (!phrase.empty()) {
    const std::string word(cut_off(phrase, ' '));
    if (!all.empty()) all += ' ';
    all += word.front() == '{' ? word : word + mark;
  }
  return all;
}

// Fills in the variables of a template, in the order in which they are declared.
class TemplateDraw {
 public:
  TemplateDraw(Draft& draft, const Template& one)
      : draft_(draft), english_(one.english), chinese_(one.chinese) {
    choose();
    if (draft.chance(exclaimed)) exclaim();
    for (std::string_view draws = one.draws; !draws.empty();) declare(cut_off(draws, ' '));
  }

  // The draws do not fit one another, and others may.
  bool fits() const { return fits_; }
  void put_into(Meaning& meaning) {
    Patterns patterns{std::move(english_), std::move(chinese_)};
    vary(draft_, variables_, patterns);
    meaning.variables = std::move(variables_);
    meaning.english = std::move(patterns.english);
    meaning.chinese = std::move(patterns.chinese);
  }

 private:
  // <1:dogs|cats> in both languages: the same one of them.
  void choose() {
    std::map<char, int> chosen;
    for (std::string* pattern : {&english_, &chinese_}) {
      for (std::size_t begin = 0; (begin = pattern->find('<', begin)) != std::string::npos;) {
        const std::size_t end = pattern->find('>', begin);
        const char key = pattern->at(begin + 1);
        std::string_view all = std::string_view(*pattern).substr(begin + 3, end - begin - 3);
        const auto count = static_cast<std::int64_t>(std::count(all.begin(), all.end(), '|') + 1);
        if (!chosen.contains(key)) chosen[key] = static_cast<int>(draft_.dice().below(count));
        for (int i = 0; i < chosen[key]; ++i) cut_off(all, '|');
        const std::string one = with_ids(cut_off(all, '|'), choice_ids + (key - '0'), false);
        pattern->replace(begin, end - begin + 1, one);
      }
    }
  }

  void exclaim() {
    constexpr std::string_view stop = " 。";
    if (!english_.ends_with(" .") || !chinese_.ends_with(stop)) return;
    english_.back() = '!';
    chinese_.replace(chinese_.size() - stop.size(), stop.size(), " ！");
  }

  void declare(std::string_view text) {
    Variable variable;
    variable.letter = text[0];
    std::string_view kind = text.substr(2);
    const std::size_t bracket = std::min(kind.find('('), kind.size());
    const std::string_view of = kind.substr(bracket);  // "(a,b)"
    kind = kind.substr(0, bracket);
    const std::size_t colon = kind.find(':');
    const std::string_view named =
        colon == std::string_view::npos ? std::string_view() : kind.substr(colon + 1);
    if (kind.starts_with("pick:")) return pick(variable.letter, named);
    if (kind == "one") return choose_one(variable.letter, of);
    if (const CueKind* cue = cue_named(kind)) return say_of(*cue, variable, of);
    if (kind == "number") {
      variable.number = static_cast<int>(draft_.dice().between(2, 5));
    } else if (!of.empty()) {
      variable.entity = entity_of(of[1]);
      draw_word(variable, kind, named, of);
    } else {
      draw_entity(variable, kind, named);
    }
    variables_.push_back(variable);
  }

  void draw_entity(Variable& variable, std::string_view kind, std::string_view named) {
    const bool is_one = kind.ends_with('1');
    if (kind.starts_with("noun:")) {
      const std::string_view of_one = is_one ? named.substr(0, named.size() - 1) : named;
      variable.entity = draft_.of(noun(of_one), !is_one && draft_.chance(20));
    } else if (kind == "named") {
      variable.entity = draft_.someone_named(Gender::either);
    } else if (kind == "clear") {
      variable.entity = draft_.someone_of(Gender::either);
    } else if (kind.starts_with(many_of)) {
      variable.entity = draft_.of(noun(kind.substr(many_of.size())), true);
    } else if (kind == "relative") {
      variable.entity = draft_.somebody(relative, false);
    } else if (kind.starts_with("many:")) {
      variable.entity = draft_.several_of(classes_named(named));
    } else if (kind == "me" || kind == "who") {
      variable.entity = draft_.speaker(kind == "who");
    } else if (kind == "subject" || kind == "anyone") {
      variable.entity = draft_.anybody(person, kind == "anyone");
    } else if (kind == "varied") {
      variable.entity = draft_.somebody(draft_.any(varied_classes()));
    } else {
      if (is_one) kind.remove_suffix(1);
      variable.entity = draft_.somebody(classes_named(kind), !is_one);
      if (draft_.chance(12)) variable.first_adjective = draft_.modifier_for(variable.entity);
    }
    // "She likes zebras": no plural, no such text.
    const Noun* noun = draft_.at(variable.entity).noun;
    const std::string in_general = std::string("{") + variable.letter + ":s}";
    const bool is_told_in_general = english_.find(in_general) != std::string::npos;
    if (noun != nullptr && noun->is_counted() && !noun->has_plural() && is_told_in_general) {
      fits_ = false;
    }
  }

  void draw_word(Variable& variable, std::string_view kind, std::string_view named,
                 std::string_view of) {
    const bool has_other = of.size() > 3;
    if (kind == "same" || kind == "other") {
      const bool is_male = draft_.at(variable.entity).gender == Gender::male;
      variable.entity =
          draft_.someone_of(is_male == (kind == "same") ? Gender::male : Gender::female);
    } else if (kind == "like") {
      variable.adjective = draft_.adjective_for(variable.entity, has_other ? entity_of(of[3]) : -1);
      fits_ = fits_ && variable.adjective != nullptr;
    } else if (kind.starts_with("any:")) {
      variable.adjective = &adjective(draft_.any(qualities(named)));
      fits_ = fits_ && (variable.adjective->of & draft_.classes_of(variable.entity)) != 0;
    } else if (kind == "also") {
      variable.verb = also(variable.entity, entity_of(of[3]));
      fits_ = fits_ && variable.verb != nullptr;
      return;
    } else if (kind.starts_with("adj:")) {
      variable.adjective = &adjective(named);
    } else if (kind.starts_with("verb:")) {
      variable.verb = &verb(named);
    } else {
      const Fits which = kind == "feels"    ? is_state
                         : kind == "doing"  ? is_activity
                         : kind == "moment" ? is_moment
                                            : is_event;
      variable.verb = &draft_.verb_for(variable.entity, has_other, which);
      for (const Variable& one : variables_) fits_ = fits_ && one.verb != variable.verb;
    }
    if (variable.verb == nullptr || !has_other) return;
    Variable object;
    object.letter = of[3];
    object.entity = draft_.somebody(variable.verb->object);
    variables_.push_back(object);
  }

  // {p} becomes the words themselves.
  void pick(char letter, std::string_view list) {
    const Pick& one = draft_.any(picks(list));
    const bool is_word = one.english.find(' ') == std::string_view::npos &&
                         one.chinese.find(' ') == std::string_view::npos;
    const int id = pick_ids + (letter - 'a');
    fill_in(english_, letter, with_ids(one.english, id, is_word));
    fill_in(chinese_, letter, with_ids(one.chinese, id, is_word));
  }

  static void fill_in(std::string& pattern, char letter, const std::string& words) {
    const std::string place = std::string("{") + letter + "}";
    for (std::size_t at = 0; (at = pattern.find(place, at)) != std::string::npos;) {
      pattern.replace(at, place.size(), words);
      at += words.size();
    }
  }

  // {m} becomes one of two, and {n} the other one.
  void choose_one(char letter, std::string_view of) {
    const bool is_first = draft_.chance(50);
    const char other = static_cast<char>(letter + 1);
    called_[letter] = of[is_first ? 1 : 3];
    called_[other] = of[is_first ? 3 : 1];
    for (std::string* pattern : {&english_, &chinese_}) {
      for (const char before : {'{', '@'}) {
        rename(*pattern, before, letter);
        rename(*pattern, before, other);
      }
    }
  }

  void rename(std::string& pattern, char before, char letter) {
    const std::string place{before, letter};
    for (std::size_t at = 0; (at = pattern.find(place, at)) != std::string::npos; ++at) {
      pattern[at + 1] = called_.at(letter);
    }
  }

  struct CueKind {
    std::string_view name;
    Reason reason;
    bool is_present;
  };
  static const CueKind* cue_named(std::string_view kind) {
    static constexpr CueKind all[] = {
        {"why", Reason::why, false},          {"whynot", Reason::why_not, false},
        {"so", Reason::any, false},           {"whynow", Reason::why, true},
        {"whynotnow", Reason::why_not, true}, {"sonow", Reason::any, true}};
    const auto* const found = std::find_if(std::begin(all), std::end(all),
                                           [&](const CueKind& one) { return one.name == kind; });
    return found == std::end(all) ? nullptr : found;
  }

  // {c} becomes what is said of the first one.
  void say_of(const CueKind& kind, Variable& variable, std::string_view of) {
    WantedCue wanted{kind.reason, kind.is_present, variable.letter, called(of[1])};
    wanted.entity = entity_of(of[1]);
    if (of.size() > 3) wanted.other = entity_of(of[3]);
    const auto drawn = draw_cue(draft_, wanted);
    fits_ = fits_ && drawn.has_value();
    if (!drawn) return;
    fill_in(english_, variable.letter, drawn->english);
    fill_in(chinese_, variable.letter, drawn->chinese);
    if (drawn->adjective == nullptr) return;
    variable.entity = wanted.entity;
    variable.adjective = drawn->adjective;
    variables_.push_back(variable);
  }

  // Another verb with the same subject and object.
  const Verb* also(int subject, int object) {
    std::vector<const Verb*> fitting;
    for (const Verb& one : verbs()) {
      const bool is_said =
          std::any_of(variables_.begin(), variables_.end(), [&](const Variable& two) {
            return two.verb != nullptr && two.verb->chinese == one.chinese;
          });
      const bool fits = (one.subject & draft_.classes_of(subject)) != 0 &&
                        (one.object & draft_.classes_of(object)) != 0 && is_event(one);
      if (fits && !is_said) fitting.push_back(&one);
    }
    return fitting.empty() ? nullptr : draft_.any(fitting);
  }

  char called(char letter) const {
    const auto found = called_.find(letter);
    return found == called_.end() ? letter : found->second;
  }

  int entity_of(char named) const {
    const char letter = called(named);
    for (const Variable& one : variables_) {
      if (one.letter == letter) return one.entity;
    }
    throw std::out_of_range("a variable is used before it is drawn");
  }

  Draft& draft_;
  std::string english_;
  std::string chinese_;
  std::vector<Variable> variables_;
  std::map<char, char> called_;  // which of two was chosen
  bool fits_ = true;
};

}  // namespace

const std::vector<const Template*>& templates_to_draw() {
  static const std::vector<const Template*> all = [] {
    std::vector<const Template*> repeated;
    for (const Template& one : templates()) {
      repeated.insert(repeated.end(), static_cast<std::size_t>(one.times), &one);
    }
    return repeated;
  }();
  return all;
}

Meaning draw_template(Draft& draft, const Template& one) {
  Meaning meaning;
  meaning.frame = one.name;
  meaning.from_chinese = one.from_chinese;
  while (true) {
    draft.begin_again();
    try {
      TemplateDraw draw(draft, one);
      if (!draw.fits()) continue;
      draw.put_into(meaning);
      return meaning;
    } catch (const NothingFits&) {
      continue;
    }
  }
}

}  // namespace playground::grammar
