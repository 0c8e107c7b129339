#include "core/kernels/info.h"

#include <Eigen/Core>

namespace playground {

std::string eigen_version() {
  return std::to_string(EIGEN_WORLD_VERSION) + "." + std::to_string(EIGEN_MAJOR_VERSION) + "." +
         std::to_string(EIGEN_MINOR_VERSION);
}

bool has_relaxed_simd() {
#ifdef __wasm_relaxed_simd__
  return true;
#else
  return false;
#endif
}

std::string_view simd_name() {
  if (has_relaxed_simd()) return "wasm_relaxed_simd";
#if defined(__wasm_simd128__)
  return "wasm_simd128";
#elif defined(__AVX512F__)
  return "avx512";
#elif defined(__AVX2__)
  return "avx2";
#elif defined(__SSE2__)
  return "sse2";
#elif defined(__ARM_NEON)
  return "neon";
#else
  return "none";
#endif
}

}  // namespace playground
