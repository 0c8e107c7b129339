#include "core/kernels/info.h"
#include "wasm/json/json_writer.h"
#include "wasm/request/parse.h"
#include "wasm/response/write_response.h"

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
  JsonWriter json;
  json.begin_object().member("api", api_version).member("version", PLAYGROUND_VERSION);
  // This build differs from wasm-simd only in the kernels.
  json.member("build", has_relaxed_simd() ? "wasm-relaxed" : build)
      .member("simd", simd_name())
      .member("eigen", eigen_version());
  json.key("limits").begin_object();
  json.member("request_bytes", max_request_bytes).member("depth", max_request_depth);
  json.member("batch", limits.batch).member("tokens", limits.tokens).member("width", limits.width);
  json.member("layers", limits.layers).member("floats", limits.floats);
  json.member("nodes", limits.nodes).member("multiply_adds", limits.multiply_adds);
  json.member("sessions", limits.sessions);
  return json.end_object().end_object().take();
}

}  // namespace playground
