// The fields of a response.
#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <string>

#include "tests/wasm/support/api_harness.h"
#include "wasm/api.h"

namespace playground::testing {

namespace {

const Json sentence = {{"command", "run"}, {"input", {{"text", "Your journey starts"}}}};

Json with(const char* pointer, const Json& value) {
  Json request = sentence;
  request[Json::json_pointer(pointer)] = value;
  return request;
}

Json without_timing(Json result) {
  result.erase("timing");
  return result;
}

}  // namespace

TEST_CASE("version names the build and its limits") {
  const Json version = result_of({{"command", "version"}});
  CHECK(version["api"] == 1);
  CHECK(version["build"] == "native");
  CHECK(version["version"].get<std::string>().find('.') != std::string::npos);
  const Json& limits = version["limits"];
  CHECK(limits["request_bytes"] >= 64 << 20);
  CHECK(limits["depth"] >= 32);
  CHECK(limits["batch"] >= 64);
  CHECK(limits["tokens"] >= 4096);
  CHECK(limits["width"] >= 16384);
  CHECK(limits["layers"] >= 64);
  CHECK(limits["floats"] >= 1 << 26);
}

TEST_CASE("schema serves both schemas") {
  const Json schema = result_of({{"command", "schema"}});
  CHECK(schema["request"] == request_schema());
  CHECK(schema["response"] == response_schema());
}

TEST_CASE("tokenize gives tokens with their places and the vocabulary by code point") {
  const Json result = result_of(
      {{"command", "tokenize"}, {"input", {{"text", {"b 我爱 a", "a"}}, {"context_text", "c"}}}});
  CHECK(result["vocabulary"] == Json({"a", "b", "c", "我", "爱"}));
  CHECK(result["tokens"][0][1] == Json({{"text", "我"}, {"id", 3}, {"start", 2}, {"end", 3}}));
  CHECK(result["tokens"][1][1] == Json({{"text", ""}, {"id", nullptr}}));
  CHECK(result["context_tokens"][0][0]["id"] == 2);
}

TEST_CASE("every node has inputs that come before it, and as many values as its shape holds") {
  for (const Json& request :
       {sentence, with("/block", Json::object()),
        with("/attention", {{"num_heads", 2}, {"output_projection", true}})}) {
    const Json result = result_of(request);
    std::set<std::string> earlier;
    for (const Json& node : result["graph"]) {
      CAPTURE(node["id"].dump());
      for (const Json& input : node["inputs"]) CHECK(earlier.contains(input.get<std::string>()));
      CHECK(earlier.insert(node["id"].get<std::string>()).second);
      std::size_t count = 1;
      for (const Json& size : node["shape"]) count *= size.get<std::size_t>();
      CHECK(node["values"].size() == count);
      CHECK(node["axes"].size() == node["shape"].size());
      CHECK(!node["title"]["en"].get<std::string>().empty());
      CHECK(!node["title"]["zh"].get<std::string>().empty());
      CHECK(!node["formula"].get<std::string>().empty());
    }
    CHECK(result["output"] == result["graph"].back()["id"]);
  }
}

TEST_CASE("only keeps all nodes and gives the values of those named") {
  const Json whole = result_of(sentence);
  const Json some = result_of(with("/output", {{"only", {"weights", "x"}}}));
  REQUIRE(some["graph"].size() == whole["graph"].size());
  for (std::size_t i = 0; i < some["graph"].size(); ++i) {
    Json node = whole["graph"][i];
    const bool is_named = node["id"] == "weights" || node["id"] == "x";
    if (!is_named) node.erase("values");
    CHECK(some["graph"][i] == node);
  }
  const Json none = result_of(with("/output", {{"only", Json::array()}}));
  for (const Json& node : none["graph"]) CHECK_FALSE(node.contains("values"));
}

TEST_CASE("graph: false returns the output alone, the same as in the graph") {
  const Json whole = result_of(sentence);
  const Json alone = result_of(with("/output/graph", false));
  REQUIRE(alone["graph"].size() == 1);
  Json node = alone["graph"][0];
  Json last = whole["graph"].back();
  REQUIRE(node["values"].size() == last["values"].size());
  for (std::size_t i = 0; i < node["values"].size(); ++i) {
    const double value = last["values"][i];
    CHECK(std::abs(node["values"][i].get<double>() - value) <= 1e-5 + 1e-5 * std::abs(value));
  }
  node.erase("values");
  last.erase("values");
  CHECK(node == last);
  CHECK(alone["output"] == whole["output"]);
  CHECK(alone["tokens"] == whole["tokens"]);
}

TEST_CASE("tensors: none leaves the values out") {
  const Json result = result_of(with("/output/tensors", "none"));
  for (const Json& node : result["graph"]) {
    CHECK_FALSE(node.contains("values"));
    CHECK_FALSE(node.contains("memory"));
  }
}

TEST_CASE("tensors: memory gives the addresses of the values, valid until the next call") {
  Api api(true);
  const Json inline_values = Json::parse(api.call(sentence.dump()))["result"]["graph"];
  const Json graph =
      Json::parse(api.call(with("/output/tensors", "memory").dump()))["result"]["graph"];
  REQUIRE(graph.size() == inline_values.size());
  for (std::size_t i = 0; i < graph.size(); ++i) {
    const auto address = graph[i]["memory"]["offset"].get<std::uintptr_t>();
    const auto* values = reinterpret_cast<const float*>(address);  // NOLINT: what JavaScript does
    const std::size_t length = graph[i]["memory"]["length"];
    REQUIRE(length == inline_values[i]["values"].size());
    for (std::size_t j = 0; j < length; ++j) {
      CHECK(values[j] == inline_values[i]["values"][j].get<float>());
    }
    CHECK_FALSE(graph[i].contains("values"));
  }
}

TEST_CASE("the same request has the same response but for the timing") {
  for (const Json& request : {sentence, with("/block", {{"num_layers", 2}}),
                              with("/attention/dropout", {{"rate", 0.5}})}) {
    CHECK(without_timing(result_of(request)).dump() == without_timing(result_of(request)).dump());
  }
}

TEST_CASE("every node overridden by its own values changes nothing, infinities included") {
  const Json request = with("/attention", {{"mask", {{"kind", "causal"}}}, {"scale", 2}});
  const Json result = without_timing(result_of(request));
  for (const Json& node : result["graph"]) {
    CAPTURE(node["id"].dump());
    Json overridden = request;
    overridden["overrides"][node["id"].get<std::string>()] = node["values"];
    Json followed = without_timing(result_of(overridden));
    for (Json& other : followed["graph"]) {  // only `overridden` differs
      CHECK(other.contains("overridden") == (other["id"] == node["id"]));
      other.erase("overridden");
    }
    CHECK(followed == result);
  }
}

TEST_CASE("an override changes the nodes after it and none before") {
  const Json before = result_of(sentence);
  const Json after = result_of(with("/overrides/weights", {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}}));
  CHECK(node_of(after, "scores") == node_of(before, "scores"));
  const std::vector<float> value = node_of(before, "value")["values"];
  const std::vector<float> context = node_of(after, "context")["values"];
  for (std::size_t i = 0; i < 8; ++i) CHECK(context[i] == value[16 + i]);
}

TEST_CASE("a field that has no effect is accepted") {
  CHECK(without_timing(result_of(with("/attention/mask", {{"kind", "none"}, {"window", 3}}))) ==
        without_timing(result_of(sentence)));
  CHECK(without_timing(result_of(with("/position", {{"kind", "none"}, {"length", 9}}))) ==
        without_timing(result_of(sentence)));
  result_of(with("/program", Json::parse(R"([{"id": "a", "values": [1]}])")));
}

TEST_CASE("after any error the next call works") {
  Api api(false);
  const std::string good = sentence.dump();
  const Json first = without_timing(Json::parse(api.call(good))["result"]);
  for (const char* bad : {"", "{", "{\"command\":\"run\"}", "\xFF", "[[[["}) {
    CHECK(Json::parse(api.call(bad))["ok"] == false);
    CHECK(without_timing(Json::parse(api.call(good))["result"]) == first);
  }
}

}  // namespace playground::testing
