// What many texts of the grammar are made of. They are drawn once for both.
#pragma once

#include <set>
#include <string>

#include "training/words/neighbours.h"

namespace playground::training {

struct GrammarWords {
  std::set<std::string> words;  // those written with a capital so
  Neighbours neighbours;
};

const GrammarWords& grammar_words();

}  // namespace playground::training
