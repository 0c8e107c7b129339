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
  if (!object.value.is_object()) throw_invalid_type(object, "an object of numbers by node id");
  std::map<std::string, GivenNumbers> numbers;
  for (const auto& item : object.value.items()) {
    numbers[item.key()] = read_numbers({item.value(), pointer_to(object.path, item.key())}, cells);
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
