#include "tests/wasm/schema_validator.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>

#include "wasm/text.h"

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

struct Validator {
  const Json& root;

  std::string check(const Json& value, const Json& schema, const std::string& path) const {
    for (const auto& item : schema.items()) {
      std::string problem = check_keyword(value, item.key(), schema, path);
      if (!problem.empty()) return problem;
    }
    return "";
  }

  std::string check_type(const Json& value, const Json& types, const std::string& path) const {
    const bool one = types.is_string() && has_type(value, types);
    const bool any = types.is_array() && std::any_of(types.begin(), types.end(), [&](auto& type) {
                       return has_type(value, type);
                     });
    return one || any ? "" : path + " is not of type " + types.dump();
  }

  std::string check_reference(const Json& value, const Json& target,
                              const std::string& path) const {
    const std::string name = target;
    return check(value, root.at(Json::json_pointer(name.substr(1))), path);
  }

  std::string check_number(const Json& value, const std::string& key, const Json& bound,
                           const std::string& path) const {
    if (!value.is_number()) return "";
    const bool fits = key == "minimum" ? value >= bound : value <= bound;
    return fits ? "" : path + " is beyond its " + key;
  }

  std::string check_size(const Json& value, const std::string& key, const Json& bound,
                         const std::string& path) const {
    const bool applies = key.ends_with("Items") ? value.is_array() : value.is_object();
    if (!applies) return "";
    const bool fits = key.starts_with("min") ? value.size() >= bound.get<std::size_t>()
                                             : value.size() <= bound.get<std::size_t>();
    return fits ? "" : path + " breaks " + key;
  }

  std::string check_items(const Json& value, const Json& items, const std::string& path) const {
    if (!value.is_array()) return "";
    for (std::size_t i = 0; i < value.size(); ++i) {
      std::string problem = check(value[i], items, pointer_to(path, i));
      if (!problem.empty()) return problem;
    }
    return "";
  }

  std::string check_unique(const Json& value, const std::string& path) const {
    if (!value.is_array()) return "";
    const std::set<Json> distinct(value.begin(), value.end());
    return distinct.size() == value.size() ? "" : path + " holds something twice";
  }

  std::string check_required(const Json& value, const Json& names, const std::string& path) const {
    if (!value.is_object()) return "";
    for (const Json& name : names) {
      if (!value.contains(name.get<std::string>())) return path + " lacks " + name.dump();
    }
    return "";
  }

  std::string check_members(const Json& value, const Json& schema, const std::string& path) const {
    if (!value.is_object()) return "";
    for (const auto& item : value.items()) {
      const std::string at = pointer_to(path, item.key());
      const bool named = schema.contains("properties") && schema["properties"].contains(item.key());
      if (!named && !schema.contains("additionalProperties")) continue;
      const Json& member =
          named ? schema["properties"][item.key()] : schema["additionalProperties"];
      if (member == false) return at + " is not a known member";
      std::string problem = check(item.value(), member, at);
      if (!problem.empty()) return problem;
    }
    return "";
  }

  std::string check_choice(const Json& value, const Json& schemas, bool exactly_one,
                           const std::string& path) const {
    std::string problems;
    std::size_t fitting = 0;
    for (const Json& schema : schemas) {
      const std::string problem = check(value, schema, path);
      problems += "\n  " + problem;
      fitting += problem.empty() ? 1 : 0;
    }
    if (fitting == 1 || (fitting > 1 && !exactly_one)) return "";
    return path + " fits " + std::to_string(fitting) + " of the alternatives:" + problems;
  }

  std::string check_condition(const Json& value, const Json& schema,
                              const std::string& path) const {
    const bool holds = check(value, schema["if"], path).empty();
    return holds ? check(value, schema["then"], path) : "";
  }

  std::string check_keyword(const Json& value, const std::string& key, const Json& schema,
                            const std::string& path) const {
    static const std::set<std::string> annotations = {"$schema",          "$defs",   "title",
                                                      "description",      "default", "x-title-zh",
                                                      "x-description-zh", "then"};
    const Json& argument = schema[key];
    if (annotations.contains(key)) return "";
    if (key == "type") return check_type(value, argument, path);
    if (key == "$ref") return check_reference(value, argument, path);
    if (key == "const") return value == argument ? "" : path + " is not " + argument.dump();
    if (key == "enum") {
      const bool found = std::find(argument.begin(), argument.end(), value) != argument.end();
      return found ? "" : path + " is not one of " + argument.dump();
    }
    if (key == "minimum" || key == "maximum") return check_number(value, key, argument, path);
    if (key == "minItems" || key == "maxItems" || key == "minProperties" ||
        key == "maxProperties") {
      return check_size(value, key, argument, path);
    }
    if (key == "items") return check_items(value, argument, path);
    if (key == "uniqueItems") return check_unique(value, path);
    if (key == "required") return check_required(value, argument, path);
    if (key == "properties" || key == "additionalProperties") {
      return check_members(value, schema, path);
    }
    if (key == "anyOf") return check_choice(value, argument, false, path);
    if (key == "oneOf") return check_choice(value, argument, true, path);
    if (key == "if") return check_condition(value, schema, path);
    throw std::logic_error("the schema uses a keyword that is not known here: " + key);
  }
};

}  // namespace

std::string problem_with(const Json& value, const Json& schema, const Json& root) {
  return Validator{root}.check(value, schema, "");
}

}  // namespace playground::testing
