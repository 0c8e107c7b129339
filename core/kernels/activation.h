// Activations that are applied after a product, as training does, which needs the numbers before
// them too.
#pragma once

#include <cstdint>

#include "core/kernels/packed_product.h"

namespace playground {

// result = activation(x), of `count` numbers; within 1e-6 + 1e-6 |y| of the exact y. May be x.
void activate(FusedActivation activation, const float* x, std::int64_t count, float* result);

// gradient *= activation'(x).
void activate_backward(FusedActivation activation, const float* x, std::int64_t count,
                       float* gradient);

}  // namespace playground
