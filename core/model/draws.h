// Drawing the parameters of an experiment.
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

// The transpose of a matrix (out, in), as torch.nn.Linear stores it; `in_out` is the shape of the
// result.
std::vector<float> transposed(const std::vector<float>& from, const Shape& in_out);

// Keeps the numbers drawn last, if they are at most 2^22 floats: typing changes the sentence, but
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
