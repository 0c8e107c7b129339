// The requests in the documents get the responses shown there.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/wasm/support/api_harness.h"
#include "wasm/api.h"

namespace playground::testing {

namespace {

// The blocks between ```json and ```, in order.
std::vector<std::string> json_blocks(const std::string& path) {
  std::ifstream file(path);
  REQUIRE_MESSAGE(file.good(), "there is no " << path);
  std::vector<std::string> blocks;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    const bool opens = line == "```json";
    if (opens) blocks.emplace_back();
    if (line.starts_with("```")) {
      inside = opens;
    } else if (inside) {
      blocks.back() += line + "\n";
    }
  }
  return blocks;
}

// Takes the values out of a result, from its one node or from itself.
std::vector<double> taken_values(Json& result) {
  Json& holder = result.contains("graph") ? result["graph"][0] : result;
  const std::vector<double> values = holder.value("values", std::vector<double>());
  holder.erase("values");
  return values;
}

// Each request of a document, in order, must get the response that follows it.
void check_exchanges(const std::string& path, std::size_t exchanges) {
  const std::vector<std::string> blocks = json_blocks(path);
  REQUIRE(blocks.size() == 2 * exchanges);
  Api api(false);
  for (std::size_t i = 0; i < blocks.size(); i += 2) {
    CAPTURE(blocks[i]);
    Json expected = Json::parse(blocks[i + 1]);
    Json response = Json::parse(api.call(blocks[i]));
    for (Json* each : {&expected, &response}) (*each)["result"].erase("timing");
    const std::vector<double> expected_values = taken_values(expected["result"]);
    const std::vector<double> values = taken_values(response["result"]);
    REQUIRE(values.size() == expected_values.size());
    for (std::size_t j = 0; j < values.size(); ++j) {
      CHECK(values[j] == doctest::Approx(expected_values[j]));
    }
    CHECK(response == expected);
  }
}

}  // namespace

TEST_CASE("the README's request gets the README's response") {
  check_exchanges(TESTS_FOLDER "/../README.md", 1);
}

TEST_CASE("the requests of wasm/README.md get their responses, one after another") {
  check_exchanges(TESTS_FOLDER "/../wasm/README.md", 5);
}

}  // namespace playground::testing
