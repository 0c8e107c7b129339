// SIMD vectors of floats, for the kernels. They are vector extensions of GCC and Clang, which
// compile to the instructions of the target (SSE, AVX, NEON, wasm_simd128), or to scalar code where
// it has none.
//
// Each lane is computed as the same expression of floats would be. Nothing but `multiply_add` is
// ever contracted, but for builds with PLAYGROUND_ARCHITECTURE, which fuse what they can.
#pragma once

#include <cstdint>
#include <cstring>

// For a loop whose body already fills the registers, or that has few steps: it is not unrolled.
#ifdef __clang__
#define PLAYGROUND_KEEP_ROLLED _Pragma("clang loop unroll(disable) vectorize(disable)")
#else
#define PLAYGROUND_KEEP_ROLLED _Pragma("GCC unroll 1")
#endif

namespace playground {

#ifdef __AVX2__
constexpr std::int64_t lanes = 8;
#else
constexpr std::int64_t lanes = 4;
#endif

// The next multiple of `unit`.
constexpr std::int64_t rounded_up(std::int64_t count, std::int64_t unit = lanes) {
  return (count + unit - 1) / unit * unit;
}

using Vector = float __attribute__((vector_size(lanes * 4)));
using IntVector = std::int32_t __attribute__((vector_size(lanes * 4)));  // also masks: 0 or -1

inline Vector splat(float x) { return x - Vector{}; }

inline Vector load(const float* from) {
  Vector x;
  std::memcpy(&x, from, sizeof x);
  return x;
}

inline void store(float* to, Vector x) { std::memcpy(to, &x, sizeof x); }

// Calls visit(first, count) for `count` numbers, `lanes` at a time, then for those left over.
template <class Visit>
void along(std::int64_t count, Visit&& visit) {
  std::int64_t i = 0;
  for (; i + lanes <= count; i += lanes) visit(i, lanes);
  if (i < count) visit(i, count - i);
}

// The same numbers, but read from memory: WebAssembly engines build a vector constant anew at each
// use, in several instructions instead of one load.
template <class Numbers>
const Numbers& in_memory(const Numbers& numbers) {
  const Numbers* place = &numbers;
  asm("" : "+r"(place));  // hides the numbers from the compiler
  return *place;
}

// Load and store fewer than `lanes` floats; the other lanes are `fill`.
Vector load_part(const float* from, std::int64_t count, float fill);
void store_part(float* to, Vector x, std::int64_t count);

// The first `count` lanes; all of them if there are more.
inline Vector load_up_to(const float* from, std::int64_t count, float fill = 0) {
  return count >= lanes ? load(from) : load_part(from, count, fill);
}

inline void store_up_to(float* to, Vector x, std::int64_t count) {
  if (count >= lanes) return store(to, x);
  store_part(to, x, count);
}

// sum + a b. With relaxed SIMD it is rounded once on processors that fuse the two, which one
// processor does always or never; elsewhere the product is rounded first, unless the build fuses
// all.
inline Vector multiply_add(Vector a, Vector b, Vector sum) {
#ifndef __wasm_relaxed_simd__
  return sum + a * b;
#elif __has_builtin(__builtin_wasm_relaxed_madd_f32x4)
  return __builtin_wasm_relaxed_madd_f32x4(a, b, sum);
#else
  return __builtin_wasm_fma_f32x4(a, b, sum);  // in LLVM before 16; see scripts/relaxed_simd.mjs
#endif
}

inline IntVector bits(Vector x) { return reinterpret_cast<IntVector>(x); }
inline Vector from_bits(IntVector x) { return reinterpret_cast<Vector>(x); }

// Lane by lane: a where the mask is set, else b.
inline Vector select(IntVector mask, Vector a, Vector b) { return mask ? a : b; }

// b where it is the smaller or larger one, else a; so a where either is nan.
inline Vector min(Vector a, Vector b) { return b < a ? b : a; }
inline Vector max(Vector a, Vector b) { return a < b ? b : a; }

// The lanes added in pairs.
float sum(Vector x);

// The lower halves of a and b, lane by lane in turn; the upper halves.
inline Vector interleaved_low(Vector a, Vector b) {
#ifdef __AVX2__
  return Vector{a[0], b[0], a[1], b[1], a[2], b[2], a[3], b[3]};
#else
  return Vector{a[0], b[0], a[1], b[1]};
#endif
}

inline Vector interleaved_high(Vector a, Vector b) {
#ifdef __AVX2__
  return Vector{a[4], b[4], a[5], b[5], a[6], b[6], a[7], b[7]};
#else
  return Vector{a[2], b[2], a[3], b[3]};
#endif
}

// Rows become columns: each round is a perfect shuffle of all cells.
inline void transpose(Vector (&square)[lanes]) {
  for (std::int64_t round = 1; round < lanes; round *= 2) {
    Vector next[lanes];
    for (std::int64_t i = 0; i < lanes / 2; ++i) {
      next[2 * i] = interleaved_low(square[i], square[i + lanes / 2]);
      next[2 * i + 1] = interleaved_high(square[i], square[i + lanes / 2]);
    }
    for (std::int64_t i = 0; i < lanes; ++i) square[i] = next[i];
  }
}

}  // namespace playground
