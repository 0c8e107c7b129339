// Alternatives against runs without the scale and without the mask.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "tests/wasm/support/api_harness.h"

namespace playground::testing {

namespace {

Json request_with(Json attention, const char* text = "one two three four") {
  return {{"command", "run"},
          {"input", {{"text", text}}},
          {"attention", std::move(attention)},
          {"output", {{"alternatives", true}}}};
}

const Json& alternative(const Json& result, const std::string& id) {
  for (const Json& node : result["alternatives"]) {
    if (node["id"] == id) return node;
  }
  FAIL("no alternative ", id);
  return result;
}

// Of the first node in `result` that has the role.
const Json& values_of_role(const Json& result, const std::string& role) {
  for (const Json& node : result["graph"]) {
    if (node.value("role", "") == role) return node["values"];
  }
  FAIL("no node is ", role);
  return result;
}

}  // namespace

TEST_CASE("weights without the scale and without the mask are those of runs without them") {
  for (const int heads : {1, 2}) {
    const Json attention = {{"num_heads", heads}, {"mask", {{"kind", "causal"}}}};
    const Json result = result_of(request_with(attention));
    Json unscaled = attention;
    unscaled["scale"] = false;
    CHECK(alternative(result, "weights.without_scale")["values"] ==
          values_of_role(result_of(request_with(unscaled)), "weights"));
    Json open = attention;
    open["mask"]["kind"] = "none";
    CHECK(alternative(result, "weights.without_mask")["values"] ==
          values_of_role(result_of(request_with(open)), "weights"));
    Json after = attention;
    after["mask_method"] = "renormalize";
    const Json other = result_of(request_with(after));
    for (const auto& [id, role] : {std::pair("weights.masked_after", "masked_weights"),
                                   std::pair("weights.row_sums", "row_sums"),
                                   std::pair("weights.renormalized", "renormalized_weights")}) {
      CHECK(alternative(result, id)["values"] == values_of_role(other, role));
    }
    const Json& weights = values_of_role(result, "weights");
    const Json& renormalized = alternative(result, "weights.renormalized")["values"];
    for (std::size_t i = 0; i < weights.size(); ++i) {
      CHECK(std::abs(weights[i].get<double>() - renormalized[i].get<double>()) < 1e-6);
    }
  }
}

TEST_CASE("an alternative has the shape of the weights, its row sums one column") {
  const Json result = result_of(request_with({{"num_heads", 2}, {"mask", {{"kind", "causal"}}}}));
  CHECK(result["alternatives"].size() == 5);
  for (const Json& node : result["alternatives"]) {
    const bool sums = node["id"] == "weights.row_sums";
    CHECK(node["shape"] == Json({1, 2, 4, sums ? 1 : 4}));
    CHECK(node["axes"] == Json({"batch", "head", "query", "key"}));
  }
}

TEST_CASE("there are alternatives only on request, and for rows that are not too long") {
  Json request = request_with({{"mask", {{"kind", "causal"}}}});
  CHECK_FALSE(result_of(request)["alternatives"].empty());
  request["output"]["alternatives"] = false;
  CHECK_FALSE(result_of(request).contains("alternatives"));
  request["output"] = {{"alternatives", true}, {"graph", false}};
  CHECK_FALSE(result_of(request).contains("alternatives"));
  std::string longer;
  for (int i = 0; i < 65; ++i) longer += "word ";
  CHECK(result_of(request_with({{"mask", {{"kind", "causal"}}}}, longer.c_str()))["alternatives"]
            .empty());
  CHECK(result_of(request_with({{"scale", false}}))["alternatives"].empty());
}

}  // namespace playground::testing
