// A text in both languages, with what every word of it has to do with the others.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "training/grammar/meaning.h"

namespace playground::grammar {

enum class Language { english, chinese };

struct Token {
  std::string text;         // in small letters
  bool capital = false;     // written with a capital: at the beginning of a sentence, or of a name
  int antecedent = -1;      // of a pronoun: the token of the noun or name that it stands for
  int subject = -1;         // of a verb or a predicate: the head of its subject
  int noun = -1;            // of an adjective, a determiner, a number or a classifier: its noun
  int entity = -1;          // of a noun or a name that tells of one: which of the sample's entities
  bool is_name = false;     // always with a capital
  bool is_content = false;  // a noun, a name, a verb or an adjective
  bool is_classifier = false;
};

struct Text {
  std::vector<Token> tokens;
  // The same with every pronoun replaced by what it stands for.
  std::vector<Token> explained;
  std::vector<int> explained_from;  // the token that each of them comes from
  // By entity: what stands in place of its pronouns when the text is explained.
  std::vector<std::vector<Token>> phrases;
};

struct Sample {
  std::string frame;
  Text english;
  Text chinese;
  std::vector<Entity> entities;
  // Tokens of both that say the same: (of English, of Chinese), ascending.
  std::vector<std::pair<int, int>> alignment;
  // The Chinese is one of several ways to say it, and not the one into which the English is
  // translated: 妹妹 is "sister", but "sister" becomes 姐姐.
  bool from_chinese = false;
};

Sample realize(const Meaning& meaning);

// As it is written: "The cat didn't eat it." and 猫没有吃它。
std::string written(const std::vector<Token>& tokens, Language language);

}  // namespace playground::grammar
