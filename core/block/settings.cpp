#include <cmath>
#include <string>

#include "core/block/block.h"
#include "core/message.h"

namespace playground {
namespace {

void settle_deep_norm(BlockConfig& config) {
  if (config.norm != Norm::deep) return;
  require(config.norm_position == NormPosition::post, ErrorCode::invalid_value,
          {"/block/norm_position"}, {"deep norm is defined for norm_position post only"});
  if (config.deep_norm_alpha) return;
  require(config.kind != BlockKind::encoder_decoder, ErrorCode::missing_field,
          {"/block/deep_norm_alpha"},
          {"deep norm in an encoder-decoder has no common default: give deep_norm_alpha"});
  config.deep_norm_alpha = std::sqrt(std::sqrt(2.0 * static_cast<double>(config.num_layers)));
}

}  // namespace

BlockConfig settle(BlockConfig config, std::int64_t width, std::int64_t widest,
                   std::int64_t most_layers) {
  config.d_ff = config.d_ff.value_or(4 * width);
  require(*config.d_ff >= 1, ErrorCode::invalid_value, {"/block/d_ff"},
          {"d_ff must be at least 1"});
  require(*config.d_ff <= widest, ErrorCode::too_large, {"/block/d_ff"},
          {"d_ff ", *config.d_ff, " is beyond the width limit of ", widest});
  require(config.num_layers >= 1, ErrorCode::invalid_value, {"/block/num_layers"},
          {"num_layers must be at least 1"});
  require(config.num_layers <= most_layers, ErrorCode::too_large, {"/block/num_layers"},
          {config.num_layers, " is beyond the limit of ", most_layers, " layers"});
  require(config.norm_epsilon >= 0, ErrorCode::invalid_value, {"/block/norm_epsilon"},
          {"norm_epsilon must not be negative"});
  require(config.dropout.rate >= 0 && config.dropout.rate <= 1, ErrorCode::invalid_value,
          {"/block/dropout/rate"}, {"rate must lie in 0..1"});
  settle_deep_norm(config);
  return config;
}

}  // namespace playground
