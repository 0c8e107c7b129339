// How much an earlier run knows of one whose configuration differs in its sentence alone.
#pragma once

#include <cstdint>

#include "core/experiment/tokens.h"
#include "core/graph/reuse.h"

namespace playground {

// Whether `earlier` is the run of these sentences and holds all that is wanted.
bool is_answered(const TokenSides& sides, const ExperimentResult& earlier, IsWanted wanted);

// How many tokens at the start of the sentence have rows that stand in both runs; 0 unless no token
// sees a later one.
std::int64_t kept_tokens(const Config& config, const TokenSides& sides,
                         const ExperimentResult& earlier);

}  // namespace playground
