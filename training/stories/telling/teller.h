// Puts the lines of a story into words of one language, and remembers what has been told.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "training/stories/telling/cast.h"
#include "training/stories/telling/lines.h"

namespace playground::stories {

struct StoryToken {
  std::string text;         // in small letters, names and "I" as they are written
  bool is_name = false;     // or the word "I"
  bool is_content = false;  // may be as if it were unknown
  // Tokens before it; -1: none.
  int subject = -1;     // of a verb or a predicate: the head of its subject
  int antecedent = -1;  // of a pronoun: the noun or name that it clearly stands for
  int partner = -1;     // of a noun or name: the one before it in its sentence
  int opening = -1;     // of what is at the end of a quotation: its opening mark
  std::string other;    // a word that agrees with a subject: its form in the other number
  bool is_answer = false;
  int told = -1;  // of a word of an answer: where it was told
  int clue = -1;  // of the same: what the question names, where that was told
};

// What the letters of a line stand for.
struct Bindings {
  std::map<char, int> entities;
  std::map<char, const Verb*> verbs;
  std::map<char, const Adjective*> adjectives;
};

class Teller {
 public:
  Teller(Language language, Cast& cast) : language_(language), cast_(cast) {}

  // Letters without a binding get one; with `fresh`, one that was not told of.
  void tell(const Line& line, Bindings& bindings, bool fresh = false);
  std::vector<StoryToken> take() { return std::move(tokens_); }
  std::vector<StoryToken>& tokens() { return tokens_; }
  Language language() const { return language_; }

 private:
  void bind(std::string_view pattern, Bindings& bindings, bool fresh);
  // A word of a pattern, which is said of a token or, with -1, of none.
  void plain_word(const std::string& word, int subject);
  void place(char letter, std::string_view form, Bindings& bindings, int subject);
  // Entities by their number in the cast.
  void entity_form(int at, std::string_view form);
  void mention(int at, std::string_view form);
  void english_noun(Entity& entity, std::string_view form);
  void chinese_noun(Entity& entity, std::string_view form);
  void pronoun(int at, std::string_view form);
  bool is_clear(int at) const;
  void agreeing(int at, std::string_view form);
  void location(int at, bool inside_only);
  void verb(const Verb& verb, std::string_view form, int subject);
  StoryToken& say(std::string_view text);
  StoryToken& say_content(std::string_view text);
  int token() const { return static_cast<int>(tokens_.size()) - 1; }

  Language language_;
  Cast& cast_;
  std::vector<StoryToken> tokens_;
  int sentence_ = 0;
  int line_begin_ = 0;
  int named_ = -1;  // the latest noun, name or pronoun of the sentence
  int open_ = -1;   // the mark of a quotation that is not closed
};

}  // namespace playground::stories
