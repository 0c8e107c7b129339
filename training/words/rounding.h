// Training with the numbers that the file will have.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/fast/backward/arena.h"
#include "training/words/recipe.h"

namespace playground::training {

// The matrices become what a file with this share gives back, as of `round_rows`. Vectors stay:
// they are stored as halves, which are near enough.
void round_parameters(std::span<float> parameters, const fast::Arena& arena, float share);

// What a step is computed with: the parameters, or, from the recipe's share of the steps on, a
// rounded copy in `rounded`. Gradients of rounded numbers are taken for those of the exact ones:
// the straight-through estimator (Bengio, Léonard and Courville, 2013).
const float* numbers_of_step(const RecipeFields& recipe, std::int64_t step,
                             std::span<const float> parameters, const fast::Arena& arena,
                             std::vector<float>& rounded);

}  // namespace playground::training
