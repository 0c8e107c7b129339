#include "tests/wasm/schema_walk.h"

#include <stdexcept>

#include "tests/wasm/api_harness.h"

namespace playground::testing {

namespace {

void walk(const Json& schema, const std::string& object, std::vector<Field>& fields) {
  for (const auto& property : schema["properties"].items()) {
    Field field{object, property.key(), resolved(property.value())};
    const bool is_object = field.schema.contains("properties");
    const std::string pointer = field.pointer();
    const Json inner = field.schema;
    fields.push_back(std::move(field));
    if (is_object) walk(inner, pointer, fields);
  }
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

std::vector<Field> request_fields() {
  std::vector<Field> fields;
  walk(request_schema(), "", fields);
  return fields;
}

Json request_with(const std::string& pointer, const Json& value) {
  Json request = {{"command", "run"}, {"input", {{"text", "a b"}}}};
  // What would be given twice, or needs something beside it, makes room.
  const bool replaces_text = pointer == "/input/tokens" || pointer == "/input/embeddings";
  if (replaces_text) request["input"] = Json::object();
  request[Json::json_pointer(pointer)] = value;
  return request;
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
