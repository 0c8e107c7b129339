// Random experiments that the fast engine supports.
#pragma once

#include "tests/core/run/support.h"

namespace playground::testing {

class Dice {
 public:
  explicit Dice(unsigned seed) : words_(seed) {}

  bool coin() { return one_of(2) == 0; }
  std::int64_t between(std::int64_t least, std::int64_t most) {
    return least + one_of(most - least + 1);
  }
  template <class Value>
  Value among(std::initializer_list<Value> values) {
    return values.begin()[one_of(static_cast<std::int64_t>(values.size()))];
  }
  unsigned seed() { return static_cast<unsigned>(words_()); }

 private:
  std::int64_t one_of(std::int64_t count) {
    return static_cast<std::int64_t>(words_() % static_cast<std::uint32_t>(count));
  }

  std::mt19937 words_;
};

// The lengths of the sentences; everything else is random.
struct Lengths {
  std::int64_t batch = 1;
  std::int64_t tokens = 1;
  std::int64_t context_tokens = 0;  // 0: no context
};

inline MaskConfig random_mask(Dice& dice, const Lengths& lengths) {
  MaskConfig mask;
  const std::int64_t keys = lengths.context_tokens > 0 ? lengths.context_tokens : lengths.tokens;
  mask.kind = dice.among({MaskKind::none, MaskKind::causal, MaskKind::sliding_window,
                          MaskKind::prefix, MaskKind::custom});
  mask.window = dice.between(1, lengths.tokens + 2);
  mask.length = dice.between(0, keys + 2);
  const bool by_sentence = dice.coin();
  const Shape shape{by_sentence ? lengths.batch : 1, lengths.tokens, keys};
  GivenNumbers allowed = random_numbers(shape, dice.seed());
  // Sparse masks hide whole rows and tiles.
  const float bar = dice.among({-0.5F, 0.0F, 0.9F});
  for (float& value : allowed.values) value = value > bar ? 1.0F : 0.0F;
  mask.allowed = std::move(allowed);
  return mask;
}

inline void configure_attention(Dice& dice, std::int64_t width, const Lengths& lengths,
                                Config& config) {
  AttentionConfig& attention = config.attention;
  attention.score = dice.among({Score::scaled_dot, Score::scaled_dot, Score::dot});
  attention.scaled = dice.coin();
  if (dice.coin()) attention.scale = dice.among({0.0, 0.25, -0.5, 1.5});
  attention.projections = dice.between(0, 5) > 0;
  attention.num_heads = dice.among<std::int64_t>({1, 2, 4});
  if (attention.projections && dice.coin()) {
    attention.num_kv_heads = dice.coin() ? 1 : attention.num_heads;
    if (attention.num_heads == 4 && dice.coin()) attention.num_kv_heads = 2;
  }
  if (dice.coin()) attention.d_out = attention.num_heads * dice.between(1, 11);
  attention.qkv_bias = dice.coin();
  attention.output_projection = dice.coin();
  if (dice.coin()) attention.mask = random_mask(dice, lengths);
  const std::int64_t projected =
      config.block || !attention.projections ? width : attention.d_out.value_or(width);
  const bool even = projected / attention.num_heads % 2 == 0;
  config.position.kind = dice.among({PositionKind::none, PositionKind::sinusoidal,
                                     even ? PositionKind::rotary : PositionKind::learned});
  config.position.length = 400;
}

inline BlockConfig random_block(Dice& dice, bool context) {
  BlockConfig block;
  block.attention = dice.between(0, 7) > 0;
  block.feed_forward = dice.between(0, 7) > 0;
  if (dice.coin()) block.d_ff = dice.between(1, 70);
  block.activation = dice.among({Activation::relu, Activation::gelu, Activation::gelu_tanh,
                                 Activation::silu, Activation::swiglu});
  block.norm = dice.among({Norm::layer, Norm::rms, Norm::deep, Norm::none});
  block.norm_position = dice.among({NormPosition::post, NormPosition::pre, NormPosition::sandwich});
  if (block.norm == Norm::deep) {
    block.norm_position = NormPosition::post;
    block.deep_norm_alpha = 1.3;
  }
  block.norm_epsilon = dice.among({1e-5, 1e-3});
  block.final_norm = dice.coin();
  block.residual = dice.between(0, 4) > 0;
  block.num_layers = dice.between(1, 2);
  block.kind = dice.among({BlockKind::decoder, BlockKind::encoder});
  if (context && dice.coin()) block.kind = BlockKind::encoder_decoder;
  return block;
}

// Random gains and biases of norms, because ones and zeros would hide mistakes.
inline void shake_norms(Dice& dice, std::int64_t width, Config& config) {
  if (!config.block || config.block->norm == Norm::none) return;
  const auto give = [&](const std::string& id) {
    config.weights.values[id] = random_numbers({width}, dice.seed());
  };
  const bool encoder_decoder = config.block->kind == BlockKind::encoder_decoder;
  if (config.block->final_norm) give("final_norm.gain");
  if (config.block->final_norm && encoder_decoder) give("encoder.final_norm.gain");
  if (config.block->feed_forward && !encoder_decoder) {
    give("block.0.norm_2.gain");
    if (config.block->norm != Norm::rms) give("block.0.norm_2.bias");
  }
}

inline Sentences random_sentences(Dice& dice, std::int64_t batch, std::int64_t tokens,
                                  std::int64_t width) {
  Sentences sentences;
  sentences.embeddings = random_numbers({batch, tokens, width}, dice.seed());
  if (dice.coin()) return sentences;
  // One sentence keeps its full length, which is that of the batch.
  std::vector<std::int64_t> lengths(static_cast<std::size_t>(batch), tokens);
  for (std::size_t b = 1; b < lengths.size(); ++b) lengths[b] = dice.between(0, tokens);
  sentences.lengths = std::move(lengths);
  return sentences;
}

inline Config random_config(Dice& dice, Lengths lengths) {
  Config config;
  const std::int64_t width = 4 * dice.between(1, 12);
  config.weights.seed = dice.seed();
  config.input = random_sentences(dice, lengths.batch, lengths.tokens, width);
  const bool context = lengths.context_tokens > 0;
  if (context) {
    config.context =
        random_sentences(dice, dice.coin() ? lengths.batch : 1, lengths.context_tokens, width);
  }
  if (dice.between(0, 2) > 0) config.block = random_block(dice, context);
  if (config.block && config.block->kind == BlockKind::encoder_decoder) lengths.context_tokens = 0;
  configure_attention(dice, width, lengths, config);
  shake_norms(dice, width, config);
  return config;
}

}  // namespace playground::testing
