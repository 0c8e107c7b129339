// How a model of words is made, as a file tells it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
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

template <class RoleOfHead>
struct GuidedHeadOf {
  RoleOfHead role;
  HeadName head;
};

// After the others, so many steps more, with a learning rate that falls to 0 once more from this
// one: a warm restart (Loshchilov and Hutter, "SGDR: Stochastic Gradient Descent with Warm
// Restarts", 2017).
struct Finish {
  std::int64_t steps = 0;
  double learning_rate = 0;
};

struct RecipeFields {
  std::string name;
  std::int64_t seed = 1;
  std::int64_t steps = 0;
  std::int64_t batch = 0;  // texts of a step
  Config model;            // without sentences
  OptimizerConfig optimizer;
  Finish finish;
  double rounding = 1.0 / 16;  // the share of the file's matrices, as of `row_scales`
  double rounded_from = 1;     // of `steps`: from there on they are computed as the file will be

  std::string text;        // the whole in JSON
  std::string model_text;  // its model

  std::int64_t all_steps() const { return steps + finish.steps; }
  bool finishes(std::int64_t step) const { return step >= steps; }
  // Which part of the steps is left, of those before the finish or of the finish, from 1 to 0.
  double left(std::int64_t step) const {
    return finishes(step)
               ? 1 - static_cast<double>(step - steps) / static_cast<double>(finish.steps)
               : 1 - static_cast<double>(step) / static_cast<double>(steps);
  }
};
// With what the parameters are changed after a step, which is one of `all_steps`, from 0.
OptimizerConfig optimizer_of_step(const RecipeFields& recipe, std::int64_t step);

template <class RoleOfHead>
struct RecipeOf : RecipeFields {
  std::vector<GuidedHeadOf<RoleOfHead>> guided;
};

// Of any model; a role is its place among `roles`. Throws InputError. The model predicts tokens of
// `vocabulary`.
RecipeOf<std::size_t> read_any_recipe(const std::string& text, const WordVocabulary& vocabulary,
                                      std::span<const std::string_view> roles);

template <class RoleOfHead>
RecipeOf<RoleOfHead> read_recipe_of(const std::string& text, const WordVocabulary& vocabulary,
                                    std::span<const std::string_view> roles) {
  RecipeOf<std::size_t> read = read_any_recipe(text, vocabulary, roles);
  RecipeOf<RoleOfHead> recipe{std::move(read), {}};
  for (const auto& [role, head] : read.guided) {
    recipe.guided.push_back({static_cast<RoleOfHead>(role), head});
  }
  return recipe;
}

// The text of a file. Throws what the parser of JSON throws.
std::string recipe_text_in(const std::string& path);

using GuidedHead = GuidedHeadOf<Role>;
using Recipe = RecipeOf<Role>;

// Throws InputError. The model predicts tokens of `vocabulary`.
Recipe read_recipe_text(const std::string& text, const WordVocabulary& vocabulary);
// Throws InputError, or what the parser of JSON throws. The model predicts tokens of `vocabulary`.
Recipe read_recipe(const std::string& path, const WordVocabulary& vocabulary);

}  // namespace playground::training
