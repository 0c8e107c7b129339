// The entries of a program against the schema and the core's list of operations.
#include <doctest/doctest.h>

#include <set>

#include "core/ops/table.h"
#include "tests/wasm/support/api_harness.h"
#include "tests/wasm/support/schema_validator.h"
#include "tests/wasm/support/schema_walk.h"

namespace playground::testing {

namespace {

Json run_of(const Json& entry) {
  return {{"command", "run"},
          {"program", Json::array({{{"id", "x"}, {"values", {{1, 2}, {3, 4}}}}, entry})}};
}

// A call of the operation with every parameter, each with a value that its schema accepts.
Json full_call(const Op& rule) {
  Json inputs = Json::array();
  for (std::int64_t i = 0; i < rule.min_inputs; ++i) inputs.push_back("x");
  Json call = {{"id", "y"}, {"op", rule.name}, {"inputs", inputs}};
  for (const OpParameterRule& parameter : rule.parameters) {
    const std::string name(parameter.name);
    if (parameter.kind == OpParameterKind::boolean) call[name] = true;
    if (parameter.kind == OpParameterKind::integer) call[name] = name == "start" ? 0 : 1;
    if (parameter.kind == OpParameterKind::number) call[name] = 0.5;
    if (parameter.kind == OpParameterKind::text) call[name] = parameter.options.front();
    if (parameter.kind == OpParameterKind::integers) call[name] = {0, 1};
  }
  return call;
}

std::string kind_in(const Json& schema) {
  if (schema.contains("enum")) return "text";
  const std::string type = schema["type"];
  return type == "array" ? "integers" : type;
}

std::string name_of(OpParameterKind kind) {
  constexpr const char* names[] = {"boolean", "integer", "number", "text", "integers"};
  return names[static_cast<std::size_t>(kind)];
}

// The operations that a program can call.
std::vector<const Op*> callable_ops() {
  std::vector<const Op*> callable;
  for (const Op* op : op_table()) {
    if (op->call != nullptr) callable.push_back(op);
  }
  return callable;
}

// Every parameter of every operation, as a call that has it.
template <class Act>
void for_each_parameter(Act&& act) {
  for (const Op* op : callable_ops()) {
    for (const OpParameterRule& parameter : op->parameters) act(full_call(*op), parameter);
  }
}

}  // namespace

TEST_CASE("the schema lists the core's operations, their inputs and parameters") {
  std::set<std::string> in_schema;
  for (const Json& entry : program_entries()) {
    if (!entry["properties"].contains("op")) continue;
    for (const Json& op : entry["properties"]["op"]["enum"])
      in_schema.insert(op.get<std::string>());
  }
  CHECK(in_schema.size() == callable_ops().size());
  for (const Op* op : callable_ops()) {
    const Op& rule = *op;
    CAPTURE(rule.name);
    const Json entry = program_entry_of(std::string(rule.name));
    const Json& properties = entry["properties"];
    CHECK(properties["inputs"].value("minItems", 0) == rule.min_inputs);
    CHECK(properties["inputs"].value("maxItems", -1) == rule.max_inputs);
    CHECK(properties.size() == rule.parameters.size() + 8);
    std::set<Json> required = {"id", "op", "inputs"};
    for (const OpParameterRule& parameter : rule.parameters) {
      const std::string name(parameter.name);
      CAPTURE(name);
      REQUIRE(properties.contains(name));
      const Json schema = resolved(properties[name]);
      CHECK(kind_in(schema) == name_of(parameter.kind));
      if (schema.contains("enum")) {
        CHECK(schema["enum"] ==
              Json(std::vector<std::string>(parameter.options.begin(), parameter.options.end())));
      }
      if (parameter.required) required.insert(name);
    }
    CHECK(std::set<Json>(entry["required"].begin(), entry["required"].end()) == required);
  }
}

TEST_CASE("a full call of every operation passes the schema and the reader") {
  for (const Op* op : callable_ops()) {
    const Json request = run_of(full_call(*op));
    CAPTURE(request.dump());
    CHECK(problem_with(request, request_schema()).empty());
    const Json response = answer(request);
    if (response["ok"] == true) continue;
    const std::string code = response["error"]["code"];
    CHECK((code == "shape_mismatch" || code == "invalid_value"));
  }
}

TEST_CASE("a parameter of the wrong type is invalid_type at its place") {
  for_each_parameter([](Json call, const OpParameterRule& parameter) {
    const std::string name(parameter.name);
    for (const Json& wrong : {Json(nullptr), Json::object(), Json({"a"}), Json({1.5})}) {
      call[name] = wrong;
      const Json response = answer(run_of(call));
      CAPTURE(call.dump());
      REQUIRE(response["ok"] == false);
      CHECK(response["error"]["code"] == "invalid_type");
      CHECK(std::string(response["error"]["path"]).starts_with("/program/1/" + name));
    }
  });
}

TEST_CASE("an unknown option and a number beyond float32 are invalid_value") {
  for_each_parameter([](Json call, const OpParameterRule& parameter) {
    const std::string name(parameter.name);
    const std::string path = "/program/1/" + name;
    if (parameter.kind == OpParameterKind::text) {
      call[name] = "nonesuch";
      check_error(run_of(call), "invalid_value", path);
    } else if (parameter.kind == OpParameterKind::number ||
               parameter.kind == OpParameterKind::integer) {
      call[name] = 1e39;
      check_error(run_of(call), "invalid_value", path);
    }
  });
}

TEST_CASE("a parameter that is required is missing_field, a misspelt one unknown_field") {
  for_each_parameter([](Json call, const OpParameterRule& parameter) {
    const std::string name(parameter.name);
    const Json value = call[name];
    call.erase(name);
    if (parameter.required) check_error(run_of(call), "missing_field", "/program/1/" + name);
    call[name + "z"] = value;
    const std::string message =
        check_error(run_of(call), "unknown_field", "/program/1/" + name + "z");
    CHECK(message.find("the nearest is \"" + name + "\"") != std::string::npos);
  });
}

TEST_CASE("an entry has exactly one of values, draw and op") {
  check_error(run_of(1), "invalid_type", "/program/1");
  check_error(run_of(Json::object()), "missing_field", "/program/1");
  check_error(run_of({{"id", "y"}}), "missing_field", "/program/1");
  check_error(run_of({{"id", "y"}, {"opp", "add"}}), "unknown_field", "/program/1/opp");
  check_error(run_of({{"values", {1}}}), "missing_field", "/program/1/id");
  check_error(run_of({{"id", 1}, {"values", {1}}}), "invalid_type", "/program/1/id");
  check_error(run_of({{"id", "y"}, {"values", {1}}, {"draw", "rand"}}), "unknown_field",
              "/program/1/values");
  check_error(run_of({{"id", "y"}, {"op", "nonesuch"}, {"inputs", {"x"}}}), "invalid_value",
              "/program/1/op");
  check_error(run_of({{"id", "y"}, {"op", "softmax"}}), "missing_field", "/program/1/inputs");
  check_error(run_of({{"id", "y"}, {"op", "softmax"}, {"inputs", "x"}}), "invalid_type",
              "/program/1/inputs");
  check_error(run_of({{"id", "y"}, {"op", "softmax"}, {"inputs", {"z"}}}), "unknown_node",
              "/program/1/inputs/0");
  check_error(run_of({{"id", "y"}, {"op", "softmax"}, {"inputs", {"x", "x"}}}), "invalid_value",
              "/program/1/inputs");
  check_error(run_of({{"id", "x"}, {"values", {1}}}), "invalid_value", "/program/1/id");
}

TEST_CASE("draws check their fields") {
  check_error(run_of({{"id", "y"}, {"draw", "nonesuch"}, {"shape", {2}}}), "invalid_value",
              "/program/1/draw");
  check_error(run_of({{"id", "y"}, {"draw", 1}, {"shape", {2}}}), "invalid_type",
              "/program/1/draw");
  check_error(run_of({{"id", "y"}, {"draw", "rand"}}), "missing_field", "/program/1/shape");
  check_error(run_of({{"id", "y"}, {"draw", "rand"}, {"shape", {0}}}), "invalid_value",
              "/program/1/shape/0");
  check_error(run_of({{"id", "y"}, {"draw", "rand"}, {"shape", {1.5}}}), "invalid_type",
              "/program/1/shape/0");
  check_error(run_of({{"id", "y"}, {"draw", "linear_bias"}, {"shape", {2}}, {"fan_in", 0}}),
              "invalid_value", "/program/1/fan_in");
  check_error(run_of({{"id", "y"}, {"draw", "linear_bias"}, {"shape", {2}}}), "missing_field",
              "/program/1/fan_in");
}

}  // namespace playground::testing
