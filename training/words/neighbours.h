// Which words stand side by side in texts of the grammar.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_set>

#include "core/words/vocabulary.h"
#include "training/grammar/sample.h"

namespace playground::training {

class Neighbours {
 public:
  void add(const grammar::Text& text);
  // Whether the second one may stand behind the first one. A slot may stand wherever words do that
  // can be unknown.
  bool are(const WordVocabulary& vocabulary, std::int64_t first, std::int64_t second) const;

 private:
  std::unordered_set<std::string> pairs_;
};

}  // namespace playground::training
