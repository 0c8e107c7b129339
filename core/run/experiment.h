// Configuration and weights in, graph out: the one door to everything the core computes.
#pragma once

#include <string>

#include "core/graph/node.h"
#include "core/model/active_settings.h"
#include "core/model/config.h"
#include "core/model/draws.h"
#include "core/run/program.h"
#include "core/run/tokens.h"

namespace playground {

struct ExperimentResult {
  TokenizedBatch tokens;
  Graph graph;
  std::string output;  // the id of the last result
  ActiveSettings settings = {};
  Graph alternatives = {};  // where they are asked for, see alternatives.h
};

// Runs the forward pass and records it. `cache`, if any, saves drawing the same parameters again.
// Throws InputError, std::bad_alloc; nothing else.
ExperimentResult run_experiment(const Config& config, DrawCache* cache = nullptr);

// The same for those who want the output alone: no other node has values, title or formula. By the
// fast engine where that computes what is asked for and its numbers stay finite; then equal to the
// tape's within 1e-5 + 1e-5 |x|.
ExperimentResult run_output(const Config& config, DrawCache* cache = nullptr);

ExperimentResult run_program(const Program& program);

}  // namespace playground
