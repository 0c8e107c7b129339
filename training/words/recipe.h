// How a model of words is made, as a file tells it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/fast/backward/prediction.h"
#include "core/model/config.h"
#include "core/train/optimizer.h"
#include "core/words/vocabulary.h"

namespace playground::training {

// What a head is told to attend to: whom a pronoun stands for; the subject of a verb; the noun of
// an adjective, a determiner, a number or a classifier; the word that is translated next.
enum class Role { pronoun, subject, adjective, alignment };
inline constexpr std::string_view role_names[] = {"pronoun", "subject", "adjective", "alignment"};

struct GuidedHead {
  Role role;
  HeadName head;
};

struct Recipe {
  std::string name;
  std::int64_t seed = 1;
  std::int64_t steps = 0;
  std::int64_t batch = 0;  // texts of a step
  Config model;            // without sentences
  OptimizerConfig optimizer;
  std::vector<GuidedHead> guided;

  std::string text;        // the whole in JSON
  std::string model_text;  // its model
};

// Throws InputError. The model predicts tokens of `vocabulary`.
Recipe read_recipe_text(const std::string& text, const WordVocabulary& vocabulary);
// Throws InputError, or what the parser of JSON throws. The model predicts tokens of `vocabulary`.
Recipe read_recipe(const std::string& path, const WordVocabulary& vocabulary);

}  // namespace playground::training
