// How the numbers of a safetensors file stand in its bytes, for its reader and its writer.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace playground {

inline constexpr std::string_view stored_type_names[] = {"F32", "F16", "BF16", "I8"};
inline constexpr std::size_t length_bytes = 8;  // of the header's length, before it
inline constexpr std::string_view scale_suffix = ".scale";
inline constexpr float most_i8 = 127;  // -128 is read, but not written

inline float float_of(std::uint32_t bits) {
  float value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

inline std::uint32_t bits_of(float value) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

// A half is the binary16 of IEEE 754.
inline float from_half(std::uint32_t half) {
  const std::uint32_t sign = (half & 0x8000U) << 16U;
  const std::uint32_t exponent = half >> 10U & 0x1fU;
  const std::uint32_t fraction = half & 0x3ffU;
  if (exponent == 0) {
    const float size = std::ldexp(static_cast<float>(fraction), -24);
    return sign != 0 ? -size : size;
  }
  const std::uint32_t rebased = exponent == 0x1fU ? 0xffU : exponent + 112;
  return float_of(sign | rebased << 23U | fraction << 13U);
}

// The least half that is not below `value`; that is positive and within the normal halves.
inline std::uint32_t half_above(float value) {
  const auto bits = bits_of(value);
  const std::uint32_t cut = (bits >> 13U) + ((bits & 0x1fffU) != 0 ? 1 : 0);
  return cut - (112U << 10U);
}

// The nearest half; `value` is no larger than halves can be.
inline std::uint32_t nearest_half(float value) {
  const std::uint32_t sign = bits_of(value) >> 16U & 0x8000U;
  const float size = std::abs(value);
  if (size < 0x1p-14F) return sign | static_cast<std::uint32_t>(std::lround(size * 0x1p24F));
  return sign | (((bits_of(size) + 0x1000U) >> 13U) - (112U << 10U));
}

}  // namespace playground
