// Studies through the API: their numbers arrive whole, and their settings act.
#include <doctest/doctest.h>

#include <string>

#include "tests/wasm/support/api_harness.h"

namespace playground::testing {

namespace {

Json studied(const Json& study) {
  return {{"command", "run"},
          {"input", {{"text", "Your journey starts with one step"}}},
          {"attention", {{"mask", {{"kind", "causal"}}}}},
          {"study", study}};
}

}  // namespace

TEST_CASE("a cache arrives with its counts as integers") {
  const Json result = result_of(studied({{"kind", "cache"}}));
  const Json& node = result["graph"].back();
  CHECK(node["id"] == "study.cache");
  CHECK(node["role"] == "cache");
  CHECK(node["place"]["part"] == "study");
  CHECK(node["inputs"] == Json({"key", "value", "masked_scores"}));
  CHECK(node["shape"] == Json({6, 2}));
  const Json& counts = node["parameters"];
  // One head of width 8: 3 * 8 * 8 for a token, 2 * 8 for a pair.
  CHECK(counts["projections"] == 192);
  CHECK(counts["pair"] == 16);
  CHECK(counts["with"][4] == 272);
  CHECK(counts["without"][4] == 1200);
  CHECK(counts["all_without"][4] == 3440);
  CHECK(counts["bytes"][4] == 320);
  CHECK(counts["length"] == 4096);
  CHECK(counts["length_without"].dump() == "184997183488");
  CHECK(acts(result["settings"], "/study/length"));
}

TEST_CASE("without a study its length has no effect") {
  const Json result = result_of(studied({{"kind", "none"}, {"length", 7}}));
  CHECK(acts(result["settings"], "/study/kind"));
  CHECK_FALSE(acts(result["settings"], "/study/length"));
  CHECK(result["graph"].back()["id"] == result["output"]);
}

TEST_CASE("a study is refused at the field to change") {
  check_error(studied({{"kind", "cash"}}), "invalid_value", "/study/kind");
  check_error(studied({{"kind", "cache"}, {"length", 0}}), "invalid_value", "/study/length");
  check_error(studied({{"kind", "cache"}, {"length", 4097}}), "invalid_value", "/study/length");
  Json request = studied({{"kind", "cache"}});
  request["attention"]["mask"] = {{"kind", "sliding_window"}, {"window", 2}};
  check_error(request, "invalid_value", "/attention/mask/kind");
}

}  // namespace playground::testing
