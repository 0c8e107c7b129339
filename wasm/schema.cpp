#include "wasm/schema.h"

#include <cmath>

#include "core/graph/role.h"
#include "core/ops/table.h"
#include "wasm/embedded.h"
#include "wasm/json/json_writer.h"

namespace playground {

namespace {

// Placeholders in wasm/schema, which are replaced by the tables of the core.
constexpr std::string_view calls_mark =
    R"({"$comment":"The calls of operations follow, printed from the op table."})";
constexpr std::string_view roles_mark = R"(["printed from the role table"])";

void write_words(JsonWriter& json, std::string_view name, const Words& words) {
  if (*words.en == '\0') return;
  json.member(name, words.en);
  json.member("x-" + std::string(name) + "-zh", words.zh);
}

void write_number(JsonWriter& json, const OpParameterRule& rule) {
  json.member("$ref", "#/$defs/number");
  if (std::isfinite(rule.min)) json.member("minimum", rule.min);
  if (std::isfinite(rule.max)) json.member("maximum", rule.max);
}

void write_kind(JsonWriter& json, const OpParameterRule& rule) {
  switch (rule.kind) {
    case OpParameterKind::boolean:
      json.member("type", "boolean");
      return;
    case OpParameterKind::integer:
      json.member("type", "integer");
      return;
    case OpParameterKind::number:
      write_number(json, rule);
      return;
    case OpParameterKind::text:
      json.key("enum").array(rule.options);
      return;
    case OpParameterKind::integers:
      json.member("type", "array").key("items").begin_object();
      json.member("type", "integer").end_object();
      return;
  }
}

void write_parameter(JsonWriter& json, const OpParameterRule& rule) {
  json.key(rule.name).begin_object();
  write_words(json, "description", rule.meaning);
  write_kind(json, rule);
  if (!rule.otherwise.empty()) json.key("default").raw(rule.otherwise);
  json.end_object();
}

void write_inputs(JsonWriter& json, const Op& op) {
  json.key("inputs").begin_object().member("$ref", "#/$defs/inputs");
  if (op.min_inputs > 0) json.member("minItems", op.min_inputs);
  json.member("maxItems", op.max_inputs).end_object();
}

void write_call(JsonWriter& json, const Op& op) {
  json.begin_object();
  write_words(json, "title", op.title);
  write_words(json, "description", op.meaning);
  json.key("properties").begin_object();
  for (const char* common : {"id", "role", "title", "scope", "head", "labels"}) {
    json.key(common).begin_object();
    json.member("$ref", "#/$defs/" + std::string(common)).end_object();
  }
  json.key("op").begin_object().key("enum").begin_array().value(op.name).end_array().end_object();
  write_inputs(json, op);
  for (const OpParameterRule& rule : op.parameters) write_parameter(json, rule);
  json.end_object().key("required").begin_array().value("id").value("op").value("inputs");
  for (const OpParameterRule& rule : op.parameters) {
    if (rule.required) json.value(rule.name);
  }
  json.end_array().member("additionalProperties", false).end_object();
}

// Without brackets.
std::string calls() {
  JsonWriter json;
  json.begin_array();
  for (const Op* op : op_table()) {
    if (op->call != nullptr) write_call(json, *op);
  }
  const std::string array = json.end_array().take();
  return array.substr(1, array.size() - 2);
}

std::string roles() {
  JsonWriter json;
  json.begin_array();
  for (const Role& role : role_table()) json.value(role.name);
  return json.end_array().take();
}

void replace_all(std::string& text, std::string_view mark, const std::string& with) {
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) {
    text.replace(at, mark.size(), with);
  }
}

}  // namespace

std::string write_schema() {
  std::string text(schema_json);
  replace_all(text, calls_mark, calls());
  replace_all(text, roles_mark, roles());
  return text;
}

}  // namespace playground
