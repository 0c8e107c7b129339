#include "wasm/request/read_numbers.h"
#include "wasm/request/read_request.h"

namespace playground {

namespace {

constexpr std::string_view inits[] = {"torch_linear", "torch_rand", "xavier_uniform", "normal",
                                      "identity"};
constexpr std::string_view layouts[] = {"in_out", "torch"};

std::map<std::string, GivenNumbers> read_numbers_by_id(const Place& place, CellKind kind) {
  std::map<std::string, GivenNumbers> numbers;
  for (const auto& [id, given] :
       read_object(place, {"an object of numbers by node id", "以节点 id 为键的数值对象"})) {
    numbers[id] = read_numbers(place.member(id, given), kind);
  }
  return numbers;
}

}  // namespace

WeightsConfig read_weights(const Place& weights) {
  const Reader reader(weights, {"init", "seed", "values", "layout"});
  WeightsConfig config;
  reader.read("init", config.init, inits);
  reader.read("seed", config.seed, any_integer);
  if (const auto values = reader.find("values")) {
    config.values = read_numbers_by_id(*values, CellKind::number);
  }
  reader.read("layout", config.layout, layouts);
  return config;
}

std::map<std::string, GivenNumbers> read_overrides(const Place& overrides) {
  return read_numbers_by_id(overrides, CellKind::any);
}

}  // namespace playground
