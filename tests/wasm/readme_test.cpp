// What the README shows is what the API says.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/wasm/api_harness.h"

namespace playground::testing {

namespace {

// The blocks between ```json and ```, in order.
std::vector<std::string> json_blocks(const std::string& path) {
  std::ifstream file(path);
  REQUIRE_MESSAGE(file.good(), "there is no " << path);
  std::vector<std::string> blocks;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    const bool fence = line.rfind("```", 0) == 0;
    if (fence && !inside) blocks.emplace_back();
    if (fence) {
      inside = !inside;
    } else if (inside) {
      blocks.back() += line + "\n";
    }
  }
  return blocks;
}

}  // namespace

TEST_CASE("the README's request gets the README's response") {
  const std::vector<std::string> blocks = json_blocks(TESTS_FOLDER "/../README.md");
  REQUIRE(blocks.size() == 2);
  Json expected = Json::parse(blocks[1]);
  Json response = answer(Json::parse(blocks[0]));
  const Json expected_values = expected["result"]["graph"][0]["values"];
  const Json values = response["result"]["graph"][0]["values"];
  REQUIRE(values.size() == expected_values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    CHECK(values[i].get<double>() == doctest::Approx(expected_values[i].get<double>()));
  }
  for (Json* each : {&expected, &response}) {
    (*each)["result"].erase("timing");
    (*each)["result"]["graph"][0].erase("values");
  }
  CHECK(response == expected);
}

}  // namespace playground::testing
