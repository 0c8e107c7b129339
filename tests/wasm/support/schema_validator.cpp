#include "tests/wasm/support/schema_validator.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>

#include "wasm/json/text.h"

namespace playground::testing {

namespace {

bool has_type(const Json& value, const std::string& type) {
  if (type == "integer") {
    return value.is_number_integer() ||
           (value.is_number_float() && value.get<double>() == std::floor(value.get<double>()));
  }
  return (type == "null" && value.is_null()) || (type == "boolean" && value.is_boolean()) ||
         (type == "number" && value.is_number()) || (type == "string" && value.is_string()) ||
         (type == "array" && value.is_array()) || (type == "object" && value.is_object());
}

// Each check returns "" or what is wrong; on the way out, members put their names before it.
struct Validator {
  const Json& root;

  std::string check(const Json& value, const Json& schema) const {
    if (schema.is_boolean()) return schema ? "" : " is not allowed";
    for (const auto& item : schema.items()) {
      std::string problem = check_keyword(value, item.key(), schema);
      if (!problem.empty()) return problem;
    }
    return "";
  }

  std::string check_type(const Json& value, const Json& types) const {
    const bool one = types.is_string() && has_type(value, types);
    const bool any = types.is_array() && std::any_of(types.begin(), types.end(), [&](auto& type) {
                       return has_type(value, type);
                     });
    return one || any ? "" : " is not of type " + types.dump();
  }

  std::string check_reference(const Json& value, const Json& target) const {
    const std::string name = target;
    return check(value, root.at(Json::json_pointer(name.substr(1))));
  }

  std::string check_number(const Json& value, const std::string& key, const Json& bound) const {
    if (!value.is_number()) return "";
    const bool fits = key == "minimum" ? value >= bound : value <= bound;
    return fits ? "" : " is beyond its " + key;
  }

  std::string check_size(const Json& value, const std::string& key, const Json& bound) const {
    const bool applies = key.ends_with("Items") ? value.is_array() : value.is_object();
    if (!applies) return "";
    const bool fits = key.starts_with("min") ? value.size() >= bound.get<std::size_t>()
                                             : value.size() <= bound.get<std::size_t>();
    return fits ? "" : " breaks " + key;
  }

  // Whether it says no more of a number than that it may be one.
  static bool takes_every_number(const Json& schema) {
    if (!schema.is_object() || schema.size() != 1) return false;
    if (!schema.contains("anyOf")) return schema.contains("type") && schema["type"] == "number";
    const Json& schemas = schema["anyOf"];
    return std::any_of(schemas.begin(), schemas.end(), takes_every_number);
  }

  std::string check_items(const Json& value, const Json& items) const {
    if (!value.is_array()) return "";
    // Of the millions in the values of models, each would take as long as an object.
    const bool is_any_number = takes_every_number(items);
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (is_any_number && value[i].is_number()) continue;
      const std::string problem = check(value[i], items);
      if (!problem.empty()) return pointer_to("", i) + problem;
    }
    return "";
  }

  std::string check_unique(const Json& value) const {
    if (!value.is_array()) return "";
    const std::set<Json> distinct(value.begin(), value.end());
    return distinct.size() == value.size() ? "" : " holds something twice";
  }

  std::string check_required(const Json& value, const Json& names) const {
    if (!value.is_object()) return "";
    for (const Json& name : names) {
      if (!value.contains(name.get<std::string>())) return " lacks " + name.dump();
    }
    return "";
  }

  std::string check_members(const Json& value, const Json& schema) const {
    if (!value.is_object()) return "";
    for (const auto& item : value.items()) {
      const bool named = schema.contains("properties") && schema["properties"].contains(item.key());
      if (!named && !schema.contains("additionalProperties")) continue;
      const Json& member =
          named ? schema["properties"][item.key()] : schema["additionalProperties"];
      const std::string problem = check(item.value(), member);
      if (!problem.empty()) return pointer_to("", item.key()) + problem;
    }
    return "";
  }

  std::string check_choice(const Json& value, const Json& schemas, bool exactly_one) const {
    std::string problems;
    std::size_t fitting = 0;
    for (const Json& schema : schemas) {
      const std::string problem = check(value, schema);
      problems += "\n  " + problem;
      fitting += problem.empty() ? 1 : 0;
      if (fitting == 1 && !exactly_one) return "";
    }
    if (fitting == 1) return "";
    return " fits " + std::to_string(fitting) + " of the alternatives:" + problems;
  }

  std::string check_all(const Json& value, const Json& schemas) const {
    for (const Json& schema : schemas) {
      std::string problem = check(value, schema);
      if (!problem.empty()) return problem;
    }
    return "";
  }

  std::string check_condition(const Json& value, const Json& schema) const {
    const bool holds = check(value, schema["if"]).empty();
    return holds ? check(value, schema["then"]) : "";
  }

  std::string check_keyword(const Json& value, const std::string& key, const Json& schema) const {
    static const std::set<std::string> annotations = {"$schema",          "$defs",   "title",
                                                      "description",      "default", "x-title-zh",
                                                      "x-description-zh", "then"};
    const Json& argument = schema[key];
    if (annotations.contains(key)) return "";
    if (key == "type") return check_type(value, argument);
    if (key == "$ref") return check_reference(value, argument);
    if (key == "const") return value == argument ? "" : " is not " + argument.dump();
    if (key == "enum") {
      const bool found = std::find(argument.begin(), argument.end(), value) != argument.end();
      return found ? "" : " is not one of " + argument.dump();
    }
    if (key == "minimum" || key == "maximum") return check_number(value, key, argument);
    if (key == "minItems" || key == "maxItems" || key == "minProperties" ||
        key == "maxProperties") {
      return check_size(value, key, argument);
    }
    if (key == "items") return check_items(value, argument);
    if (key == "uniqueItems") return check_unique(value);
    if (key == "required") return check_required(value, argument);
    if (key == "properties" || key == "additionalProperties") {
      return check_members(value, schema);
    }
    if (key == "anyOf") return check_choice(value, argument, false);
    if (key == "oneOf") return check_choice(value, argument, true);
    if (key == "allOf") return check_all(value, argument);
    if (key == "if") return check_condition(value, schema);
    throw std::logic_error("the schema uses a keyword that is not known here: " + key);
  }
};

}  // namespace

std::string problem_with(const Json& value, const Json& schema, const Json& root) {
  return Validator{root}.check(value, schema);
}

}  // namespace playground::testing
