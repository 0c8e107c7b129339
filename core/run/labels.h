// The names of rows and columns in a program.
#pragma once

#include "core/graph/tape.h"

namespace playground {

// Gives a node the labels of its inputs, which are `known` and have theirs. Labels belong to an
// axis: they follow it through the operations until one sums over it or changes its size; a slice
// cuts them, a concatenation joins them.
void inherit_labels(Graph& graph, const RefById& known, Ref node);

// Gives a result the labels of its entry, of the columns and of the rows. Throws `shape_mismatch`
// where there are too many or too few.
void give_labels(const std::vector<Labels>& labels, std::size_t entry, Node& result);

}  // namespace playground
