// What a model of words can do on sentences that it was not trained on, and which heads do it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/words/model.h"
#include "training/words/recipe.h"

namespace playground::training {

// The share of answers that are right from the first to the last word.
struct Score {
  std::string name;
  std::int64_t cases = 0;
  double right = 0;  // 0..1
};

struct Report {
  std::vector<Score> answers;  // by task, and with unknown words
  std::vector<CatalogueHead> heads;
};

// `cases` sentences for each answer. A head has a role where its mean weight on what the role names
// is at least one half; its knock-out is by how many points of a hundred the answers of the task
// that it helps most get worse without it.
Report examine(const WordModel& model, const std::vector<GuidedHead>& guided, std::int64_t cases);

}  // namespace playground::training
