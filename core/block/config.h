// The settings of a transformer block and of a stack of them, as plain data with their defaults.
#pragma once

#include <cstdint>
#include <optional>

#include "core/attention/config.h"

namespace playground {

enum class Activation { relu, gelu, gelu_tanh, silu, swiglu };
enum class Norm { layer, rms, batch, deep, none };
enum class NormPosition { post, pre, sandwich };
enum class BlockKind { decoder, encoder, encoder_decoder };

struct BlockConfig {
  bool attention = true;
  bool feed_forward = true;
  std::optional<std::int64_t> d_ff;  // 4 d_in
  Activation activation = Activation::relu;
  Norm norm = Norm::layer;
  NormPosition norm_position = NormPosition::post;
  double norm_epsilon = 1e-5;
  std::optional<double> deep_norm_alpha;  // (2 num_layers)^(1/4); required for encoder_decoder
  bool final_norm = false;
  bool residual = true;
  DropoutConfig dropout;
  std::int64_t num_layers = 1;
  BlockKind kind = BlockKind::decoder;
};

}  // namespace playground
