#include "wasm/read_request.h"

namespace playground {

namespace {

constexpr Choice<Activation> activations[] = {{"relu", Activation::relu},
                                              {"gelu", Activation::gelu},
                                              {"gelu_tanh", Activation::gelu_tanh},
                                              {"silu", Activation::silu},
                                              {"swiglu", Activation::swiglu}};

constexpr Choice<Norm> norms[] = {{"layer", Norm::layer},
                                  {"rms", Norm::rms},
                                  {"batch", Norm::batch},
                                  {"deep", Norm::deep},
                                  {"none", Norm::none}};

constexpr Choice<NormPosition> norm_positions[] = {
    {"post", NormPosition::post}, {"pre", NormPosition::pre}, {"sandwich", NormPosition::sandwich}};

constexpr Choice<BlockKind> block_kinds[] = {{"decoder", BlockKind::decoder},
                                             {"encoder", BlockKind::encoder},
                                             {"encoder_decoder", BlockKind::encoder_decoder}};

constexpr NumberRange not_negative{0};

void read_norm(const Reader& reader, BlockConfig& config) {
  config.norm = reader.choice("norm", norms, config.norm);
  config.norm_position = reader.choice("norm_position", norm_positions, config.norm_position);
  config.norm_epsilon = reader.number("norm_epsilon", config.norm_epsilon, not_negative);
  config.deep_norm_alpha = reader.optional_number("deep_norm_alpha", any_number);
  config.final_norm = reader.boolean("final_norm", config.final_norm);
}

}  // namespace

BlockConfig read_block(const Place& block) {
  const Reader reader(block, {"attention", "feed_forward", "d_ff", "activation", "norm",
                              "norm_position", "norm_epsilon", "deep_norm_alpha", "final_norm",
                              "residual", "dropout", "num_layers", "kind"});
  BlockConfig config;
  config.attention = reader.boolean("attention", config.attention);
  config.feed_forward = reader.boolean("feed_forward", config.feed_forward);
  config.d_ff = reader.optional_integer("d_ff", from_one);
  config.activation = reader.choice("activation", activations, config.activation);
  read_norm(reader, config);
  config.residual = reader.boolean("residual", config.residual);
  if (const auto dropout = reader.find("dropout")) config.dropout = read_dropout(*dropout);
  config.num_layers = reader.integer("num_layers", config.num_layers, from_one);
  config.kind = reader.choice("kind", block_kinds, config.kind);
  return config;
}

}  // namespace playground
