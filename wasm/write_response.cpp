#include "wasm/write_response.h"

#include <cstdint>
#include <set>

#include "wasm/float_text.h"

namespace playground {

namespace {

constexpr std::size_t max_message_bytes = 500;
constexpr std::size_t max_path_bytes = 1000;

std::string text_of(const OrderedJson& json) {
  return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

OrderedJson json_of(const std::vector<std::vector<Token>>& sentences) {
  OrderedJson rows = OrderedJson::array();
  for (const auto& sentence : sentences) {
    OrderedJson row = OrderedJson::array();
    for (const Token& token : sentence) {
      if (token.id) {
        row.push_back(
            {{"text", token.text}, {"id", *token.id}, {"start", token.start}, {"end", token.end}});
      } else {
        row.push_back({{"text", ""}, {"id", nullptr}});
      }
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

// All of a node but its values.
OrderedJson head_of(const Node& node) {
  OrderedJson json = {
      {"id", node.id}, {"op", node.op}, {"inputs", node.inputs}, {"scope", node.scope}};
  for (const auto& [name, parameter] : node.parameters) {
    std::visit([&, key = name](const auto& value) { json["parameters"][key] = value; }, parameter);
  }
  json["shape"] = node.shape;
  json["axes"] = OrderedJson::array();
  for (Axis axis : node.axes) json["axes"].push_back(name_of(axis));
  json["title"] = {{"en", node.title.en}, {"zh", node.title.zh}};
  json["formula"] = node.formula;
  return json;
}

void append_values(std::string& text, const std::vector<float>& values) {
  text += ",\"values\":[";
  for (float value : values) {
    append_float(text, value);
    text += ',';
  }
  if (!values.empty()) text.pop_back();
  text += ']';
}

void append_memory(std::string& text, const std::vector<float>& values) {
  text +=
      ",\"memory\":{\"offset\":" + std::to_string(reinterpret_cast<std::uintptr_t>(values.data())) +
      ",\"length\":" + std::to_string(values.size()) + "}";
}

void append_node(std::string& text, const Node& node, Tensors tensors) {
  text += text_of(head_of(node));
  text.pop_back();  // the closing brace
  if (tensors == Tensors::inline_values) append_values(text, node.values);
  if (tensors == Tensors::memory) append_memory(text, node.values);
  text += '}';
}

void check_only(const OutputConfig& output, const Graph& graph) {
  if (!output.only) return;
  std::set<std::string_view> ids;
  for (const Node& node : graph) ids.insert(node.id);
  for (std::size_t i = 0; i < output.only->size(); ++i) {
    const std::string& id = (*output.only)[i];
    if (ids.contains(id)) continue;
    throw InputError(ErrorCode::unknown_node, pointer_to("/output/only", i),
                     "the graph has no node " + in_quotes(id));
  }
}

}  // namespace

std::string write_tokenized(const TokenizedBatch& tokens) {
  OrderedJson json = {{"tokens", json_of(tokens.input)}};
  if (!tokens.context.empty()) json["context_tokens"] = json_of(tokens.context);
  json["vocabulary"] = tokens.vocabulary;
  return text_of(json);
}

std::string write_run(const ExperimentResult& result, const OutputConfig& output,
                      double compute_ms) {
  check_only(output, result.graph);
  OrderedJson head = {{"tokens", json_of(result.tokens.input)}};
  if (!result.tokens.context.empty()) head["context_tokens"] = json_of(result.tokens.context);
  std::string text = text_of(head);
  text.pop_back();
  text += ",\"graph\":[";
  std::set<std::string_view> wanted;
  if (output.only) wanted.insert(output.only->begin(), output.only->end());
  const char* separator = "";
  for (const Node& node : result.graph) {
    if (!output.graph && node.id != result.output) continue;
    text += separator;
    separator = ",";
    append_node(text, node,
                output.only && !wanted.contains(node.id) ? Tensors::none : output.tensors);
  }
  const OrderedJson tail = {{"output", result.output}, {"timing", {{"compute_ms", compute_ms}}}};
  text += "]," + text_of(tail).substr(1);
  return text;
}

std::string write_success(std::string_view result) {
  return "{\"ok\":true,\"result\":" + std::string(result) + "}";
}

std::string write_error(ErrorCode code, std::string_view path, std::string_view message) {
  return text_of({{"ok", false},
                  {"error",
                   {{"code", name_of(code)},
                    {"path", shortened(path, max_path_bytes)},
                    {"message", shortened(message, max_message_bytes)}}}});
}

}  // namespace playground
