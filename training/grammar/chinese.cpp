// A meaning in Chinese.
#include <algorithm>
#include <array>

#include "training/grammar/realizer.h"

namespace playground::grammar {
namespace {

constexpr std::array<std::string_view, 6> numbers{"", "一", "两", "三", "四", "五"};

// Adjectives that stand before their noun without 的: 小兔子.
bool is_close(std::string_view adjective) {
  constexpr std::string_view close[] = {"大", "小", "新", "旧", "高", "老", "好"};
  return std::find(std::begin(close), std::end(close), adjective) != std::end(close);
}

// 这 and 那 are followed by a classifier, those of an owner by 的.
std::string_view word_of(Pointer pointer, bool is_many) {
  switch (pointer) {
    case Pointer::none:
      return {};
    case Pointer::near:
      return is_many ? "这些" : "这";
    case Pointer::far:
      return is_many ? "那些" : "那";
    case Pointer::mine:
      return "我";
    case Pointer::yours:
      return "你";
    case Pointer::ours:
      return "我们";
  }
  return {};
}

class Chinese : public Realizer {
 public:
  using Realizer::Realizer;

 protected:
  void noun_phrase(const Mention& mention) override {
    const Entity& own = entity(mention);
    const auto before_noun = [&](std::string_view text, int id) -> Said& {
      Said& said = add(text, id);
      said.noun = mention.id;
      return said;
    };
    const bool is_indefinite = mention.determiner == Determiner::indefinite && !mention.pronoun;
    const bool is_person = (own.noun->classes & person) != 0;
    const bool is_one = is_indefinite && !own.many && own.noun->is_counted();
    const Pointer pointer = this->pointer(mention);
    if (pointer != Pointer::none) {
      before_noun(word_of(pointer, own.many), mention.number_id);
      const bool is_shown = pointer == Pointer::near || pointer == Pointer::far;
      if (!is_shown) {
        add("的");
      } else if (!own.many) {
        before_noun(own.noun->classifier, 0).is_classifier = true;
      }
    } else if (mention.number > 0 || is_one) {
      before_noun(numbers.at(static_cast<std::size_t>(std::max(1, mention.number))),
                  mention.number_id);
      before_noun(own.noun->classifier, 0).is_classifier = true;
    } else if (own.many && !is_person && !is_indefinite && !mention.is_bare &&
               !mention.without_article) {
      before_noun("那些", 0);
    }
    if (const Adjective* adjective = modifier(mention)) {
      before_noun(adjective->chinese, mention.adjective_id).is_content = true;
      if (!is_close(adjective->chinese)) add("的");
    }
    Said& said = add(own.noun->chinese, mention.id);
    said.entity = mention.entity;
    said.is_head = !mention.pronoun;
    said.is_content = true;
    const bool is_told = !is_indefinite && !mention.without_article && mention.number == 0 &&
                         pointer != Pointer::near;
    if (own.many && is_person && is_told) add("们");
  }

  void clause(const Clause& clause) override {
    mention(clause.subject, Case::subject);
    if (clause.verb != nullptr) {
      action(clause);
    } else if (clause.adjective != nullptr) {
      predicate(clause);
    } else if (clause.place) {
      if (clause.negative) add("不", clause.auxiliary_id);
      where(*clause.place, clause.place_id);
    }
  }

  std::string_view pronoun(const Entity& entity, Case /*grammatical_case*/) const override {
    if (entity.gender == Gender::male) return entity.many ? "他们" : "他";
    if (entity.gender == Gender::female) return entity.many ? "她们" : "她";
    return entity.many ? "它们" : "它";
  }

  // 他的妈妈; 的 is not of the pronoun, so that 他 stays one word.
  void possessive(const Entity& /*entity*/, const Mention& mention) override {
    this->mention(mention, Case::subject);
    add("的");
  }

  void word(const Variable& variable, std::string_view /*form*/, int id, int subject) override {
    if (variable.number > 0) {
      add(numbers.at(static_cast<std::size_t>(variable.number)), id);
      return;
    }
    Said& said =
        add(variable.verb != nullptr ? variable.verb->chinese : variable.adjective->chinese, id);
    said.subject = subject;
    said.is_content = true;
  }

  // Its classifier: the mention that follows.
  void beside(const Entity& entity, std::string_view /*form*/, const Mention& latest) override {
    Said& said = add(entity.noun != nullptr ? entity.noun->classifier : "个", 0);
    said.noun = latest.id + 1;
    said.is_classifier = true;
  }

  std::string_view of(const Word& word) const override { return word.chinese; }
  std::string_view speaker(const Speaker& speaker, bool /*is_subject*/) const override {
    return speaker.chinese;
  }
  std::string name(const Name& name) const override { return std::string(name.chinese); }

 private:
  void verb(std::string_view text, const Clause& clause) {
    Said& said = add(text, clause.id);
    said.subject = clause.subject.id;
    said.is_content = true;
  }

  // 很累, 非常累, 太累了, 不累
  void predicate(const Clause& clause) {
    const bool is_too = clause.degree == Degree::too;
    add(clause.negative                 ? "不"
        : is_too                        ? "太"
        : clause.degree == Degree::very ? "非常"
                                        : "很",
        clause.negative || clause.degree != Degree::plain ? clause.auxiliary_id : 0);
    verb(clause.adjective->chinese, clause);
    if (is_too && !clause.negative) add("了");
  }

  void action(const Clause& clause) {
    const bool is_past = clause.tense == Tense::past && !clause.verb->is_state();
    const auto auxiliary = [&](std::string_view text) { add(text, clause.auxiliary_id); };
    if (clause.tense == Tense::future) {
      auxiliary(clause.negative ? "不会" : "会");
    } else if (clause.negative) {
      auxiliary(is_past || clause.tense == Tense::progressive ? "没有" : "不");
      if (clause.tense == Tense::progressive) add("在");
    } else if (clause.tense == Tense::progressive) {
      auxiliary("正在");
    }
    if (clause.place) where(*clause.place, clause.place_id);
    verb(clause.verb->chinese, clause);
    const bool has_object = clause.object.has_value();
    if (is_past && !clause.negative && !clause.is_time) add("了");
    if (has_object) mention(*clause.object, Case::object);
  }

  // 在花园里, 在桌子上
  void where(const Mention& place, int id) {
    const Classes classes = entity(place).noun->classes;
    add("在", id);
    mention(place, Case::object);
    add((classes & surface) != 0 ? "上" : "里", id);
  }
};

}  // namespace

std::vector<Said> say_in_chinese(const Meaning& meaning, bool explains) {
  return Chinese(meaning, explains).say(meaning.chinese);
}

std::vector<Said> phrase_in_chinese(const Meaning& meaning, int entity) {
  return Chinese(meaning, true).phrase(entity);
}

}  // namespace playground::grammar
