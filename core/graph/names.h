// What a node is called, for people: a title in English and Chinese, and its formula in TeX.
#pragma once

#include "core/graph/node.h"

namespace playground {

// Fills in title and formula from id, op, inputs and parameters.
void describe(Node& node);

}  // namespace playground
