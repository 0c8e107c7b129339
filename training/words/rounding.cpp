#include "training/words/rounding.h"

#include "training/words/halves.h"
#include "wasm/files/safetensors.h"

namespace playground::training {

void round_parameters(std::span<float> parameters, const fast::Arena& arena, float share) {
  in_halves([&](std::size_t half) {
    for (const fast::Arena::Slice& slice : arena.slices()) {
      if (slice.shape.size() < 2) continue;
      const auto rows = static_cast<std::size_t>(slice.shape[0]);
      const std::size_t width = static_cast<std::size_t>(count(slice.shape)) / rows;
      const auto [first, last] = rounded_halves(rows)[half];
      if (first == last) continue;
      round_rows(parameters.subspan(static_cast<std::size_t>(slice.first) + first * width,
                                    (last - first) * width),
                 last - first, share);
    }
  });
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
