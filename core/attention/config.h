// The attention settings of a request as plain data, with their defaults.
#pragma once

#include <cstdint>
#include <optional>

#include "core/random/dropout.h"
#include "core/tensor/tensor.h"

namespace playground {

inline constexpr std::int64_t default_seed = 123;

enum class Score { scaled_dot, dot, cosine, additive, bilinear };
enum class HeadStyle { split, stacked, untransposed };
enum class MaskKind { none, causal, sliding_window, prefix, custom };
enum class MaskMethod { minus_infinity, renormalize };
enum class Normalize { softmax, softmax_naive, sum };

struct MaskConfig {
  MaskKind kind = MaskKind::none;
  std::optional<std::int64_t> window = {};  // of sliding_window, required there, >= 1
  std::optional<std::int64_t> length = {};  // of prefix, required there, >= 0
  std::optional<GivenNumbers> allowed =
      {};  // of custom, required there: 1 or 0, (T, S) or (B, T, S)
};

struct DropoutConfig {
  double rate = 0;  // 0..1
  std::int64_t seed = default_seed;
  DropoutGenerator generator = DropoutGenerator::torch;
};

struct AttentionConfig {
  Score score = Score::scaled_dot;
  std::optional<std::int64_t> additive_hidden;  // head_dim
  bool projections = true;
  std::optional<std::int64_t> d_out;  // d_in
  std::int64_t num_heads = 1;
  std::optional<std::int64_t> num_kv_heads;  // num_heads
  HeadStyle head_style = HeadStyle::split;
  bool qkv_bias = false;
  bool output_projection = false;
  bool scaled = true;           // `scale` of the request is a boolean …
  std::optional<double> scale;  // … or the factor itself
  std::optional<MaskConfig> mask;
  MaskMethod mask_method = MaskMethod::minus_infinity;
  Normalize normalize = Normalize::softmax;
  DropoutConfig dropout;
};

}  // namespace playground
