#include "training/words/recipe.h"

#include <fstream>
#include <nlohmann/json.hpp>

#include "wasm/files/model_file.h"
#include "wasm/request/parse.h"
#include "wasm/request/read_training.h"
#include "wasm/request/reader.h"

namespace playground::training {

std::string recipe_text_in(const std::string& path) {
  std::ifstream file(path);
  return nlohmann::ordered_json::parse(file).dump();
}

RecipeOf<std::size_t> read_any_recipe(const std::string& text, const WordVocabulary& vocabulary,
                                      std::span<const std::string_view> roles) {
  RecipeOf<std::size_t> recipe;
  recipe.text = text;
  recipe.model_text = nlohmann::ordered_json::parse(text).at("model").dump();
  const Value value = parse_request(recipe.text);
  const Place place(value);
  const Reader reader(place, {"name", "seed", "steps", "batch", "model", "optimizer",
                              "muon_momentum", "bfloat16", "rounding", "rounded_from", "guided"});
  recipe.name = read_string(reader.require("name"));
  recipe.seed = read_integer(reader.require("seed"));
  recipe.steps = read_integer(reader.require("steps"), from_one);
  recipe.batch = read_integer(reader.require("batch"), from_one);
  recipe.model = read_model_config(reader.require("model"));
  const bool translates = recipe.model.block->kind == BlockKind::encoder_decoder;
  if (translates) recipe.model.context.tokens.emplace();
  recipe.model.head->vocabulary = vocabulary.tokens();
  recipe.optimizer = read_optimizer(reader.require("optimizer"), {});
  reader.read("muon_momentum", recipe.muon_momentum, {0, 1});
  reader.read("bfloat16", recipe.bfloat16);
  reader.read("rounding", recipe.rounding, {0, 1});
  reader.read("rounded_from", recipe.rounded_from, {0, 1});
  const Place guided = reader.require("guided");
  const Value::Array& heads = read_array(guided, {"an array", "数组"});
  for (std::size_t i = 0; i < heads.size(); ++i) {
    const Place head = guided.element(i, heads[i]);
    const Reader fields(head, {"role", "part", "layer", "head"});
    const auto role = static_cast<std::size_t>(read_name(fields.require("role"), roles));
    HeadName name = read_head_name(head, {"role"});
    if (!translates) name.stack = StackName::alone;  // the only stack
    recipe.guided.push_back({role, name});
  }
  return recipe;
}

Recipe read_recipe_text(const std::string& text, const WordVocabulary& vocabulary) {
  return read_recipe_of<Role>(text, vocabulary, role_names);
}

Recipe read_recipe(const std::string& path, const WordVocabulary& vocabulary) {
  return read_recipe_text(recipe_text_in(path), vocabulary);
}

}  // namespace playground::training
