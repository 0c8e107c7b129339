// A program: a list of values, draws and operations, run in order.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/graph/node.h"
#include "core/graph/op.h"
#include "core/model/config.h"

namespace playground {

enum class DrawKind { rand, randn, linear_weight, linear_bias, xavier_uniform, embedding };

struct Draw {
  DrawKind kind = DrawKind::rand;
  Shape shape;  // of linear_weight (out, in), as torch stores it
  // Of linear_bias: the width of its layer's input; else that of the latest linear_weight.
  std::optional<std::int64_t> fan_in;
};

struct ProgramCall {
  const Op* op;  // a row of the op table that has a `call`
  std::vector<std::string> inputs;
  std::map<std::string, OpParameter> parameters;  // of the kinds that the row names
};

// Exactly one of values, draw and call is set.
struct ProgramEntry {
  std::string id;
  std::optional<GivenNumbers> values;
  std::optional<Shape> shape;  // of values that are given flat
  std::optional<Draw> draw;
  std::optional<ProgramCall> call;
  std::string role = {};            // empty: that whose name is the id, if there is one
  std::optional<Title> title = {};  // instead of that of the role
  std::shared_ptr<const Group> group = {};
  std::optional<std::int64_t> head = {};  // from 0
  std::vector<Labels> labels = {};        // of the result's columns, of its rows; see labels.h
};

struct Program {
  std::vector<ProgramEntry> entries;
  std::int64_t seed = default_seed;  // `weights.seed`
  std::map<std::string, GivenNumbers> overrides;
  std::vector<GradientOf> gradients = {};
};

}  // namespace playground
