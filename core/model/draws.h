// The random numbers of an experiment's parameters.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/graph/parameter.h"
#include "core/model/config.h"

namespace playground {

// Everything that decides the numbers.
struct Draws {
  WeightInit init = WeightInit::torch_linear;
  std::int64_t seed = default_seed;
  std::optional<std::int64_t> input_seed = {};  // a generator of its own for table and positions
  std::vector<ParameterSpec> specs = {};        // in the order of the draws

  friend bool operator==(const Draws&, const Draws&) = default;
};

// Values by id, in the shapes of the specs.
using Drawn = std::map<std::string, std::vector<float>>;

Drawn draw(const Draws& draws);

// A matrix (out, in), as torch.nn.Linear keeps it, in the shape `in_out`.
std::vector<float> transposed(const std::vector<float>& from, const Shape& in_out);

// Keeps the latest numbers drawn, up to 2^22 floats of them: a keystroke changes the sentence, but
// seldom what is drawn.
class DrawCache {
 public:
  // As `draw`.
  Drawn get(const Draws& draws);

 private:
  Draws draws_;
  Drawn drawn_;  // of `draws_`
};

}  // namespace playground
