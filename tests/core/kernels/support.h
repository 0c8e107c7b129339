// What the tests of the kernels share.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

namespace playground {

// Numbers in [-1, 1), the same for the same seed.
inline std::vector<float> noise(std::int64_t count, std::uint32_t seed) {
  std::vector<float> values(static_cast<std::size_t>(count));
  std::uint32_t state = seed * 2654435761U + 1;
  for (float& value : values) {
    state = state * 1664525U + 1013904223U;
    value = static_cast<float>(state >> 8) * 0x1p-23F - 1;
  }
  return values;
}

// Whether all bits agree, so that -0 is not 0; nan agrees with nan.
inline bool identical(float a, float b) {
  return (std::isnan(a) && std::isnan(b)) ||
         std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

}  // namespace playground
