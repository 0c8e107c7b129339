// Muon, the optimizer of matrices (Jordan and others, 2024): the mean of a matrix's gradients, made
// orthogonal, so that a step is equally long in all directions and not only in those of the largest
// gradients. As torch.optim.Muon, in F32.
#pragma once

#include <cstdint>
#include <span>

#include "core/train/optimizer.h"

namespace playground::training {

struct MatrixSize {
  std::int64_t rows;
  std::int64_t columns;
};

// Nearly U V^T of a matrix U S V^T (row-major), by five Newton-Schulz steps with the coefficients
// of Jordan: its singular values become 0.7 to 1.2, unless they are below a thousandth of the norm.
void orthogonalize(std::span<float> matrix, MatrixSize size);

// One update with the learning rate of the `step`-th, counted from 1, and the weight decay.
// `momentum` (0 to 1) is how much of the mean of the gradients is kept, with Nesterov's look ahead.
// The change has the size that AdamW's has (Liu and others, 2025: 0.2 by the root of the longer
// side), so both go with one learning rate.
void update_matrix(const OptimizerConfig& config, double momentum, std::int64_t step,
                   std::span<const float> gradients, MatrixSize size, std::span<float> mean,
                   std::span<float> parameters);

}  // namespace playground::training
