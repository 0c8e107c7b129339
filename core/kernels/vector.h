// A few floats at a time: what the kernels compute with. Vector extensions of GCC and Clang, which
// become the instructions of the machine built for (SSE, AVX, NEON, wasm_simd128), or plain floats
// where it has none.
//
// Each lane is computed as the same expression of floats would be; nothing is contracted.
#pragma once

#include <cstdint>
#include <cstring>

// Before a loop whose body already fills the registers.
#ifdef __clang__
#define PLAYGROUND_KEEP_ROLLED _Pragma("clang loop unroll(disable)")
#else
#define PLAYGROUND_KEEP_ROLLED _Pragma("GCC unroll 1")
#endif

namespace playground {

#ifdef __AVX2__
constexpr std::int64_t lanes = 8;
#else
constexpr std::int64_t lanes = 4;
#endif

using Vector = float __attribute__((vector_size(lanes * 4)));
using IntVector = std::int32_t __attribute__((vector_size(lanes * 4)));  // also masks: 0 or -1

inline Vector splat(float x) { return x - Vector{}; }

inline Vector load(const float* from) {
  Vector x;
  std::memcpy(&x, from, sizeof x);
  return x;
}

inline void store(float* to, Vector x) { std::memcpy(to, &x, sizeof x); }

// The first `count` lanes; all of them if there are more. The others are `fill`.
inline Vector load_up_to(const float* from, std::int64_t count, float fill = 0) {
  if (count >= lanes) return load(from);
  float part[lanes];
  store(part, splat(fill));
  for (std::int64_t i = 0; i < count; ++i) part[i] = from[i];
  return load(part);
}

inline void store_up_to(float* to, Vector x, std::int64_t count) {
  if (count >= lanes) return store(to, x);
  float part[lanes];
  store(part, x);
  for (std::int64_t i = 0; i < count; ++i) to[i] = part[i];
}

inline IntVector bits(Vector x) { return reinterpret_cast<IntVector>(x); }
inline Vector from_bits(IntVector x) { return reinterpret_cast<Vector>(x); }

// Lane by lane: a where the mask is set, else b.
inline Vector select(IntVector mask, Vector a, Vector b) {
  return from_bits((bits(a) & mask) | (bits(b) & ~mask));
}

// b where it is the smaller or larger one, else a; so a where either is nan.
inline Vector min(Vector a, Vector b) { return select(b < a, b, a); }
inline Vector max(Vector a, Vector b) { return select(a < b, b, a); }

// The lanes added in pairs.
inline float sum(Vector x) {
  float total[lanes];
  store(total, x);
  for (std::int64_t half = lanes / 2; half > 0; half /= 2) {
    for (std::int64_t i = 0; i < half; ++i) total[i] += total[i + half];
  }
  return total[0];
}

}  // namespace playground
