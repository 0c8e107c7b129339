// Runs an experiment or a program: a configuration in, a graph out.
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
  Graph alternatives = {};  // where they are requested, see alternatives.h
};

// Runs the forward pass and records it. `cache`, if any, saves drawing the same parameters again.
// Throws InputError, std::bad_alloc; nothing else.
ExperimentResult run_experiment(const Config& config, DrawCache* cache = nullptr);

// The same where only the output is wanted: no other node has values, title or formula. The fast
// engine computes it if it can and the numbers stay finite; they are then equal to the tape's
// within 1e-5 + 1e-5 |x|.
ExperimentResult run_output(const Config& config, DrawCache* cache = nullptr);

ExperimentResult run_program(const Program& program);

}  // namespace playground
