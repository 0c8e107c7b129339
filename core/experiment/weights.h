// Values for every parameter of a plan: given by the request, or drawn.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/experiment/config.h"
#include "core/graph/parameter.h"

namespace playground {

// Draws in the order of `parameters`, which is the order of the nodes, from `weights.seed`; the
// table and the positions from `embedding.seed` if that is given. Parameters named in
// `weights.values` take those, but draw all the same, so that the others do not change. Throws
// `unknown_node` for an id that is no parameter, `shape_mismatch`, and `invalid_value` for a token
// missing from a table.
Weights make_weights(const std::vector<ParameterSpec>& parameters, const Config& config,
                     const std::vector<std::string>& vocabulary);

// The vector of a token, of the kinds `token` and `table`. Throws `invalid_value` for one missing
// from the table, `shape_mismatch` for one of another width.
void fill_embedding_row(const EmbeddingConfig& config, const std::string& token,
                        std::span<float> row);

// Those alone whose values go with the sentence: the table, and as many positions as it has tokens.
// They are drawn first, so they are the same as among all. Throws `invalid_value`,
// `shape_mismatch`.
Weights make_sentence_weights(const std::vector<ParameterSpec>& parameters, const Config& config,
                              const std::vector<std::string>& vocabulary);

}  // namespace playground
