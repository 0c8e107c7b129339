// One step of the computation: an operation and its result. The list of nodes is the graph, which
// is all that the page needs to show, explain and replay a run.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/graph/place.h"
#include "core/graph/role.h"
#include "core/tensor/tensor.h"

namespace playground {

using OpParameter =
    std::variant<bool, std::int64_t, double, std::string, std::vector<std::int64_t>>;
// Names are literals.
using OpParameters = std::vector<std::pair<std::string_view, OpParameter>>;

struct Title {
  std::string en;
  std::string zh;
};

// Steps of a program that belong together.
struct Group {
  std::string id;  // "tile.1"
  Title title;
  std::shared_ptr<const Group> parent;  // "tile" of "tile.1", if there is such a group; else null
};

// Names along one axis, as many as its size; empty if it has none.
using Labels = std::vector<std::string>;

struct Node {
  std::string id;                   // unique in the graph, "block.0.attention.scores"
  std::string_view op;              // the name of the operation, a literal: "matmul_transposed"
  std::vector<std::string> inputs;  // ids, all of earlier nodes
  OpParameters parameters;          // of the op: factor, epsilon, rate …
  std::string scope;  // the stage it belongs to: "input", "attention", "block.0.feed_forward" …
  const Role* role = nullptr;  // null: a program's node that has none
  std::string of = {};         // of a gradient: the id of the node that it belongs to
  NodePlace place;
  std::shared_ptr<const Group> group;  // null: in no group of a program
  bool overridden = false;             // the request gave its values
  bool given = false;                  // a parameter whose values the request gave
  bool intermediate = false;           // no operation reads it but that which recorded it, see Op
  Shape shape;
  Axes axes;                   // one for each size
  Floats values;               // row-major, count(shape) of them; empty if left out
  std::vector<Labels> labels;  // given ones: of the last axis, of that before it, …
  Title title;
  bool titled = false;  // a program gave the title
  std::string symbol;   // TeX, of the result in formulas
  std::string formula;  // TeX
};

// Null if the node has no parameter of this name.
const OpParameter* find_parameter(const Node& node, std::string_view name);

using Graph = std::vector<Node>;

}  // namespace playground
