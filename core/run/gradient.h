// The backward pass of a run: how much one number changes with every number behind it.
#pragma once

#include <vector>

#include "core/graph/tape.h"
#include "core/model/config.h"

namespace playground {

// For each of `all` in turn, records for every node on a path to its number the gradient
// `gradient.<id>`, in the node's shape; the second pass calls it `gradient_2.<id>`, and so on.
// Where several operations read a node, each leaves its part as `gradient.<id>.from.<reader>`, and
// the gradient is their sum. A node that `overrides` names gets a gradient and passes none on.
// Throws `unknown_node` if there is no such node, `invalid_value` if the node has several numbers
// and none is named, or if an operation on a path has no rule.
void record_gradients(Tape& tape, const std::vector<GradientOf>& all, const Overrides& overrides);

// Names gradients after the nodes that they belong to, whose groups and labels they share. Called
// once the nodes themselves have theirs.
void name_gradients(Graph& graph);

}  // namespace playground
