#include "core/kernels/info.h"
#include "wasm/parse.h"
#include "wasm/write_response.h"

namespace playground {

namespace {

#if defined(__wasm_simd128__)
constexpr std::string_view build = "wasm-simd";
#elif defined(__wasm__)
constexpr std::string_view build = "wasm-scalar";
#else
constexpr std::string_view build = "native";
#endif

constexpr int api_version = 1;

}  // namespace

std::string write_version() {
  const OrderedJson json = {{"api", api_version},
                            {"version", PLAYGROUND_VERSION},
                            {"build", build},
                            {"simd", simd_name()},
                            {"eigen", eigen_version()},
                            {"limits",
                             {{"request_bytes", max_request_bytes},
                              {"depth", max_request_depth},
                              {"batch", limits.batch},
                              {"tokens", limits.tokens},
                              {"width", limits.width},
                              {"layers", limits.layers},
                              {"floats", limits.floats},
                              {"nodes", limits.nodes}}}};
  return json.dump();
}

}  // namespace playground
