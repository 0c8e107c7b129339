// The title of a node in English and Chinese, and its formula in TeX.
#pragma once

#include <string>
#include <vector>

#include "core/graph/node.h"
#include "core/graph/op.h"

namespace playground {

// TeX: the symbol of its role, or its id as text.
std::string symbol_of(const Node& node);

// Fills in title and formula; `inputs` are the symbols of the node's inputs.
void describe(Node& node, const Op& op, const std::vector<std::string>& inputs);

}  // namespace playground
