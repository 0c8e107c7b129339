// What a model of words can do on texts that it was not trained on, and which heads do it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/words/model.h"
#include "training/suite/subject.h"
#include "training/words/recipe.h"

namespace playground::training {

struct Score {
  std::string name;
  std::int64_t cases = 0;
  double right = 0;  // the share of them, 0..1
};

// Of a head: the answers that it helps most, with it and without what it adds.
struct KnockOut {
  std::string answers;
  double with = 0;
  double without = 0;
  double error = 0;  // the standard error of their difference
};

struct Report {
  std::vector<Score> answers;  // right from the first to the last word
  std::vector<Score> probes;   // a guided head looks most where it should
  std::vector<CatalogueHead> heads;
  std::vector<KnockOut> knock_outs;  // by head
};

// `cases` texts for each kind of answer, and as many rows for each probe. A head has a role where
// its mean weight on what the role names is at least one half. It is a cause if without it at least
// 20 points of a hundred of the answers that it helps most are lost, and a pointer otherwise.
Report examine(Subject& subject, const std::vector<GuidedHead>& guided, std::int64_t cases);

}  // namespace playground::training
