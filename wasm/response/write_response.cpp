#include "wasm/response/write_response.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <set>
#include <variant>

#include "wasm/json/text.h"
#include "wasm/response/write_tensor.h"

namespace playground {

namespace {

constexpr std::size_t max_message_bytes = 500;

void write_token(JsonWriter& json, const Token& token) {
  json.begin_object().member("text", token.text);
  if (token.id) {
    json.member("id", *token.id).member("start", token.start).member("end", token.end);
    if (!token.read_as.empty()) json.member("read_as", token.read_as);
    if (token.slot) json.key("unknown").begin_object().member("slot", *token.slot).end_object();
  } else {
    json.key("id").raw("null");
  }
  json.end_object();
}

void write_sentences(JsonWriter& json, std::string_view name,
                     const std::vector<std::vector<Token>>& sentences) {
  json.key(name).begin_array();
  for (const auto& sentence : sentences) {
    json.begin_array();
    for (const Token& token : sentence) write_token(json, token);
    json.end_array();
  }
  json.end_array();
}

void write_tokens(JsonWriter& json, const TokenizedBatch& tokens) {
  write_sentences(json, "tokens", tokens.input);
  if (!tokens.context.empty()) write_sentences(json, "context_tokens", tokens.context);
}

void write_parameter(JsonWriter& json, const OpParameter& parameter) {
  if (const auto* integers = std::get_if<std::vector<std::int64_t>>(&parameter)) {
    json.array(*integers);
  } else if (const auto* text = std::get_if<std::string>(&parameter)) {
    json.value(std::string_view(*text));
  } else if (const auto* number = std::get_if<double>(&parameter)) {
    json.value(*number);
  } else if (const auto* integer = std::get_if<std::int64_t>(&parameter)) {
    json.value(*integer);
  } else {
    json.value(std::get<bool>(parameter));
  }
}

void write_parameters(JsonWriter& json, const Node& node) {
  if (node.parameters.empty()) return;
  json.key("parameters").begin_object();
  for (const auto& [name, parameter] : node.parameters) {
    json.key(name);
    write_parameter(json, parameter);
  }
  json.end_object();
}

void write_title(JsonWriter& json, const Title& title) {
  json.key("title").begin_object().member("en", title.en).member("zh", title.zh).end_object();
}

void write_group(JsonWriter& json, std::string_view name, const Group* group) {
  if (group == nullptr) return;
  json.key(name).begin_object().member("id", group->id);
  write_title(json, group->title);
  write_group(json, "parent", group->parent.get());
  json.end_object();
}

void write_place(JsonWriter& json, const Node& node) {
  const NodePlace& place = node.place;
  json.key("place").begin_object();
  json.member("stack", stack_names[static_cast<std::size_t>(place.stack)]);
  if (place.block) json.member("block", *place.block);
  json.member("part", part_names[static_cast<std::size_t>(place.part)]);
  if (place.sublayer) json.member("sublayer", *place.sublayer);
  if (place.head) json.member("head", *place.head);
  write_group(json, "group", node.group.get());
  json.end_object();
}

void write_shape(JsonWriter& json, const Node& node) {
  json.key("shape").array(node.shape).key("axes").begin_array();
  for (Axis axis : node.axes) json.value(name_of(axis));
  json.end_array();
}

void write_labels(JsonWriter& json, const Node& node) {
  constexpr std::string_view names[] = {"columns", "rows"};
  bool any = false;
  for (std::size_t axis = 0; axis < std::min(node.labels.size(), std::size(names)); ++axis) {
    if (node.labels[axis].empty()) continue;
    if (!any) json.key("labels").begin_object();
    any = true;
    json.key(names[axis]).array(node.labels[axis]);
  }
  if (any) json.end_object();
}

void write_node(JsonWriter& json, const Node& node, Tensors tensors) {
  json.begin_object().member("id", node.id).member("op", node.op);
  if (node.role != nullptr) json.member("role", node.role->name);
  if (!node.of.empty()) json.member("of", node.of);
  write_place(json, node);
  if (node.overridden) json.member("overridden", true);
  if (node.given) json.member("given", true);
  if (node.intermediate) json.member("intermediate", true);
  json.key("inputs").array(node.inputs).member("scope", node.scope);
  write_parameters(json, node);
  write_shape(json, node);
  write_labels(json, node);
  write_title(json, node.title);
  if (node.titled) json.member("titled", true);
  json.member("formula", node.formula);
  write_tensor(json, node.values, tensors);
  json.end_object();
}

void write_alternatives(JsonWriter& json, const Graph& alternatives, Tensors tensors) {
  json.key("alternatives").begin_array();
  for (const Node& node : alternatives) {
    json.begin_object().member("id", node.id);
    write_shape(json, node);
    write_tensor(json, node.values, tensors);
    json.end_object();
  }
  json.end_array();
}

// Whether a response holds the values of a node.
class Wanted {
 public:
  explicit Wanted(const OutputConfig& output) : any_(output.tensors != Tensors::none) {
    if (output.only) only_.emplace(output.only->begin(), output.only->end());
  }
  bool operator()(const std::string& id) const { return any_ && (!only_ || only_->contains(id)); }

 private:
  bool any_;
  std::optional<std::set<std::string>> only_;
};

void check_only(const OutputConfig& output, const Graph& graph) {
  if (!output.only) return;
  std::set<std::string> ids;
  for (const Node& node : graph) ids.insert(node.id);
  for (std::size_t i = 0; i < output.only->size(); ++i) {
    const std::string& id = (*output.only)[i];
    if (ids.contains(id)) continue;
    refuse(ErrorCode::unknown_node, {"/output/only/", i},
           {"the graph has no node {0}", "计算图里没有节点 {0}"}, in_quotes(id));
  }
}

void write_graph(JsonWriter& json, const ExperimentResult& result, const OutputConfig& output) {
  const Wanted wanted(output);
  json.key("graph").begin_array();
  for (const Node& node : result.graph) {
    if (!output.graph && node.id != result.output) continue;
    write_node(json, node, wanted(node.id) ? output.tensors : Tensors::none);
  }
  json.end_array();
}

void write_settings(JsonWriter& json, const ActiveSettings& settings) {
  json.key("settings").begin_object().key("fields").array(settings.fields);
  json.key("ablations").begin_array();
  for (const Ablation& ablation : settings.ablations) {
    json.begin_object().member("part", ablation.part).member("field", ablation.field);
    json.key("value").raw(ablation.value).end_object();
  }
  json.end_array().key("head_counts").array(settings.head_counts);
  json.key("paint").begin_object().member("field", std::string_view("/attention/mask"));
  json.key("nodes").array(settings.painted_nodes).end_object().end_object();
}

}  // namespace

std::string write_tokenized(const TokenizedBatch& tokens) {
  JsonWriter json;
  json.begin_object();
  write_tokens(json, tokens);
  json.key("vocabulary").array(tokens.vocabulary).end_object();
  return json.take();
}

std::string write_run(const ExperimentResult& result, const OutputConfig& output, double compute_ms,
                      FunctionRef<void(JsonWriter&)> more) {
  check_only(output, result.graph);
  JsonWriter json;
  json.begin_object();
  write_tokens(json, result.tokens);
  write_graph(json, result, output);
  if (output.graph && output.alternatives) {
    write_alternatives(json, result.alternatives, output.tensors);
  }
  json.member("output", result.output);
  write_settings(json, result.settings);
  more(json);
  write_timing(json, compute_ms);
  return json.end_object().take();
}

std::string write_created(Sessions::Handle handle, Session& session, bool shares_memory) {
  const SessionSizes& sizes = session.sizes();
  JsonWriter json;
  json.begin_object().member("session", handle);
  json.member("d_in", sizes.d_in).member("d_out", sizes.d_out);
  json.member("max_tokens", sizes.max_tokens).member("appends", session.appends());
  json.member("parameters", sizes.parameters);
  if (shares_memory) {
    json.key("memory").begin_object();
    write_memory(json, "input", session.input());
    write_memory(json, "output", session.output());
    json.end_object();
  }
  return json.end_object().take();
}

std::string write_forward(const Session& session, std::int64_t tokens, Tensors tensors,
                          double compute_ms) {
  const Shape shape{1, tokens, session.sizes().d_out};
  JsonWriter json;
  json.begin_object().key("shape").array(shape);
  write_tensor(json, session.output().first(static_cast<std::size_t>(count(shape))), tensors);
  json.member("length", session.length());
  write_timing(json, compute_ms);
  return json.end_object().take();
}

std::string write_released(std::int64_t handle) {
  return JsonWriter().begin_object().member("released", handle).end_object().take();
}

std::string write_success(std::string_view result) {
  return JsonWriter()
      .begin_object()
      .member("ok", true)
      .key("result")
      .raw(result)
      .end_object()
      .take();
}

std::string write_error(const InputError& error) {
  JsonWriter json;
  json.begin_object().member("ok", false);
  write_error_member(json, error);
  return json.end_object().take();
}

void write_error_member(JsonWriter& json, const InputError& error) {
  json.key("error").begin_object();
  json.member("code", name_of(error.code)).member("path", error.path);
  json.member("message", shortened(error.message, max_message_bytes));
  json.member("message_zh", shortened(error.message_zh, max_message_bytes));
  json.end_object();
}

}  // namespace playground
