// What the model `stories` can do on texts that it was not trained on, and which heads do it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/words/model.h"
#include "training/stories/recipe.h"

namespace playground::stories {

// A share of cases that are right, or a mean weight of a head.
struct Score {
  std::string name;
  std::int64_t cases = 0;
  double right = 0;  // 0..1
};

struct Report {
  std::vector<Score> tasks;
  std::vector<Score> roles;  // of the heads that were told to look there
  std::vector<CatalogueHead> heads;
};

// What it can do, at least `cases` cases for each.
std::vector<Score> score_tasks(const WordModelParts& model, std::int64_t cases);

// With its heads. A head has a role where its mean weight on what the role names is
// at least one half; its knock-out is by how many points of a hundred the task that it helps most
// gets worse without it. A head is a cause where that is 20 points or more.
Report examine(const WordModelParts& model, const std::vector<GuidedHead>& guided,
               std::int64_t cases);

// The mean loss on texts that were not trained on.
double loss_of(const Config& config, const WordVocabulary& vocabulary,
               const std::vector<float>& parameters, const fast::Arena& arena, std::int64_t texts);

}  // namespace playground::stories
