// Titles, scopes, heads and labels of the entries of a program.
#include <doctest/doctest.h>

#include "tests/wasm/support/api_harness.h"

namespace playground::testing {

namespace {

// A program of one entry and another that has the fields, in text.
Json program_with(const std::string& fields, const std::string& before = "") {
  return Json::parse(R"({"command": "run", "input": {"text": "we sing"}, "program": [
    {"id": "a", )" + before +
                     R"("values": [[1, 2, 3], [4, 5, 6]]},
    {"id": "scores", )" +
                     fields + R"("op": "identity", "inputs": ["a"]}]})");
}

Json named_node(const std::string& fields, const std::string& before = "") {
  return node_of(result_of(program_with(fields, before)), "scores");
}

const std::string tile = R"("scope": {"id": "tile.1", "title": {"en": "Tile", "zh": "块"}}, )";

}  // namespace

TEST_CASE("the role of a program's entry is that it names, and no other") {
  const Json result = result_of(Json::parse(R"({"command": "run", "program": [
    {"id": "scores", "values": [[1, 2]]},
    {"id": "tile.3.max", "role": "tile_max", "op": "row_max", "inputs": ["scores"]},
    {"id": "tile.3.scores", "values": [1]}]})"));
  CHECK(node_of(result, "scores")["role"] == "scores");
  CHECK(node_of(result, "tile.3.max")["role"] == "tile_max");
  const Json& plain = node_of(result, "tile.3.scores");
  CHECK_FALSE(plain.contains("role"));
  CHECK_FALSE(plain["place"].contains("group"));
  CHECK_FALSE(plain["place"].contains("head"));
  CHECK_FALSE(plain.contains("labels"));
  CHECK_FALSE(plain.contains("titled"));
  CHECK(plain["title"]["en"] == "tile.3.scores");
}

TEST_CASE("a title comes before that of the role") {
  const Json node = named_node(R"("title": {"en": "Similarity", "zh": "相似度"}, )");
  CHECK(node["title"] == Json({{"en", "Similarity"}, {"zh", "相似度"}}));
  CHECK(node["titled"] == true);
  CHECK(node["formula"] == "S = \\text{a}");
  const Json same = named_node(R"("title": "ReLU", )");
  CHECK(same["title"] == Json({{"en", "ReLU"}, {"zh", "ReLU"}}));
  CHECK(named_node("")["title"]["en"] == "Scores");
  check_error(program_with(R"("title": 1, )"), "invalid_type", "/program/1/title");
  check_error(program_with(R"("title": {"en": "Scores"}, )"), "missing_field",
              "/program/1/title/zh");
}

TEST_CASE("a scope has a title where it is used first, and is an id afterwards") {
  const Json group = {{"id", "tile.1"}, {"title", {{"en", "Tile"}, {"zh", "块"}}}};
  CHECK(named_node(tile)["place"]["group"] == group);
  CHECK(named_node(R"("scope": "tile.1", )", tile)["place"]["group"] == group);
  CHECK(named_node(tile, tile)["place"]["group"] == group);
}

TEST_CASE("a scope lies in the one whose id begins its own") {
  const Json group =
      named_node(R"("scope": {"id": "tile.1.sum.last", "title": "Sum"}, )", tile)["place"]["group"];
  CHECK(group["parent"]["id"] == "tile.1");
  CHECK_FALSE(group["parent"].contains("parent"));
  const Json beside =
      named_node(R"("scope": {"id": "tile.10", "title": "Ten"}, )", tile)["place"]["group"];
  CHECK_FALSE(beside.contains("parent"));
}

TEST_CASE("what softmax leaves on its way belongs to its scope and head") {
  const Json result = result_of(Json::parse(R"({"command": "run", "program": [
    {"id": "scores", "values": [[1, 2]]},
    {"id": "soft", "scope": {"id": "one", "title": "One"}, "head": 2, "op": "softmax",
     "inputs": ["scores"]}]})"));
  for (const char* id : {"soft", "soft.maximum", "soft.sum"}) {
    CHECK(node_of(result, id)["place"]["group"]["id"] == "one");
    CHECK(node_of(result, id)["place"]["head"] == 2);
  }
  CHECK_FALSE(node_of(result, "scores")["place"].contains("group"));
}

TEST_CASE("a scope without a title, or with two, is refused with what to change") {
  CHECK(check_error(program_with(R"("scope": "tile.1", )"), "invalid_value", "/program/1/scope") ==
        "scope needs a title where it is used first; give id and title instead of \"tile.1\"");
  CHECK(check_error(program_with(R"("scope": {"id": "tile.1", "title": "Tile"}, )", tile),
                    "invalid_value", "/program/1/scope") ==
        "scope has another title already; give its id alone, or another id");
  check_error(program_with(R"("scope": 1, )"), "invalid_type", "/program/1/scope");
  check_error(program_with(R"("scope": {"id": "tile.1"}, )"), "missing_field",
              "/program/1/scope/title");
  check_error(program_with(R"("head": -1, )"), "invalid_value", "/program/1/head");
}

TEST_CASE("labels are lists, or the tokens of the sentence") {
  const Json labels = {{"rows", {"we", "sing"}}, {"columns", {"x", "y", "z"}}};
  CHECK(named_node(R"("labels": {"rows": "tokens", "columns": ["x", "y", "z"]}, )")["labels"] ==
        labels);
  CHECK(named_node("", R"("labels": {"rows": "tokens"}, )")["labels"] ==
        Json({{"rows", {"we", "sing"}}}));
  CHECK_FALSE(named_node(R"("labels": {}, )").contains("labels"));
}

TEST_CASE("labels that cannot be read are refused with their path") {
  const auto refused = [](const std::string& labels, const char* code, const char* path) {
    return check_error(program_with("\"labels\": " + labels + ", "), code, path);
  };
  CHECK(refused(R"({"rows": 2})", "invalid_type", "/program/1/labels/rows") ==
        "rows must be an array of strings, or \"tokens\", not a number");
  refused(R"({"rows": ["we", 1]})", "invalid_type", "/program/1/labels/rows/1");
  refused(R"({"rows": "words"})", "invalid_value", "/program/1/labels/rows");
  refused(R"({"row": []})", "unknown_field", "/program/1/labels/row");
  refused(R"({"columns": "tokens"})", "shape_mismatch", "/program/1/labels/columns");
  Json without = program_with(R"("labels": {"rows": "tokens"}, )");
  without.erase("input");
  CHECK(check_error(without, "invalid_value", "/program/1/labels/rows") ==
        "rows names the tokens of the sentence; give input.text or input.tokens, too");
}

}  // namespace playground::testing
