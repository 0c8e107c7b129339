// What both languages have in common when a meaning is put into words.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "training/grammar/sample.h"

namespace playground::grammar {

// A token that still names what it belongs to by ids and entities.
struct Said {
  std::string text;
  int id = 0;              // joins it with the other language; 0: nothing
  bool in_phrase = false;  // which of the words with this id it is joined with is not told
  int entity = -1;         // of a noun, a name or a pronoun
  bool is_head = false;    // of a mention that is no pronoun
  bool is_pronoun = false;
  bool is_name = false;
  bool is_content = false;  // a noun, a name, a verb or an adjective
  bool is_classifier = false;
  int subject = 0;  // id of a mention
  int noun = 0;     // id of a mention
  int phrase = 0;   // id of the mention of which it is a part
};

// Marks of patterns from here on are not those that templates write: all words of a phrase may have
// the same one.
inline constexpr int phrase_marks = 100;

enum class Case { subject, object };

class Realizer {
 public:
  Realizer(const Meaning& meaning, bool explains) : meaning_(meaning), explains_(explains) {}
  virtual ~Realizer() = default;
  Realizer(const Realizer&) = delete;
  Realizer& operator=(const Realizer&) = delete;

  // Fills in the parts of a pattern.
  std::vector<Said> say(std::string_view pattern);
  // What stands in place of an entity's pronouns, of a realizer that explains.
  std::vector<Said> phrase(int entity);

 protected:
  virtual void clause(const Clause& clause) = 0;
  // A verb, an adjective or a number of a template, in a form.
  virtual void word(const Variable& variable, std::string_view form, int id, int subject) = 0;
  // A word that goes with an entity: "is", "doesn't"; a classifier.
  virtual void beside(const Entity& entity, std::string_view form, const Mention& latest) = 0;
  virtual void noun_phrase(const Mention& mention) = 0;
  virtual std::string_view pronoun(const Entity& entity, Case grammatical_case) const = 0;
  virtual void possessive(const Entity& entity, const Mention& mention) = 0;
  virtual std::string_view of(const Word& word) const = 0;
  virtual std::string_view speaker(const Speaker& speaker, bool is_subject) const = 0;
  virtual std::string name(const Name& name) const = 0;

  const Entity& entity_at(int entity) const {
    return meaning_.entities[static_cast<std::size_t>(entity)];
  }
  const Entity& entity(const Mention& mention) const { return entity_at(mention.entity); }
  Said& add(std::string_view text, int id = 0) {
    said_.push_back({std::string(text), id});
    return said_.back();
  }
  void mention(const Mention& mention, Case grammatical_case);
  // What is said before the noun, also where it stands for a pronoun: "little".
  const Adjective* modifier(const Mention& mention) const {
    const Entity& own = entity(mention);
    return mention.adjective != nullptr && !mention.pronoun ? mention.adjective : own.little;
  }
  // What is said before the noun instead of "the"; nothing where it stands for a pronoun.
  Pointer pointer(const Mention& mention) const {
    const bool is_definite = mention.determiner == Determiner::definite && mention.number == 0 &&
                             !mention.without_article && !mention.is_bare;
    return is_definite && !mention.pronoun ? entity(mention).pointer : Pointer::none;
  }
  bool explains() const { return explains_; }

 private:
  void part(std::string_view slot);
  void variable(char letter, std::string_view form);
  void said_of(Variable variable, std::string_view form);
  const Variable& variable_at(char letter) const;
  int latest_mention_of(char letter);

  const Meaning& meaning_;
  bool explains_;
  std::vector<Said> said_;
  std::map<char, int> times_;  // that a variable was said
};

std::vector<Said> say_in_english(const Meaning& meaning, bool explains);
std::vector<Said> say_in_chinese(const Meaning& meaning, bool explains);
std::vector<Said> phrase_in_english(const Meaning& meaning, int entity);
std::vector<Said> phrase_in_chinese(const Meaning& meaning, int entity);

}  // namespace playground::grammar
