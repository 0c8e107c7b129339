#include <doctest/doctest.h>

#include <filesystem>
#include <set>

#include "tests/wasm/support/api_harness.h"
#include "tests/wasm/support/golden_check.h"
#include "wasm/json/text.h"

namespace playground::testing {

namespace {

// The goldens by name, such as "001/s34_qkv_seed123": every file that holds steps.
std::set<std::string> golden_names() {
  const std::filesystem::path goldens = TESTS_FOLDER "/golden";
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(goldens)) {
    if (entry.path().extension() != ".json") continue;
    const auto file = std::filesystem::relative(entry.path(), goldens);
    const std::string name = (file.parent_path() / file.stem()).string();
    if (read_json("golden/" + name + ".json").contains("steps")) names.insert(name);
  }
  return names;
}

std::set<std::string> checked_pointers(const Json& manifest) {
  std::set<std::string> pointers;
  for (const Json& run : manifest["runs"]) {
    for (const Json& check : run["checks"]) pointers.insert(check["expect"].get<std::string>());
  }
  const Json labels = manifest.value("labels", Json::object());
  for (const auto& label : labels.items()) pointers.insert(label.key());
  return pointers;
}

}  // namespace

TEST_CASE("every golden is reproduced by its requests") {
  for (const std::string& name : golden_names()) {
    CAPTURE(name);
    const Json golden = read_json("golden/" + name + ".json");
    const Json manifest = read_json("golden/requests/" + name + ".json");
    for (const Json& run : manifest["runs"]) {
      const Json result = result_of(with_golden_values(run["request"], golden));
      REQUIRE(!run["checks"].empty());
      for (const Json& check : run["checks"]) check_against_golden(check, result, golden);
    }
  }
}

TEST_CASE("no step of a golden is left out") {
  const char* sections[] = {"inputs",        "weights",          "weights_first8",  "steps",
                            "steps_float64", "steps_train_mode", "expected_printed"};
  const std::set<std::string> names = golden_names();
  CHECK(names.size() == 43);
  for (const std::string& name : names) {
    const Json golden = read_json("golden/" + name + ".json");
    const auto checked = checked_pointers(read_json("golden/requests/" + name + ".json"));
    for (const char* section : sections) {
      const Json members = golden.value(section, Json::object());
      for (const auto& member : members.items()) {
        const std::string pointer = pointer_to(std::string("/") + section, member.key());
        CHECK_MESSAGE(checked.contains(pointer), name, " leaves out ", pointer);
      }
    }
  }
}

}  // namespace playground::testing
