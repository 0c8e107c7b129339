#include "training/stories/recipe.h"

#include <fstream>
#include <nlohmann/json.hpp>

#include "wasm/files/model_file.h"
#include "wasm/request/parse.h"
#include "wasm/request/read_training.h"
#include "wasm/request/reader.h"

namespace playground::stories {

Recipe read_recipe(const std::string& path, const WordVocabulary& vocabulary) {
  std::ifstream file(path);
  return read_recipe_text(nlohmann::ordered_json::parse(file).dump(), vocabulary);
}

Recipe read_recipe_text(const std::string& text, const WordVocabulary& vocabulary) {
  Recipe recipe;
  recipe.text = text;
  recipe.model_text = nlohmann::ordered_json::parse(text).at("model").dump();
  const Value value = parse_request(recipe.text);
  const Place place(value);
  const Reader reader(place, {"name", "seed", "steps", "batch", "model", "optimizer", "guided"});
  recipe.name = read_string(reader.require("name"));
  recipe.seed = read_integer(reader.require("seed"));
  recipe.steps = read_integer(reader.require("steps"), from_one);
  recipe.batch = read_integer(reader.require("batch"), from_one);
  recipe.model = read_model_config(reader.require("model"));
  recipe.model.head->vocabulary = vocabulary.tokens();
  recipe.optimizer = read_optimizer(reader.require("optimizer"), {});
  const Place guided = reader.require("guided");
  const Value::Array& heads = read_array(guided, {"an array", "数组"});
  for (std::size_t i = 0; i < heads.size(); ++i) {
    const Place head = guided.element(i, heads[i]);
    const Reader fields(head, {"role", "part", "layer", "head"});
    GuidedHead& one = recipe.guided.emplace_back(
        GuidedHead{static_cast<StoryRole>(read_name(fields.require("role"), story_role_names)),
                   read_head_name(head, {"role"})});
    one.head.stack = StackName::alone;  // the only stack
  }
  return recipe;
}

}  // namespace playground::stories
