// What the suite found, as a page of Markdown.
#pragma once

#include <string>
#include <vector>

#include "training/suite/sentences.h"
#include "training/suite/suite.h"

namespace playground::training {

void print(const std::string& name, const Report& report);

// The mean loss of a word as the model was trained, and as its file holds it.
void print_rounding(double exact, double rounded);

struct AskedSentence {
  PronounSentence sentence;
  PronounAnswer answer;
};
void print_pronouns(const std::string& language, const std::vector<AskedSentence>& all);

struct Translation {
  std::string sentence;
  std::string translated;
};
void print_translations(const std::vector<Translation>& all);

}  // namespace playground::training
