// The parameters of a model. A spec is what a plan knows of a parameter; its kind decides how it is
// drawn.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/tensor/tensor.h"

namespace playground {

enum class ParameterKind {
  matrix,           // (in, out): nn.Linear's weight, drawn as (out, in) by torch_linear
  score_matrix,     // W_additive, U_additive, W_bilinear: drawn and stored in their own orientation
  score_vector,     // v_additive
  bias,             // of a linear layer
  gain,             // of a norm: ones
  norm_bias,        // of a norm: zeros
  embedding_table,  // (V, C)
  positions,        // (T, C), the first rows of the learned table
};

struct ParameterSpec {
  ParameterKind kind;
  Shape shape;
  Axes axes;
  std::int64_t fan_in = 0;  // of a bias: the width of its layer's input
  std::string id = {};      // filled in by the tape

  friend bool operator==(const ParameterSpec&, const ParameterSpec&) = default;
};

// Values by id; matrices as (in, out).
using Parameters = std::map<std::string, Tensor>;

}  // namespace playground
