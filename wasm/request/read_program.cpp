#include <initializer_list>
#include <stdexcept>

#include "core/ops/table.h"
#include "core/run/tokens.h"
#include "wasm/json/text.h"
#include "wasm/request/read_numbers.h"
#include "wasm/request/read_request.h"

namespace playground {

namespace {

constexpr std::string_view draw_kinds[] = {"rand",        "randn",          "linear_weight",
                                           "linear_bias", "xavier_uniform", "embedding"};

// What every entry may have.
constexpr std::string_view common_fields[] = {"id", "role", "title", "scope", "head", "labels"};

std::vector<std::string_view> with_common(std::initializer_list<std::string_view> fields) {
  std::vector<std::string_view> all(std::begin(common_fields), std::end(common_fields));
  for (const std::string_view field : fields) all.push_back(field);
  return all;
}

Title read_title(const Place& title) {
  if (const std::string* both = title.value().text()) return {*both, *both};
  read_object(title, {"a string, or an object with en and zh", "字符串，或含 en 和 zh 的对象"});
  const Reader reader(title, {"en", "zh"});
  return {read_string(reader.require("en")), read_string(reader.require("zh"))};
}

// Reads the entries of one program, which share its scopes and the tokens of its sentence.
class ProgramReader {
 public:
  explicit ProgramReader(const Config& config) : config_(config) {}

  ProgramEntry read_entry(const Place& place);

 private:
  void read_common(const Reader& reader, ProgramEntry& entry);
  std::shared_ptr<const Group> read_scope(const Place& scope);
  std::shared_ptr<const Group> find(std::string_view id) const;
  std::shared_ptr<const Group> parent_of(std::string_view id) const;
  void read_labels(const Place& place, Labels& labels) const;
  void read_values(const Place& place, ProgramEntry& entry);
  void read_draw(const Place& place, ProgramEntry& entry);
  void read_call(const Place& place, const Value& op, ProgramEntry& entry);

  const Config& config_;
  std::vector<std::shared_ptr<const Group>> groups_;
};

std::shared_ptr<const Group> ProgramReader::find(std::string_view id) const {
  for (const auto& group : groups_) {
    if (group->id == id) return group;
  }
  return nullptr;
}

// The innermost of the groups so far whose id, with a dot, begins this one.
std::shared_ptr<const Group> ProgramReader::parent_of(std::string_view id) const {
  std::shared_ptr<const Group> parent;
  for (std::size_t end = id.size(); !parent && end-- > 0;) {
    if (id[end] == '.') parent = find(id.substr(0, end));
  }
  return parent;
}

std::shared_ptr<const Group> ProgramReader::read_scope(const Place& scope) {
  if (const std::string* id = scope.value().text()) {
    auto known = find(*id);
    if (!known) {
      scope.refuse(ErrorCode::invalid_value,
                   {"needs a title where it is used first; give id and title instead of {0}",
                    "在首次出现时要有标题；请给出 id 和 title，而不是 {0}"},
                   in_quotes(*id));
    }
    return known;
  }
  read_object(scope,
              {"a string, or an object with id and title", "字符串，或含 id 和 title 的对象"});
  const Reader reader(scope, {"id", "title"});
  const std::string& id = read_string(reader.require("id"));
  const Title title = read_title(reader.require("title"));
  auto known = find(id);
  if (!known) {
    known = std::make_shared<const Group>(Group{id, title, parent_of(id)});
    groups_.push_back(known);
  }
  if (known->title.en != title.en || known->title.zh != title.zh) {
    scope.refuse(ErrorCode::invalid_value,
                 {"has another title already; give its id alone, or another id",
                  "已有别的标题；请只给出 id，或换一个 id"});
  }
  return known;
}

void ProgramReader::read_labels(const Place& place, Labels& labels) const {
  if (place.value().text() == nullptr) {
    read_array(place, {"an array of strings, or \"tokens\"", "字符串的数组，或 \"tokens\""});
    labels = read_strings(place);
    return;
  }
  constexpr std::string_view lists[] = {"tokens"};
  read_name(place, lists);
  if (!config_.input.given()) {
    place.refuse(ErrorCode::invalid_value,
                 {"names the tokens of the sentence; give input.text or input.tokens, too",
                  "指句子的词元；请同时给出 input.text 或 input.tokens"});
  }
  const TokenSide side = read_side(config_.input, config_.tokenizer, "/input/");
  for (const Token& token : side.sentences[0]) labels.push_back(token.text);
}

void ProgramReader::read_common(const Reader& reader, ProgramEntry& entry) {
  entry.id = read_string(reader.require("id"));
  if (const auto role = reader.find("role")) {
    std::vector<std::string_view> names;
    for (const Role& each : role_table()) names.push_back(each.name);
    entry.role = names[read_name(*role, names)];
  }
  if (const auto title = reader.find("title")) entry.title = read_title(*title);
  if (const auto scope = reader.find("scope")) entry.group = read_scope(*scope);
  reader.read("head", entry.head, from_zero);
  if (const auto labels = reader.find("labels")) {
    const Reader lists(*labels, {"rows", "columns"});
    entry.labels.resize(2);
    if (const auto columns = lists.find("columns")) read_labels(*columns, entry.labels[0]);
    if (const auto rows = lists.find("rows")) read_labels(*rows, entry.labels[1]);
  }
}

void ProgramReader::read_values(const Place& place, ProgramEntry& entry) {
  const Reader reader(place, with_common({"values", "shape"}));
  read_common(reader, entry);
  entry.values = read_numbers(reader.require("values"), CellKind::any);
  if (const auto shape = reader.find("shape")) entry.shape = read_integers(*shape, from_one);
}

void ProgramReader::read_draw(const Place& place, ProgramEntry& entry) {
  const Reader reader(place, with_common({"draw", "shape", "fan_in"}));
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

void ProgramReader::read_call(const Place& place, const Value& op, ProgramEntry& entry) {
  const Op& row = read_op(place.member("op", op));
  std::vector<std::string_view> fields = with_common({"op", "inputs"});
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

ProgramEntry ProgramReader::read_entry(const Place& place) {
  ProgramEntry entry;
  if (const Value* op = place.value().member("op")) {
    read_call(place, *op, entry);
  } else if (place.value().member("draw") != nullptr) {
    read_draw(place, entry);
  } else if (place.value().member("values") != nullptr) {
    read_values(place, entry);
  } else {
    const Reader all(place, with_common({"values", "draw", "op", "shape", "fan_in", "inputs"}));
    place.refuse(ErrorCode::missing_field,
                 {"must have values, draw or op", "必须有 values、draw 或 op"});
  }
  return entry;
}

}  // namespace

std::vector<ProgramEntry> read_program(const Place& program, const Config& config) {
  ProgramReader reader(config);
  std::vector<ProgramEntry> entries;
  for (const Value& entry : read_array(program, {"an array of entries", "条目的数组"})) {
    entries.push_back(reader.read_entry(program.element(entries.size(), entry)));
  }
  return entries;
}

}  // namespace playground
