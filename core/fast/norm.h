// The norms of the fast engine.
#pragma once

#include <cstdint>

#include "core/fast/layers.h"

namespace playground::fast {

// Each of the rows (count, C) of x by its mean and variance, or by its root mean square; result may
// be x. A row without any spread becomes the bias, as on the tape.
void normalize(const NormLayer& norm, double epsilon, const float* x, std::int64_t count,
               float* result);

}  // namespace playground::fast
