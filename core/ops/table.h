// The op table: every operation that leaves a node, in one list.
#pragma once

#include <span>
#include <string_view>

#include "core/graph/op.h"

namespace playground {

std::span<const Op* const> op_table();

// The row of this name; null if there is none.
const Op* find_op(std::string_view name);

}  // namespace playground
