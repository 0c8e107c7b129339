// Sentences that were written down by hand before the model was trained: what it makes of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/words/model.h"
#include "training/suite/subject.h"

namespace playground::training {

// A sentence with a pronoun and whom it means, a word of the sentence.
struct PronounSentence {
  std::string text;
  std::string pronoun;
  std::int64_t occurrence = 1;  // of the pronoun among its like, from 1
  std::string means;
};

struct Sentences {
  std::vector<PronounSentence> english;
  std::vector<PronounSentence> chinese;
  std::vector<std::string> visitors;
};

// Throws what the parser of JSON throws.
Sentences read_sentences(const std::string& path);

struct PronounAnswer {
  bool looks_right = false;  // the pronoun head looks most at a word that is meant
  std::string looks_at;
  // *explain* names what is meant, or the last word of its phrase, once more than the sentence does
  bool says_right = false;
  std::string explained;
};
PronounAnswer ask(Subject& subject, const WordModel& model, const HeadName& head,
                  const PronounSentence& sentence);

// In the other language than the sentence is in.
std::string translated(const WordModel& model, const std::string& sentence);

}  // namespace playground::training
