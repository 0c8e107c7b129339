// What a node is called, for people: a title in English and Chinese, and its formula in TeX.
#pragma once

#include "core/graph/node.h"
#include "core/graph/op.h"

namespace playground {

// Fills in title and formula from id, inputs, parameters and the row of its op.
void describe(Node& node, const Op& op);

}  // namespace playground
