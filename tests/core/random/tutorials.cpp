// The draws that the goldens of the tutorials list, in their order.
#include <doctest/doctest.h>

#include <filesystem>
#include <string>

#include "tests/core/random/recorded.h"

namespace playground {
namespace {

using nlohmann::json;

// The draw as random.json would write it.
json as_recorded(const json& draw) {
  std::size_t count = 1;
  for (const json& size : draw["shape"]) count *= size.get<std::size_t>();
  json recorded = {{"kind", draw["kind"]}, {"count", count}};
  if (draw["kind"] == "linear_weight" || draw["kind"] == "linear_bias") {
    recorded["in"] = draw["fan_in"];
  } else if (draw["kind"] == "xavier_uniform") {
    recorded["rows"] = draw["shape"][0];
    recorded["columns"] = draw["shape"][1];
  } else if (draw["kind"] == "randn" || draw["kind"] == "normal") {
    recorded.update({{"kind", "normal"}, {"mean", 0.0}, {"deviation", 1.0}});
  }
  return recorded;
}

// "weights.W_query.weight" is golden["weights"]["W_query.weight"].
const json& value_of(const json& golden, const std::string& name) {
  const auto dot = name.find('.');
  return golden.at(name.substr(0, dot)).at(name.substr(dot + 1));
}

// The values that were compared; draws that are not stored are made and thrown away.
std::size_t check_draws(const json& golden) {
  std::size_t compared = 0;
  Generator generator(golden["rng"]["seed"].get<std::int64_t>());
  for (const json& draw : golden["rng"]["draws"]) {
    const auto values = testing::perform(generator, as_recorded(draw));
    if (!draw.value("stored", true)) continue;
    const auto name = draw["name"].get<std::string>();
    CAPTURE(name);
    CHECK(testing::same_bits(values, testing::flatten(value_of(golden, name))));
    compared += values.size();
  }
  return compared;
}

TEST_CASE("every draw of every tutorial comes out bit for bit") {
  const std::filesystem::path goldens = TESTS_FOLDER "/golden";
  std::size_t compared = 0;
  for (const auto& file : std::filesystem::recursive_directory_iterator(goldens)) {
    if (file.path().extension() != ".json") continue;
    const auto name = std::filesystem::relative(file.path(), goldens).string();
    CAPTURE(name);
    const json golden = testing::read_golden(name);
    if (golden.contains("rng")) compared += check_draws(golden);
  }
  CHECK(compared >= 7395);
}

TEST_CASE("two million draws later the feed-forward layer's input comes out bit for bit") {
  const json golden = testing::read_golden("003/c47_feed_forward_512.json");
  Generator generator(golden["rng"]["seed"].get<std::int64_t>());
  std::vector<float> values;
  for (const json& draw : golden["rng"]["draws"]) {
    values = testing::perform(generator, as_recorded(draw));
  }
  REQUIRE(values.size() == 2 * 10 * 512);
  const auto& inputs = golden["inputs"];
  CHECK(testing::same_bits({values.begin(), values.begin() + 8},
                           testing::flatten(inputs["x_0_0_first8"])));
  CHECK(testing::same_bits({values.end() - 8, values.end()},
                           testing::flatten(inputs["x_1_9_last8"])));
}

}  // namespace
}  // namespace playground
