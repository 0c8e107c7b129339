// A row of the op table: what is known of an operation. The rows are in core/ops, beside the
// functions that they describe; core/ops/table.h lists them all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>

#include "core/base/words.h"

namespace playground {

struct Node;
struct Ref;
struct OpCall;
class OpBackward;

enum class OpParameterKind { boolean, integer, number, text, integers };

// A parameter that a program may give to an operation.
struct OpParameterRule {
  std::string_view name;
  OpParameterKind kind;
  bool required = false;
  std::string_view otherwise = {};                        // the default as JSON; empty: none
  std::span<const std::string_view> options = {};         // of a text
  double min = -std::numeric_limits<double>::infinity();  // of a number; inclusive
  double max = std::numeric_limits<double>::infinity();
  Words meaning = {};
};

// Which axes of its inputs an operation's result has; names of rows and columns follow them.
enum class KeptAxes {
  all,                 // of any input, as in additions and norms
  all_but_columns,     // those are summed over, or new
  product,             // rows of the left input, columns of the right one
  transposed_product,  // rows of both
  pairs,               // (T, S, F): rows of both, before the sum of the two
  split_heads,
  merge_heads,
  view,
  swapped,
  slice,
  concatenation,
  rows_by_id,
  none,
};

struct Op {
  std::string_view name;  // "softmax"
  Words title;
  // TeX: $r is the result, $0, $1 … the inputs, $* all of them, numbered from 1.
  std::string_view formula = "$r";
  // Instead of `formula` where it depends on the node's inputs or parameters.
  std::string (*formula_of)(const Node& node) = nullptr;
  // What a program calls; null: only other operations or the model record it.
  Ref (*call)(const OpCall& call) = nullptr;
  // Of a call, not of the node: layer_norm may be called with x alone, and its node has five.
  std::int64_t min_inputs = 1;
  std::int64_t max_inputs = 1;
  std::span<const OpParameterRule> parameters = {};
  // Whether it has recorded intermediate results itself, as inputs named after its own id.
  bool has_intermediates = false;
  KeptAxes keeps = KeptAxes::all;
  // Records the gradients of the inputs; null: it has none, see core/graph/backward.h.
  void (*backward)(OpBackward& pass) = nullptr;
  // So many inputs, the first ones, have a gradient; the others are taken for constants, or, where
  // they follow from the first, have one only if the request gave their values.
  std::size_t gradient_inputs = std::numeric_limits<std::size_t>::max();
  bool others_follow = false;
  Words meaning = {};  // of its inputs and its result, where the name does not say it
};

// op `parameter`: values that the tape takes from the request, or draws.
inline constexpr Op parameter_op{.name = "parameter", .title = {"Parameter", "参数"}};

}  // namespace playground
