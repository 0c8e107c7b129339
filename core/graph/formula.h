// The title of a node in English and Chinese, and its formula in TeX.
#pragma once

#include <string>
#include <vector>

#include "core/graph/node.h"
#include "core/graph/op.h"

namespace playground {

// TeX: the symbol of its role, or its id as text; with primes where it would be that of an input.
std::string symbol_of(const Node& node, const std::vector<const Node*>& inputs);

// Fills in title and formula of a node that has its symbol; `inputs` are those of its inputs.
void describe(Node& node, const Op& op, const std::vector<std::string>& inputs);

}  // namespace playground
