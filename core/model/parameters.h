// Values for every parameter of a plan: given by the request, or drawn.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/graph/parameter.h"
#include "core/model/config.h"
#include "core/model/draws.h"

namespace playground {

// Draws in the order of `specs`, which is the order of the nodes, from `weights.seed`; the table
// and the positions from `embedding.seed` if that is given. Parameters named in `weights.values`
// take those values, but are drawn all the same, so that the others do not change. `cache`, if any,
// may hold what was drawn before. Throws `unknown_node` for an id that is no parameter,
// `shape_mismatch`, and `invalid_value` for a token missing from a table.
Parameters make_parameters(const std::vector<ParameterSpec>& specs, const Config& config,
                           const std::vector<std::string>& vocabulary, DrawCache* cache = nullptr);

// The vector of a token, of the kinds `token` and `table`. Throws `invalid_value` for one missing
// from the table, `shape_mismatch` for one of another width.
void fill_embedding_row(const EmbeddingConfig& config, const std::string& token,
                        std::span<float> row);

}  // namespace playground
