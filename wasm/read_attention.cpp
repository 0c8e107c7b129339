#include "wasm/read_numbers.h"
#include "wasm/read_request.h"

namespace playground {

namespace {

constexpr Choice<Score> scores[] = {{"scaled_dot", Score::scaled_dot},
                                    {"dot", Score::dot},
                                    {"cosine", Score::cosine},
                                    {"additive", Score::additive},
                                    {"bilinear", Score::bilinear}};

constexpr Choice<HeadStyle> head_styles[] = {{"split", HeadStyle::split},
                                             {"stacked", HeadStyle::stacked},
                                             {"untransposed", HeadStyle::untransposed}};

constexpr Choice<MaskKind> mask_kinds[] = {{"none", MaskKind::none},
                                           {"causal", MaskKind::causal},
                                           {"sliding_window", MaskKind::sliding_window},
                                           {"prefix", MaskKind::prefix},
                                           {"custom", MaskKind::custom}};

constexpr Choice<MaskMethod> mask_methods[] = {{"minus_infinity", MaskMethod::minus_infinity},
                                               {"renormalize", MaskMethod::renormalize}};

constexpr Choice<Normalize> normalizations[] = {{"softmax", Normalize::softmax},
                                                {"softmax_naive", Normalize::softmax_naive},
                                                {"sum", Normalize::sum}};

constexpr Choice<DropoutGenerator> generators[] = {{"torch", DropoutGenerator::torch},
                                                   {"torch_mkl", DropoutGenerator::torch_mkl}};

MaskConfig read_mask(const Place& mask) {
  const Reader reader(mask, {"kind", "window", "length", "allowed"});
  MaskConfig config;
  config.kind = reader.choice("kind", mask_kinds, config.kind);
  config.window = reader.optional_integer("window", from_one);
  config.length = reader.optional_integer("length", from_zero);
  if (const auto allowed = reader.find("allowed")) {
    config.allowed = read_numbers(*allowed, Cells::booleans);
  }
  return config;
}

void read_scale(const Place& scale, AttentionConfig& config) {
  if (scale.value.boolean() != nullptr) {
    config.scaled = read_boolean(scale);
  } else if (scale.value.number()) {
    config.scale = read_number(scale);
  } else {
    throw_invalid_type(scale, "true, false or a number");
  }
}

void read_heads(const Reader& reader, AttentionConfig& config) {
  config.d_out = reader.optional_integer("d_out", from_one);
  config.num_heads = reader.integer("num_heads", config.num_heads, from_one);
  config.num_kv_heads = reader.optional_integer("num_kv_heads", from_one);
  config.head_style = reader.choice("head_style", head_styles, config.head_style);
}

}  // namespace

DropoutConfig read_dropout(const Place& dropout) {
  const Reader reader(dropout, {"rate", "seed", "generator"});
  DropoutConfig config;
  config.rate = reader.number("rate", config.rate, {0, 1});
  config.seed = reader.integer("seed", config.seed, any_integer);
  config.generator = reader.choice("generator", generators, config.generator);
  return config;
}

AttentionConfig read_attention(const Place& attention) {
  const Reader reader(attention, {"score", "additive_hidden", "projections", "d_out", "num_heads",
                                  "num_kv_heads", "head_style", "qkv_bias", "output_projection",
                                  "scale", "mask", "mask_method", "normalize", "dropout"});
  AttentionConfig config;
  config.score = reader.choice("score", scores, config.score);
  config.additive_hidden = reader.optional_integer("additive_hidden", from_one);
  config.projections = reader.boolean("projections", config.projections);
  read_heads(reader, config);
  config.qkv_bias = reader.boolean("qkv_bias", config.qkv_bias);
  config.output_projection = reader.boolean("output_projection", config.output_projection);
  if (const auto scale = reader.find("scale")) read_scale(*scale, config);
  if (const auto mask = reader.find("mask")) config.mask = read_mask(*mask);
  config.mask_method = reader.choice("mask_method", mask_methods, config.mask_method);
  config.normalize = reader.choice("normalize", normalizations, config.normalize);
  if (const auto dropout = reader.find("dropout")) config.dropout = read_dropout(*dropout);
  return config;
}

}  // namespace playground
