// What a node is in its model: the query, the scores, the weights …
#pragma once

#include <span>
#include <string_view>

#include "core/graph/op.h"

namespace playground {

struct Role {
  std::string_view name;  // "query"
  Words title;
  std::string_view symbol;                // TeX
  std::string_view numbered_symbol = {};  // in a numbered sub-layer, with # in place of the number
};

// The roles of models, then those that programs alone use.
std::span<const Role> role_table();

// The role of this name; null if there is none.
const Role* find_role(std::string_view name);

}  // namespace playground
