#include "tests/wasm/support/schema_walk.h"

#include <algorithm>
#include <stdexcept>

#include "tests/wasm/support/api_harness.h"

namespace playground::testing {

namespace {

// What the schema adds for one command: fields that are `false` do not belong to it.
Json condition_of(const std::string& command) {
  for (const Json& condition : request_schema()["allOf"]) {
    const Json& commands = condition["if"]["properties"]["command"]["enum"];
    if (std::find(commands.begin(), commands.end(), command) != commands.end()) {
      return condition["then"];
    }
  }
  throw std::out_of_range("the schema has no condition for " + command);
}

Json member_or_object(const Json& schema, const std::string& name) {
  const Json::json_pointer pointer("/properties/" + name);
  return schema.contains(pointer) ? schema[pointer] : Json::object();
}

// Adds the fields of the object at `field`.
void walk(const Field& parent, const Json& condition, std::vector<Field>& fields) {
  for (const auto& property : parent.schema["properties"].items()) {
    const Json inner = member_or_object(condition, property.key());
    if (inner == false) continue;
    const Field field{parent.command, parent.name.empty() ? "" : parent.pointer(), property.key(),
                      resolved(property.value())};
    fields.push_back(field);
    if (field.schema.contains("properties")) walk(field, inner, fields);
  }
}

int causal_session() {
  static const Json session = result_of(
      {{"command", "create"}, {"max_tokens", 16}, {"attention", {{"mask", {{"kind", "causal"}}}}}});
  return session["session"];
}

bool is_training(const std::string& command) {
  return command.starts_with("train") || command == "checkpoint" || command == "restore";
}

// A small one; there is one at a time.
int small_trainer() {
  static Json latest;
  if (!latest.is_null()) answer_once({{"command", "release"}, {"trainer", latest}});
  latest = result_of({{"command", "train_create"},
                      {"task", {{"kind", "majority"}}},
                      {"embedding", {{"d_in", 4}}},
                      {"block", {{"feed_forward", false}}}})["trainer"];
  return latest;
}

}  // namespace

Json resolved(const Json& schema) {
  if (!schema.contains("$ref")) return schema;
  const std::string target = schema["$ref"];
  Json result = resolved(request_schema().at(Json::json_pointer(target.substr(1))));
  result.update(schema);
  result.erase("$ref");
  return result;
}

std::vector<Field> request_fields(const std::string& command) {
  std::vector<Field> fields;
  walk({command, "", "", request_schema()}, condition_of(command), fields);
  return fields;
}

std::vector<Field> request_fields() {
  std::vector<Field> all;
  for (const char* command : walked_commands) {
    for (const Field& field : request_fields(command)) all.push_back(field);
  }
  return all;
}

Json request_with(const std::string& command, const std::string& pointer, const Json& value) {
  Json request = {{"command", command}};
  // The request needs a text, unless the given field replaces it, or a task, and a handle.
  const bool replaces_text = pointer == "/input/tokens" || pointer == "/input/embeddings";
  if (command == "run" || command == "forward" || command == "tokenize") {
    request["input"] = replaces_text ? Json::object() : Json({{"text", "a b"}});
  }
  if (command == "forward") request["session"] = causal_session();
  if (command == "train_create") {
    request["task"] = {{"kind", "majority"}};
    request["embedding"] = {{"d_in", 4}};
    request["block"] = {{"feed_forward", false}};
  } else if (is_training(command)) {
    request["trainer"] = small_trainer();
  }
  if (command == "train_probe") {
    request["input"] = replaces_text ? Json::object() : Json({{"text", "a b"}});
  }
  if (command == "restore") {
    const Json state = result_of({{"command", "checkpoint"}, {"trainer", request["trainer"]}});
    request["step"] = 0;
    request["values"] = state["values"];
  }
  request[Json::json_pointer(pointer)] = value;
  return request;
}

Json request_with(const Field& field, const Json& value) {
  return request_with(field.command, field.pointer(), value);
}

std::vector<Json> program_entries() { return request_schema()["$defs"]["program_entry"]["anyOf"]; }

Json program_entry_of(const std::string& op) {
  for (const Json& entry : program_entries()) {
    const Json& properties = entry["properties"];
    if (!properties.contains("op")) continue;
    for (const Json& name : properties["op"]["enum"]) {
      if (name == op) return entry;
    }
  }
  throw std::out_of_range("the schema knows no operation " + op);
}

}  // namespace playground::testing
