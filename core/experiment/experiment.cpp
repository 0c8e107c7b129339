#include "core/experiment/experiment.h"

#include <algorithm>

#include "core/experiment/forward.h"
#include "core/experiment/plan.h"
#include "core/experiment/weights.h"
#include "core/message.h"

namespace playground {
namespace {

void require_batches_meet(const TokenSides& sides) {
  if (!sides.context || sides.context->batch() == 1) return;
  if (sides.context->batch() == sides.input.batch()) return;
  refuse(ErrorCode::shape_mismatch, {"/input/context_text"},
         {"the context must have one sentence, or one for each of the ", sides.input.batch(),
          " sentences; it has ", sides.context->batch()});
}

}  // namespace

ExperimentResult run_experiment(const Config& config) {
  TokenSides sides = read_sides(config);
  require_batches_meet(sides);

  Tape plan = planning_tape();
  forward(plan, config, sides);
  check_overrides(plan.graph(), config.overrides);

  Tape tape(make_weights(plan.parameters(), config, sides.vocabulary), config.overrides);
  const Ref output = forward(tape, config, sides);
  ExperimentResult result;
  result.output = tape.id(output);
  result.graph = tape.take_graph();
  result.tokens.input = std::move(sides.input.sentences);
  if (sides.context) result.tokens.context = std::move(sides.context->sentences);
  result.tokens.vocabulary = std::move(sides.vocabulary);
  return result;
}

}  // namespace playground
