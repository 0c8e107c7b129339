#include "wasm/request/read_request.h"

namespace playground {

namespace {

constexpr std::string_view activations[] = {"relu", "gelu", "gelu_tanh", "silu", "swiglu"};
constexpr std::string_view norms[] = {"layer", "rms", "batch", "deep", "none"};
constexpr std::string_view norm_positions[] = {"post", "pre", "sandwich"};
constexpr std::string_view block_kinds[] = {"decoder", "encoder", "encoder_decoder"};

constexpr NumberRange not_negative{0};

}  // namespace

BlockConfig read_block(const Place& block) {
  const Reader reader(block, {"attention", "feed_forward", "d_ff", "activation", "norm",
                              "norm_position", "norm_epsilon", "deep_norm_alpha", "final_norm",
                              "residual", "dropout", "num_layers", "kind"});
  BlockConfig config;
  reader.read("attention", config.attention);
  reader.read("feed_forward", config.feed_forward);
  reader.read("d_ff", config.d_ff, from_one);
  reader.read("activation", config.activation, activations);
  reader.read("norm", config.norm, norms);
  reader.read("norm_position", config.norm_position, norm_positions);
  reader.read("norm_epsilon", config.norm_epsilon, not_negative);
  reader.read("deep_norm_alpha", config.deep_norm_alpha, any_number);
  reader.read("final_norm", config.final_norm);
  reader.read("residual", config.residual);
  if (const auto dropout = reader.find("dropout")) config.dropout = read_dropout(*dropout);
  reader.read("num_layers", config.num_layers, from_one);
  reader.read("kind", config.kind, block_kinds);
  return config;
}

}  // namespace playground
