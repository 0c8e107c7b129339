#include "wasm/read_numbers.h"
#include "wasm/read_request.h"

namespace playground {

namespace {

constexpr Choice<WeightInit> inits[] = {{"torch_linear", WeightInit::torch_linear},
                                        {"torch_rand", WeightInit::torch_rand},
                                        {"xavier_uniform", WeightInit::xavier_uniform},
                                        {"normal", WeightInit::normal},
                                        {"identity", WeightInit::identity}};

constexpr Choice<WeightLayout> layouts[] = {{"in_out", WeightLayout::in_out},
                                            {"torch", WeightLayout::torch}};

std::map<std::string, GivenNumbers> read_numbers_by_id(const Place& object, Cells cells) {
  const Value::Object* members = object.value.object();
  if (members == nullptr) throw_invalid_type(object, "an object of numbers by node id");
  std::map<std::string, GivenNumbers> numbers;
  for (const auto& [id, given] : *members) {
    numbers[id] = read_numbers({given, pointer_to(object.path, id)}, cells);
  }
  return numbers;
}

}  // namespace

WeightsConfig read_weights(const Place& weights) {
  const Reader reader(weights, {"init", "seed", "values", "layout"});
  WeightsConfig config;
  config.init = reader.choice("init", inits, config.init);
  config.seed = reader.integer("seed", config.seed, any_integer);
  if (const auto values = reader.find("values")) {
    config.values = read_numbers_by_id(*values, Cells::numbers);
  }
  config.layout = reader.choice("layout", layouts, config.layout);
  return config;
}

std::map<std::string, GivenNumbers> read_overrides(const Place& overrides) {
  return read_numbers_by_id(overrides, Cells::any);
}

}  // namespace playground
