// The tape by hand: a list of values, draws and operations, run in order.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/graph/node.h"
#include "core/model/config.h"

namespace playground {

enum class DrawKind { rand, randn, linear_weight, linear_bias, xavier_uniform, embedding };

struct Draw {
  DrawKind kind = DrawKind::rand;
  Shape shape;  // of linear_weight (out, in), as torch stores it
  // Of linear_bias: the width of its layer's input; else that of the latest linear_weight.
  std::optional<std::int64_t> fan_in;
};

struct OpCall {
  std::string op;
  std::vector<std::string> inputs;
  std::map<std::string, Parameter> parameters;  // of the kinds `op_rules` names
};

// Exactly one of values, draw and call is there.
struct ProgramEntry {
  std::string id;
  std::optional<GivenNumbers> values;
  std::optional<Shape> shape;  // of values, when they stand flat
  std::optional<Draw> draw;
  std::optional<OpCall> call;
};

struct Program {
  std::vector<ProgramEntry> entries;
  std::int64_t seed = default_seed;  // `weights.seed`
  std::map<std::string, GivenNumbers> overrides;
};

enum class ParameterKind { boolean, integer, number, text, integers };

struct ParameterRule {
  std::string_view name;
  ParameterKind kind;
  bool required;
  std::span<const std::string_view> options = {};  // of a text
};

struct OpRule {
  std::string_view op;
  std::int64_t min_inputs;
  std::int64_t max_inputs;
  std::span<const ParameterRule> parameters = {};
};

// What a program may call, in the order of the documentation. The readers of requests and the
// published schema are held to it by tests.
std::span<const OpRule> op_rules();

}  // namespace playground
