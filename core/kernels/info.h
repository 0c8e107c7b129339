// What this build computes with.
#pragma once

#include <string>
#include <string_view>

namespace playground {

std::string eigen_version();   // "3.4.0"
std::string_view simd_name();  // "wasm_simd128", "sse2", "avx2", "neon", "none"

}  // namespace playground
