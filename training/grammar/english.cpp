// A meaning in English.
#include <array>

#include "training/grammar/realizer.h"

namespace playground::grammar {
namespace {

constexpr std::array<std::string_view, 6> numbers{"", "one", "two", "three", "four", "five"};

std::string_view word_of(Pointer pointer, bool is_many) {
  switch (pointer) {
    case Pointer::none:
      return "the";
    case Pointer::near:
      return is_many ? "these" : "this";
    case Pointer::far:
      return is_many ? "those" : "that";
    case Pointer::mine:
      return "my";
    case Pointer::yours:
      return "your";
    case Pointer::ours:
      return "our";
  }
  return {};
}

class English : public Realizer {
 public:
  using Realizer::Realizer;

 protected:
  void noun_phrase(const Mention& mention) override {
    const Entity& own = entity(mention);
    const std::string head = own.noun->is_counted() && (own.many || mention.in_general)
                                 ? plural(own.noun->english)
                                 : std::string(own.noun->english);
    const bool is_proper = (own.noun->classes & proper) != 0;
    const Adjective* adjective = modifier(mention);
    const std::string_view next = adjective == nullptr ? head : adjective->english;
    const auto before_noun = [&](std::string_view text, int id) -> Said& {
      Said& said = add(text, id);
      said.noun = mention.id;
      return said;
    };
    const bool is_indefinite = mention.determiner == Determiner::indefinite && !mention.pronoun;
    if (mention.number > 0) {
      before_noun(numbers.at(static_cast<std::size_t>(mention.number)), mention.number_id);
    } else if (mention.without_article || is_proper) {
      // Nothing is said before it.
    } else if (!is_indefinite) {
      const Pointer pointer = this->pointer(mention);
      before_noun(word_of(pointer, own.many), pointer == Pointer::none ? 0 : mention.number_id);
    } else if (!own.many && own.noun->is_counted()) {
      before_noun(article(next), mention.number_id);
    }
    if (adjective != nullptr) {
      before_noun(adjective->english, mention.adjective_id).is_content = true;
    }
    Said& said = add(head, mention.id);
    said.entity = mention.entity;
    said.is_head = !mention.pronoun;
    said.is_content = true;
  }

  void clause(const Clause& clause) override {
    mention(clause.subject, Case::subject);
    if (clause.verb != nullptr) {
      action(clause);
    } else {
      be(clause);
      if (clause.adjective != nullptr) predicate(clause);
    }
    if (clause.object) mention(*clause.object, Case::object);
    if (clause.place) where(*clause.place, clause.place_id);
  }

  std::string_view pronoun(const Entity& entity, Case grammatical_case) const override {
    const bool is_subject = grammatical_case == Case::subject;
    if (entity.many) return is_subject ? "they" : "them";
    if (entity.gender == Gender::male) return is_subject ? "he" : "him";
    if (entity.gender == Gender::female) return is_subject ? "she" : "her";
    return "it";
  }

  void possessive(const Entity& entity, const Mention& mention) override {
    const std::string_view text = entity.speaker != nullptr         ? entity.speaker->possessive
                                  : entity.many                     ? "their"
                                  : entity.gender == Gender::male   ? "his"
                                  : entity.gender == Gender::female ? "her"
                                                                    : "its";
    Said& said = add(text, mention.id);
    said.entity = mention.entity;
    said.is_pronoun = entity.speaker == nullptr;
    said.phrase = mention.id;
  }

  void word(const Variable& variable, std::string_view form, int id, int subject) override {
    if (variable.number > 0) {
      add(numbers.at(static_cast<std::size_t>(variable.number)), id);
      return;
    }
    std::string text;
    if (variable.adjective != nullptr) {
      const std::string_view plain = variable.adjective->english;
      text = form == "er" ? comparative(plain) : std::string(plain);
    } else {
      const std::string_view base = variable.verb->english;
      const bool is_many = entity_at(variable.entity).many;
      text = form == "past"            ? past(base)
             : form == "ing"           ? ing(base)
             : form == "done"          ? participle(base)
             : form == "s" && !is_many ? third_person(base)
                                       : std::string(base);
    }
    Said& said = add(text, id);
    said.subject = subject;
    said.is_content = true;
  }

  void beside(const Entity& entity, std::string_view form, const Mention& latest) override {
    const bool is_first = entity.speaker != nullptr && entity.speaker->is_first();
    if (is_first && form.starts_with("is")) {
      add("am").subject = latest.id;
      if (form == "isn't") add("not");
      return;
    }
    const bool is_many = entity.many && !(is_first && form.starts_with("was"));
    static constexpr std::pair<std::string_view, std::string_view> words[] = {
        {"eats", "eat"},       {"wants", "want"},    {"is", "are"},       {"was", "were"},
        {"has", "have"},       {"does", "do"},       {"isn't", "aren't"}, {"wasn't", "weren't"},
        {"hasn't", "haven't"}, {"doesn't", "don't"}, {"feels", "feel"},   {"likes", "like"},
        {"lives", "live"},     {"tastes", "taste"},  {"goes", "go"},      {"thinks", "think"},
        {"gets", "get"}};
    for (const auto& [one, many] : words) {
      if (one == form) add(is_many ? many : one, 0).subject = latest.id;
    }
  }

  std::string_view of(const Word& word) const override { return word.english; }
  std::string_view speaker(const Speaker& speaker, bool is_subject) const override {
    return is_subject ? speaker.subject : speaker.object;
  }
  std::string name(const Name& name) const override { return std::string(name.english); }

 private:
  bool is_many(const Clause& clause) const { return entity(clause.subject).many; }

  void verb(std::string_view text, const Clause& clause) {
    Said& said = add(text, clause.id);
    said.subject = clause.subject.id;
    said.is_content = true;
  }
  void auxiliary(std::string_view text, const Clause& clause) {
    add(text, clause.auxiliary_id).subject = clause.subject.id;
  }

  void be(const Clause& clause) {
    const bool is_past = clause.tense == Tense::past;
    if (is_first(clause)) {
      be_first(clause, is_past);
      return;
    }
    const std::string_view affirmative =
        is_many(clause) ? (is_past ? "were" : "are") : (is_past ? "was" : "is");
    add(clause.negative ? std::string(affirmative) + "n't" : std::string(affirmative),
        clause.negative ? clause.auxiliary_id : 0)
        .subject = clause.subject.id;
  }

  bool is_first(const Clause& clause) const {
    const Speaker* speaker = entity(clause.subject).speaker;
    return speaker != nullptr && speaker->is_first();
  }

  // "I am", "I am not", "I wasn't"
  void be_first(const Clause& clause, bool is_past) {
    const int id = clause.negative ? clause.auxiliary_id : 0;
    const std::string_view past = clause.negative ? "wasn't" : "was";
    add(is_past ? past : "am", is_past ? id : 0).subject = clause.subject.id;
    if (clause.negative && !is_past) add("not", id);
  }

  void predicate(const Clause& clause) {
    if (clause.degree == Degree::very) add("very", clause.auxiliary_id);
    if (clause.degree == Degree::too) add("too", clause.auxiliary_id);
    verb(clause.adjective->english, clause);
  }

  void action(const Clause& clause) {
    const std::string_view base = clause.verb->english;
    const bool is_many = this->is_many(clause);
    switch (clause.tense) {
      case Tense::past:
        if (!clause.negative) return verb(past(base), clause);
        auxiliary("didn't", clause);
        return verb(base, clause);
      case Tense::present:
        if (!clause.negative) return verb(is_many ? std::string(base) : third_person(base), clause);
        auxiliary(is_many ? "don't" : "doesn't", clause);
        return verb(base, clause);
      case Tense::future:
        auxiliary(clause.negative ? "won't" : "will", clause);
        return verb(base, clause);
      case Tense::progressive:
        auxiliary(is_first(clause) ? "am" : is_many ? "are" : "is", clause);
        if (clause.negative) add("not", clause.auxiliary_id);
        return verb(ing(base), clause);
    }
  }

  void where(const Mention& place, int id) {
    const Classes classes = entity(place).noun->classes;
    add((classes & surface) != 0 ? "on" : "in", id);
    mention(place, Case::object);
  }
};

}  // namespace

std::vector<Said> say_in_english(const Meaning& meaning, bool explains) {
  return English(meaning, explains).say(meaning.english);
}

std::vector<Said> phrase_in_english(const Meaning& meaning, int entity) {
  return English(meaning, true).phrase(entity);
}

}  // namespace playground::grammar
