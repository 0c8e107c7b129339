#include <stdexcept>

#include "wasm/read_numbers.h"
#include "wasm/read_request.h"

namespace playground {

namespace {

constexpr Choice<DrawKind> draw_kinds[] = {{"rand", DrawKind::rand},
                                           {"randn", DrawKind::randn},
                                           {"linear_weight", DrawKind::linear_weight},
                                           {"linear_bias", DrawKind::linear_bias},
                                           {"xavier_uniform", DrawKind::xavier_uniform},
                                           {"embedding", DrawKind::embedding}};

ProgramEntry read_values(const Place& place) {
  const Reader reader(place, {"id", "values", "shape"});
  ProgramEntry entry;
  entry.id = read_string(reader.require("id"));
  entry.values = read_numbers(reader.require("values"), Cells::any);
  if (const auto shape = reader.find("shape")) entry.shape = read_integers(*shape, from_one);
  return entry;
}

ProgramEntry read_draw(const Place& place) {
  const Reader reader(place, {"id", "draw", "shape", "fan_in"});
  ProgramEntry entry;
  entry.id = read_string(reader.require("id"));
  entry.draw = Draw{read_choice(reader.require("draw"), draw_kinds),
                    read_integers(reader.require("shape"), from_one),
                    reader.optional_integer("fan_in", from_one)};
  return entry;
}

const OpRule& find_rule(const Place& op) {
  std::vector<std::string_view> names;
  for (const OpRule& rule : op_rules()) names.push_back(rule.op);
  return op_rules()[read_option(op, names)];
}

Parameter read_parameter(const Place& place, const ParameterRule& rule) {
  switch (rule.kind) {
    case ParameterKind::boolean:
      return read_boolean(place);
    case ParameterKind::integer:
      return read_integer(place);
    case ParameterKind::number:
      return read_number(place);
    case ParameterKind::text:
      return std::string(rule.options[read_option(place, rule.options)]);
    case ParameterKind::integers:
      return read_integers(place);
  }
  throw std::logic_error("a kind of parameter that nobody reads");
}

ProgramEntry read_call(const Place& place) {
  const OpRule& rule = find_rule({*place.value.member("op"), pointer_to(place.path, "op")});
  std::vector<std::string_view> fields = {"id", "op", "inputs"};
  for (const ParameterRule& parameter : rule.parameters) fields.push_back(parameter.name);
  const Reader reader(place, fields);
  ProgramEntry entry;
  entry.id = read_string(reader.require("id"));
  entry.call = OpCall{std::string(rule.op), read_strings(reader.require("inputs")), {}};
  for (const ParameterRule& parameter : rule.parameters) {
    const std::string name(parameter.name);
    if (parameter.required) reader.require(name);
    if (const auto value = reader.find(name)) {
      entry.call->parameters[name] = read_parameter(*value, parameter);
    }
  }
  return entry;
}

ProgramEntry read_entry(const Place& place) {
  if (place.value.member("op")) return read_call(place);
  if (place.value.member("draw")) return read_draw(place);
  if (place.value.member("values")) return read_values(place);
  const Reader reader(place, {"id", "values", "draw", "op", "shape", "fan_in", "inputs"});
  throw InputError(ErrorCode::missing_field, reader.path(),
                   "an entry of a program has one of values, draw and op");
}

}  // namespace

std::vector<ProgramEntry> read_program(const Place& program) {
  const Value::Array* array = program.value.array();
  if (array == nullptr) throw_invalid_type(program, "an array of entries");
  std::vector<ProgramEntry> entries;
  for (const Value& entry : *array) {
    entries.push_back(read_entry({entry, pointer_to(program.path, entries.size())}));
  }
  return entries;
}

}  // namespace playground
