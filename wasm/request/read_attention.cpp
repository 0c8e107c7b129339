#include "wasm/request/read_numbers.h"
#include "wasm/request/read_request.h"

namespace playground {

namespace {

constexpr std::string_view scores[] = {"scaled_dot", "dot", "cosine", "additive", "bilinear"};
constexpr std::string_view head_styles[] = {"split", "stacked", "untransposed"};
constexpr std::string_view mask_kinds[] = {"none", "causal", "sliding_window", "prefix", "custom"};
constexpr std::string_view mask_methods[] = {"minus_infinity", "renormalize"};
constexpr std::string_view normalizations[] = {"softmax", "softmax_naive", "sum"};
constexpr std::string_view generators[] = {"torch", "torch_mkl"};

void read_scale(const Place& scale, AttentionConfig& config) {
  if (scale.value().boolean() != nullptr) {
    config.scaled = read_boolean(scale);
  } else if (scale.value().number()) {
    config.scale = read_number(scale);
  } else {
    scale.refuse_type({"true, false or a number", " true、false 或数"});
  }
}

}  // namespace

MaskConfig read_mask(const Place& mask) {
  const Reader reader(mask, {"kind", "window", "length", "allowed"});
  MaskConfig config;
  reader.read("kind", config.kind, mask_kinds);
  reader.read("window", config.window, from_one);
  reader.read("length", config.length, from_zero);
  if (const auto allowed = reader.find("allowed")) {
    config.allowed = read_numbers(*allowed, CellKind::boolean);
  }
  return config;
}

DropoutConfig read_dropout(const Place& dropout) {
  const Reader reader(dropout, {"rate", "seed", "generator"});
  DropoutConfig config;
  reader.read("rate", config.rate, {0, 1});
  reader.read("seed", config.seed, any_integer);
  reader.read("generator", config.generator, generators);
  return config;
}

AttentionConfig read_attention(const Place& attention) {
  const Reader reader(attention, {"score", "additive_hidden", "projections", "d_out", "num_heads",
                                  "num_kv_heads", "head_style", "qkv_bias", "output_projection",
                                  "scale", "mask", "mask_method", "normalize", "dropout"});
  AttentionConfig config;
  reader.read("score", config.score, scores);
  reader.read("additive_hidden", config.additive_hidden, from_one);
  reader.read("projections", config.projections);
  reader.read("d_out", config.d_out, from_one);
  reader.read("num_heads", config.num_heads, from_one);
  reader.read("num_kv_heads", config.num_kv_heads, from_one);
  reader.read("head_style", config.head_style, head_styles);
  reader.read("qkv_bias", config.qkv_bias);
  reader.read("output_projection", config.output_projection);
  if (const auto scale = reader.find("scale")) read_scale(*scale, config);
  if (const auto mask = reader.find("mask")) config.mask = read_mask(*mask);
  reader.read("mask_method", config.mask_method, mask_methods);
  reader.read("normalize", config.normalize, normalizations);
  if (const auto dropout = reader.find("dropout")) config.dropout = read_dropout(*dropout);
  return config;
}

}  // namespace playground
