#include "core/kernels/info.h"
#include "wasm/json_writer.h"
#include "wasm/parse.h"
#include "wasm/write_response.h"

namespace playground {

namespace {

// The kernels decide: all else is the same with relaxed SIMD and without.
std::string_view build_name() {
  const std::string_view simd = simd_name();
  if (simd == "wasm_relaxed_simd") return "wasm-relaxed";
  if (simd == "wasm_simd128") return "wasm-simd";
#ifdef __wasm__
  return "wasm-scalar";
#else
  return "native";
#endif
}

constexpr int api_version = 1;

}  // namespace

std::string write_version() {
  JsonWriter json;
  json.begin_object().member("api", api_version).member("version", PLAYGROUND_VERSION);
  json.member("build", build_name()).member("simd", simd_name()).member("eigen", eigen_version());
  json.key("limits").begin_object();
  json.member("request_bytes", max_request_bytes).member("depth", max_request_depth);
  json.member("batch", limits.batch).member("tokens", limits.tokens).member("width", limits.width);
  json.member("layers", limits.layers).member("floats", limits.floats);
  json.member("nodes", limits.nodes).member("multiply_adds", limits.multiply_adds);
  json.member("sessions", limits.sessions);
  return json.end_object().end_object().take();
}

}  // namespace playground
