// The settings that have an effect according to a run, against the schema and against their
// effects.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/model/active_settings.h"
#include "tests/wasm/support/api_harness.h"
#include "tests/wasm/support/schema_walk.h"

namespace playground::testing {

namespace {

Json settings_of(Json request) {
  request["command"] = "run";
  if (!request.contains("input")) request["input"] = {{"text", "one two three"}};
  return result_of(request)["settings"];
}

std::set<std::string> parts_of(const Json& settings) {
  std::set<std::string> parts;
  for (const Json& ablation : settings["ablations"]) parts.insert(ablation["part"]);
  return parts;
}

std::vector<Json> experiments() {
  std::vector<Json> requests;
  std::size_t number = 0;
  for (const Json& preset : result_of({{"command", "presets"}})) {
    // A program has no settings, and those of a model are in its file.
    if (preset["request"].contains("program") || preset["request"].contains("model")) continue;
    if (++number % answered != 0) continue;
    requests.push_back(preset["request"]);
    requests.back()["output"] = {{"tensors", "none"}};
  }
  return requests;
}

}  // namespace

TEST_CASE("every setting of the schema has its rule") {
  const std::set<std::string> groups = {"embedding", "position", "attention",
                                        "block",     "weights",  "study"};
  std::set<std::string> in_schema;
  for (const Field& field : request_fields("run")) {
    const std::string pointer = field.pointer();
    const std::string group = pointer.substr(1, pointer.find('/', 1) - 1);
    if (groups.contains(group) && !field.schema.contains("properties")) in_schema.insert(pointer);
  }
  std::set<std::string> in_rule;
  for (const std::string_view field : setting_fields()) in_rule.emplace(field);
  CHECK(in_rule == in_schema);
}

TEST_CASE("a setting has an effect where the others allow it") {
  CHECK(acts(settings_of({}), "/attention/d_out"));
  CHECK_FALSE(acts(settings_of({}), "/attention/head_style"));
  CHECK_FALSE(acts(settings_of({}), "/attention/mask_method"));
  CHECK_FALSE(acts(settings_of({}), "/block/norm"));
  CHECK_FALSE(acts(settings_of({{"block", Json::object()}}), "/attention/d_out"));
  CHECK(acts(settings_of({{"block", Json::object()}}), "/attention/mask_method"));
  CHECK(acts(settings_of({{"position", {{"kind", "learned"}}}}), "/position/length"));
  const Json padded = settings_of({{"input", {{"text", {"one two", "three"}}}}});
  CHECK(acts(padded, "/attention/mask_method"));
  const Json untransposed =
      settings_of({{"block", Json::object()},
                   {"attention", {{"num_heads", 2}, {"head_style", "untransposed"}}}});
  CHECK_FALSE(acts(untransposed, "/attention/mask/kind"));
  CHECK_FALSE(acts(untransposed, "/attention/mask_method"));
  CHECK(untransposed["paint"]["nodes"].empty());
}

TEST_CASE("a part that can be removed is there, and is gone once it is removed") {
  for (const Json& request : experiments()) {
    const Json settings = settings_of(request);
    for (const Json& ablation : settings["ablations"]) {
      Json without = request;
      without[Json::json_pointer(ablation["field"].get<std::string>())] = ablation["value"];
      CAPTURE(without.dump());
      CHECK_FALSE(parts_of(settings_of(without)).contains(ablation["part"].get<std::string>()));
    }
  }
}

TEST_CASE("every number of heads that is offered is accepted") {
  for (const Json& request : experiments()) {
    const Json settings = settings_of(request);
    for (const Json& heads : settings["head_counts"]) {
      Json other = request;
      other["attention"]["num_heads"] = heads;
      CAPTURE(other.dump());
      CHECK(answer(other)["ok"] == true);
    }
  }
}

TEST_CASE("a painted mask applies to every node where painting is offered") {
  Json request = {{"command", "run"},
                  {"input", {{"text", "one two"}, {"context_text", "three four"}}},
                  {"block", {{"kind", "encoder_decoder"}}}};
  const Json painted = settings_of(request)["paint"];
  CHECK(painted["field"] == "/attention/mask");
  const Json& nodes = painted["nodes"];
  CHECK(std::find(nodes.begin(), nodes.end(), "decoder.0.attention.weights") != nodes.end());
  CHECK(std::find(nodes.begin(), nodes.end(), "decoder.0.attention.weights.sum") == nodes.end());
  CHECK(std::find(nodes.begin(), nodes.end(), "encoder.0.attention.weights") == nodes.end());
  CHECK(std::find(nodes.begin(), nodes.end(), "decoder.0.cross_attention.weights") == nodes.end());
  request["attention"]["mask"] = {{"kind", "custom"}, {"allowed", {{true, false}, {false, true}}}};
  const Json result = result_of(request);
  CHECK(node_of(result, "decoder.0.attention.weights")["values"] == Json({1.0, 0.0, 0.0, 1.0}));
}

TEST_CASE("a program has no settings") {
  const Json settings =
      result_of({{"command", "run"}, {"program", {{{"id", "x"}, {"values", {1, 2}}}}}})["settings"];
  CHECK(settings["fields"].empty());
  CHECK(settings["ablations"].empty());
  CHECK(settings["head_counts"].empty());
  CHECK(settings["paint"]["nodes"].empty());
}

}  // namespace playground::testing
