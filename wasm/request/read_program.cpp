#include <stdexcept>

#include "core/ops/table.h"
#include "wasm/request/read_numbers.h"
#include "wasm/request/read_request.h"

namespace playground {

namespace {

constexpr std::string_view draw_kinds[] = {"rand",        "randn",          "linear_weight",
                                           "linear_bias", "xavier_uniform", "embedding"};

// What every entry may have.
void read_common(const Reader& reader, ProgramEntry& entry) {
  entry.id = read_string(reader.require("id"));
  if (const auto role = reader.find("role")) {
    std::vector<std::string_view> names;
    for (const Role& each : role_table()) names.push_back(each.name);
    entry.role = names[read_name(*role, names)];
  }
  if (const auto group = reader.find("group")) {
    const Reader fields(*group, {"kind", "index"});
    entry.group.emplace();
    entry.group->kind = static_cast<GroupKind>(read_name(fields.require("kind"), group_names));
    entry.group->index = read_integer(fields.require("index"), from_zero);
  }
}

void read_values(const Place& place, ProgramEntry& entry) {
  const Reader reader(place, {"id", "role", "group", "values", "shape"});
  read_common(reader, entry);
  entry.values = read_numbers(reader.require("values"), CellKind::any);
  if (const auto shape = reader.find("shape")) entry.shape = read_integers(*shape, from_one);
}

void read_draw(const Place& place, ProgramEntry& entry) {
  const Reader reader(place, {"id", "role", "group", "draw", "shape", "fan_in"});
  read_common(reader, entry);
  Draw& draw = entry.draw.emplace();
  reader.read("draw", draw.kind, draw_kinds);
  draw.shape = read_integers(reader.require("shape"), from_one);
  reader.read("fan_in", draw.fan_in, from_one);
}

const Op& read_op(const Place& place) {
  std::vector<std::string_view> names;
  for (const Op* op : op_table()) {
    if (op->call != nullptr) names.push_back(op->name);
  }
  return *find_op(names[read_name(place, names)]);
}

OpParameter read_parameter(const Place& place, const OpParameterRule& rule) {
  switch (rule.kind) {
    case OpParameterKind::boolean:
      return read_boolean(place);
    case OpParameterKind::integer:
      return read_integer(place);
    case OpParameterKind::number:
      return read_number(place);
    case OpParameterKind::text:
      return std::string(rule.options[read_name(place, rule.options)]);
    case OpParameterKind::integers:
      return read_integers(place);
  }
  throw std::logic_error("a kind of parameter that is not read");
}

void read_call(const Place& place, const Value& op, ProgramEntry& entry) {
  const Op& row = read_op(place.member("op", op));
  std::vector<std::string_view> fields = {"id", "role", "group", "op", "inputs"};
  for (const OpParameterRule& parameter : row.parameters) fields.push_back(parameter.name);
  const Reader reader(place, fields);
  read_common(reader, entry);
  ProgramCall& call = entry.call.emplace();
  call.op = &row;
  call.inputs = read_strings(reader.require("inputs"));
  for (const OpParameterRule& parameter : row.parameters) {
    if (parameter.required) reader.require(parameter.name);
    if (const auto value = reader.find(parameter.name)) {
      call.parameters.emplace(parameter.name, read_parameter(*value, parameter));
    }
  }
}

ProgramEntry read_entry(const Place& place) {
  ProgramEntry entry;
  if (const Value* op = place.value().member("op")) {
    read_call(place, *op, entry);
  } else if (place.value().member("draw") != nullptr) {
    read_draw(place, entry);
  } else if (place.value().member("values") != nullptr) {
    read_values(place, entry);
  } else {
    const Reader all(place,
                     {"id", "role", "group", "values", "draw", "op", "shape", "fan_in", "inputs"});
    place.refuse(ErrorCode::missing_field,
                 {"must have values, draw or op", "必须有 values、draw 或 op"});
  }
  return entry;
}

}  // namespace

std::vector<ProgramEntry> read_program(const Place& program) {
  std::vector<ProgramEntry> entries;
  for (const Value& entry : read_array(program, {"an array of entries", "条目的数组"})) {
    entries.push_back(read_entry(program.element(entries.size(), entry)));
  }
  return entries;
}

}  // namespace playground
