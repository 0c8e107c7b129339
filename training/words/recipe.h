// How a model of words is made, as a file tells it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
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

struct RecipeFields {
  std::string name;
  std::int64_t seed = 1;
  std::int64_t steps = 0;
  std::int64_t batch = 0;  // texts of a step
  Config model;            // without sentences
  OptimizerConfig optimizer;
  std::optional<double> muon_momentum;  // with it, Muon changes the matrices of the layers
  bool bfloat16 = false;                // products by the processor's matrix unit, where it has one
  double rounding = 1.0 / 16;           // the share of the file's matrices, as of `row_scales`
  double rounded_from = 1;  // of the steps: from there on they are computed as the file will be

  std::string text;        // the whole in JSON
  std::string model_text;  // its model
};

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
