// The libraries and the vector instructions that this build uses.
#pragma once

#include <string>
#include <string_view>

namespace playground {

std::string eigen_version();  // "3.4.0"

bool has_relaxed_simd();  // which fuses multiplications with additions

// "wasm_relaxed_simd", "wasm_simd128", "sse2", "avx2", "avx512", "neon" or "none".
std::string_view simd_name();

}  // namespace playground
