#include "training/words/rounding.h"

#include "wasm/files/safetensors.h"

namespace playground::training {

void round_parameters(std::span<float> parameters, const fast::Arena& arena, float share) {
  for (const fast::Arena::Slice& slice : arena.slices()) {
    if (slice.shape.size() < 2) continue;
    const auto size = static_cast<std::size_t>(count(slice.shape));
    round_rows(parameters.subspan(static_cast<std::size_t>(slice.first), size),
               static_cast<std::size_t>(slice.shape[0]), share);
  }
}

const float* numbers_of_step(const RecipeFields& recipe, std::int64_t step,
                             std::span<const float> parameters, const fast::Arena& arena,
                             std::vector<float>& rounded) {
  const double done = static_cast<double>(step) / static_cast<double>(recipe.steps);
  if (done < recipe.rounded_from) return parameters.data();
  rounded.assign(parameters.begin(), parameters.end());
  round_parameters(rounded, arena, static_cast<float>(recipe.rounding));
  return rounded.data();
}

}  // namespace playground::training
