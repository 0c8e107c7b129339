// Every field of the schema against the reader: types, values, names. This file names no field, so
// none can be forgotten.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "tests/wasm/support/api_harness.h"
#include "tests/wasm/support/schema_validator.h"
#include "tests/wasm/support/schema_walk.h"
#include "wasm/json/text.h"

namespace playground::testing {

namespace {

const std::vector<Json>& samples() {
  static const std::vector<Json> values = {nullptr,
                                           true,
                                           false,
                                           0,
                                           1,
                                           2,
                                           -1,
                                           2.5,
                                           3.0,
                                           -0.5,
                                           1e39,
                                           "x",
                                           "",
                                           "causal",
                                           Json::array(),
                                           Json::object(),
                                           Json({1, 2}),
                                           Json({"a", "b"}),
                                           Json({true}),
                                           Json({{"a", 1}}),
                                           Json::parse(R"([["a"],["b"]])"),
                                           Json::parse(R"([[1,2],[3,4]])"),
                                           Json::parse("[null]"),
                                           Json::parse(R"([1,"a"])"),
                                           Json::parse(R"({"x": [1, 2]})"),
                                           Json::parse(R"({"x": null})")};
  return values;
}

bool fits(const Json& value, const Field& field) {
  return problem_with(value, field.schema, request_schema()).empty();
}

bool begins_with(const std::string& path, const std::string& start) {
  return path == start || path.starts_with(start + "/");
}

// The errors of the reader, which the core never reports.
bool is_of_the_reader(const std::string& code) {
  return code == "invalid_type" || code == "unknown_field" || code == "invalid_json";
}

Json left_out_of(const Field& field) {
  Json request = request_with(field, field.schema["default"]);
  request.erase(request.find(field.pointer().substr(1, field.pointer().find('/', 1) - 1)));
  if (field.object.starts_with("/input")) request["input"] = {{"text", "a b"}};
  return request;
}

std::string nearest_in(const std::string& message) {
  const std::string words = "the nearest is \"";
  const std::size_t start = message.find(words) + words.size();
  return message.substr(start, message.find('"', start) - start);
}

}  // namespace

TEST_CASE("a value that the schema refuses is an error at its place") {
  for (const Field& field : request_fields()) {
    if (field.name == "command") continue;
    for (const Json& value : samples()) {
      if (fits(value, field)) continue;
      const Json response = answer_once(request_with(field, value));
      CAPTURE(field.pointer());
      CAPTURE(value.dump());
      REQUIRE(response["ok"] == false);
      CHECK(begins_with(response["error"]["path"], field.pointer()));
    }
  }
}

TEST_CASE("null is invalid_type for every field") {
  for (const Field& field : request_fields()) {
    check_error(request_with(field, nullptr), "invalid_type", field.pointer());
  }
}

TEST_CASE("a value that the schema accepts is accepted by the reader") {
  for (const Field& field : request_fields()) {
    if (field.name == "command") continue;
    for (const Json& value : samples()) {
      if (!fits(value, field)) continue;
      const Json response = answer_once(request_with(field, value));
      CAPTURE(field.pointer());
      CAPTURE(value.dump());
      CHECK((response["ok"] == true || !is_of_the_reader(response["error"]["code"])));
    }
  }
}

TEST_CASE("every name of an enumeration is accepted, and no other") {
  for (const Field& field : request_fields()) {
    if (!field.schema.contains("enum") || field.name == "command") continue;
    for (const Json& name : field.schema["enum"]) {
      const Json response = answer_once(request_with(field, name));
      CAPTURE(name.dump());
      if (response["ok"] == true) continue;
      const std::string message = response["error"]["message"];
      CHECK(message.find("must be one of") == std::string::npos);
    }
    const std::string message =
        check_error(request_with(field, "nonesuch"), "invalid_value", field.pointer());
    for (const Json& name : field.schema["enum"]) {
      CHECK(message.find(name.get<std::string>()) != std::string::npos);
    }
  }
}

TEST_CASE("a number beyond its range is invalid_value") {
  std::size_t ranges = 0;
  for (const Field& field : request_fields()) {
    if (!field.schema.contains("type") || !field.schema.contains("minimum")) continue;
    const bool is_wide = field.schema["minimum"] < -1e9;
    check_error(request_with(field, 1e39), "invalid_value", field.pointer());
    if (is_wide) continue;
    ++ranges;
    const double below = field.schema["minimum"].get<double>() - 1;
    check_error(request_with(field, below), "invalid_value", field.pointer());
    if (!field.schema.contains("maximum") || field.schema["maximum"] > 1e9) continue;
    const double above = field.schema["maximum"].get<double>() + 1;
    check_error(request_with(field, above), "invalid_value", field.pointer());
  }
  CHECK(ranges >= 10);
}

TEST_CASE("a default of the schema is what leaving the field out means") {
  for (const Field& field : request_fields()) {
    const bool makes_a_handle = field.command == "create" || field.command == "train_create";
    if (!field.schema.contains("default") || makes_a_handle) continue;
    Json given = result_of(request_with(field, field.schema["default"]));
    // A block or a head without more is not the same as none; their own fields are.
    const std::string pointer = field.pointer();
    const std::string part = pointer.substr(0, pointer.find('/', 1));
    const bool makes_a_part = part == "/block" || part == "/head";
    Json left_out =
        result_of(makes_a_part ? request_with("run", part, Json::object()) : left_out_of(field));
    given.erase("timing");
    left_out.erase("timing");
    CHECK_MESSAGE(given == left_out, field.pointer());
  }
}

TEST_CASE("a misspelt name is unknown_field, and the message names the right one") {
  for (const Field& field : request_fields()) {
    const std::string misspelt = field.name + "z";
    const std::string pointer = field.object + "/" + misspelt;
    const std::string message =
        check_error(request_with(field.command, pointer, 1), "unknown_field", pointer);
    CHECK(nearest_in(message) == field.name);
  }
}

TEST_CASE("the reader knows no field that the schema does not") {
  std::set<std::string> names = {"command", "id", "op", "inputs", "values", "draw", "fan_in"};
  for (const Field& field : request_fields()) names.insert(field.name);
  for (const char* command : walked_commands) {
    std::set<std::string> objects = {""};
    std::set<std::string> pointers;
    for (const Field& field : request_fields(command)) {
      pointers.insert(field.pointer());
      if (field.schema.contains("properties")) objects.insert(field.pointer());
    }
    for (const std::string& object : objects) {
      for (const std::string& name : names) {
        const std::string pointer = pointer_to(object, name);
        if (pointers.contains(pointer)) continue;
        check_error(request_with(command, pointer, 1), "unknown_field", pointer);
      }
    }
  }
}

TEST_CASE("version, schema, presets and release take no other field") {
  for (const char* command : {"version", "schema", "presets", "release"}) {
    check_error({{"command", command}, {"input", {{"text", "a"}}}}, "unknown_field", "/input");
  }
}

}  // namespace playground::testing
