#include "core/graph/formula.h"

#include <algorithm>
#include <string_view>

namespace playground {
namespace {

// A program gives its nodes any names, so the special characters of TeX are escaped.
std::string as_tex_text(std::string_view text) {
  std::string result = "\\text{";
  for (const char c : text) {
    if (std::string_view("_#%&{}").find(c) != std::string_view::npos) result += '\\';
    if (c == '\\' || c == '^' || c == '~' || c == '$') continue;
    result += c;
  }
  return result + "}";
}

// The inputs one after another, numbered.
std::string listed(const std::vector<std::string>& symbols) {
  std::string all;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    all += (i ? ", " : "") + symbols[i] + "_{" + std::to_string(i + 1) + "}";
  }
  return all;
}

std::string own_symbol(const Node& node) {
  if (node.role == nullptr) return as_tex_text(node.id);
  if (!node.place.sublayer || node.role->numbered_symbol.empty()) {
    return std::string(node.role->symbol);
  }
  std::string symbol(node.role->numbered_symbol);
  return symbol.replace(symbol.find('#'), 1, std::to_string(*node.place.sublayer));
}

// A power is put in braces, as a second superscript would be an error of TeX.
std::string primed(const std::string& symbol) {
  const bool has_power = symbol.find('^') != std::string::npos && symbol.front() != '{';
  return (has_power ? "{" + symbol + "}" : symbol) + "'";
}

// Puts symbols in the place of $r, $0, $1 … and $*.
std::string filled_in(std::string_view tex, const std::string& result_symbol,
                      const std::vector<std::string>& inputs) {
  std::string result;
  for (std::size_t i = 0; i < tex.size(); ++i) {
    if (tex[i] != '$') {
      result += tex[i];
      continue;
    }
    const char which = tex[++i];
    if (which == '*') {
      result += listed(inputs);
      continue;
    }
    const std::string& symbol =
        which == 'r' ? result_symbol : inputs[static_cast<std::size_t>(which - '0')];
    // R_1 with an index of its own would be a double subscript: {R_1}_k.
    const bool is_indexed = i + 1 < tex.size() && tex[i + 1] == '_';
    const bool indexed = symbol.find('_') != std::string::npos && is_indexed;
    result += indexed ? "{" + symbol + "}" : symbol;
  }
  return result;
}

}  // namespace

const OpParameter* find_parameter(const Node& node, std::string_view name) {
  for (const auto& [key, value] : node.parameters) {
    if (key == name) return &value;
  }
  return nullptr;
}

std::string symbol_of(const Node& node, const std::vector<const Node*>& inputs) {
  std::string symbol = own_symbol(node);
  for (const Node* input : inputs) {
    // One step of a recurrence has one prime more than the step before.
    const bool is_earlier = input->role != nullptr && input->role == node.role;
    if (is_earlier && input->symbol.size() > symbol.size()) symbol = input->symbol;
  }
  const auto is_taken = [&](const Node* input) { return input->symbol == symbol; };
  while (std::any_of(inputs.begin(), inputs.end(), is_taken)) symbol = primed(symbol);
  return symbol;
}

void describe(Node& node, const Op& op, const std::vector<std::string>& inputs) {
  const bool is_step = !node.of.empty() && node.intermediate;  // of a backward pass
  node.title = node.role == nullptr ? Title{node.id, node.id}
               : is_step            ? Title{op.title.en, op.title.zh}
                                    : Title{node.role->title.en, node.role->title.zh};
  const std::string tex = op.formula_of == nullptr ? std::string(op.formula) : op.formula_of(node);
  node.formula = filled_in(tex, node.symbol, inputs);
}

}  // namespace playground
