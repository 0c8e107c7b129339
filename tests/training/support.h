// What the tests of training share.
#pragma once

#include <string>

#include "training/words/pair.h"

namespace playground::training::testing {

// The top of the repository.
inline std::string top() { return std::string(TESTS_FOLDER) + "/.."; }

// It takes a second to make.
inline const WordVocabulary& vocabulary() {
  static const WordVocabulary words = grammar_vocabulary();
  return words;
}

}  // namespace playground::training::testing
