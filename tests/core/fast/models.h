// Models of the fast engine, without `run_output`.
#pragma once

#include "core/fast/model.h"
#include "core/model/forward.h"
#include "core/model/parameters.h"
#include "core/run/plan.h"
#include "tests/core/fast/configurations.h"

namespace playground::testing {

inline Model model_of(const Config& config) {
  const TokenSides sides = read_sides(config);
  Tape plan = planning_tape();
  forward(plan, config, sides);
  return {config, widths_of(config, sides),
          make_parameters(plan.parameter_specs(), config, sides.vocabulary)};
}

// The given vectors of a configuration that adds no positions to them.
inline std::vector<float> forward_of(Model& model, const Config& config) {
  const Shape& shape = config.input.embeddings->shape;
  const std::int64_t tokens = shape[shape.size() - 2];
  std::vector<float> result(static_cast<std::size_t>(tokens * model.result_width()));
  model.forward({config.input.embeddings->values.data(), 1, tokens}, nullptr, result.data());
  return result;
}

// A causal one, with or without a block.
inline Config random_causal_config(Dice& dice, std::int64_t tokens) {
  Config config;
  do {
    config = random_config(dice, {1, tokens, 0});
    config.input.lengths.reset();
    const bool window = dice.coin();
    config.attention.mask =
        MaskConfig{window ? MaskKind::sliding_window : MaskKind::causal, dice.between(1, tokens)};
  } while (config.position.kind != PositionKind::none &&
           config.position.kind != PositionKind::rotary);
  return config;
}

}  // namespace playground::testing
