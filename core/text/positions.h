// Sinusoidal position encodings.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace playground {

// Vaswani et al. 2017, section 3.5: PE(pos, 2i) = sin(pos / 10000^(2i/C)), PE(pos, 2i+1) = cos of
// the same; `encoding` is (T, C) row-major, C = width >= 1. Angles in double,
// rounded once; an odd width ends with a sine.
void fill_sinusoidal(std::int64_t width, std::span<float> encoding);

}  // namespace playground
