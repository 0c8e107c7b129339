// One experiment as plain data: every field of a `run` request, with its default. Nothing is
// checked here; `run_experiment` does that, so that every caller gets the same errors.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/random/dropout.h"
#include "core/random/generator.h"
#include "core/tensor/tensor.h"
#include "core/text/tokenizer.h"

namespace playground {

// One side of the attention: the sentence itself, or its context. At most one of text, tokens and
// embeddings gives the length; tokens beside embeddings are labels.
struct Sentences {
  std::optional<std::vector<std::string>> text;                 // B sentences
  std::optional<std::vector<std::vector<std::string>>> tokens;  // B lists
  std::optional<GivenNumbers> embeddings;                       // (T, C) or (B, T, C)
  std::optional<std::vector<std::int64_t>> lengths;             // B, 0..T
  bool is_batch = false;  // text or tokens came as an array of sentences

  bool given() const { return text || tokens || embeddings; }
  // The name of the field that gives the length.
  const char* source() const { return embeddings ? "embeddings" : tokens ? "tokens" : "text"; }
};

enum class EmbeddingKind { token, random, table };
using VectorsByToken = std::map<std::string, std::vector<float>>;

struct EmbeddingConfig {
  EmbeddingKind kind = EmbeddingKind::token;
  std::optional<std::int64_t> d_in;  // 8, or the width of what is given
  std::optional<std::int64_t> seed;
  std::optional<VectorsByToken> values;  // of `table`, required there: a row for each token
};

enum class PositionKind { none, sinusoidal, learned, rotary };

struct PositionConfig {
  PositionKind kind = PositionKind::none;
  std::optional<std::int64_t> length;

  std::int64_t rows() const { return length.value_or(64); }  // of the learned table
};

enum class WeightInit { torch_linear, torch_rand, xavier_uniform, normal, identity };
enum class WeightLayout { in_out, torch };

struct WeightsConfig {
  WeightInit init = WeightInit::torch_linear;
  std::int64_t seed = default_seed;
  std::map<std::string, GivenNumbers> values;  // by parameter id
  WeightLayout layout = WeightLayout::in_out;
};

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

// False: its heads are not transposed (axes (B, T, H, D)), and each token compares its heads with
// each other; the scores are (B, T, H, H).
inline bool attends_to_tokens(const AttentionConfig& config) {
  return config.head_style != HeadStyle::untransposed || config.num_heads == 1;
}

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

// What is computed of an attention besides itself, for a lesson with a picture of its own: see
// core/model/study.h.
enum class StudyKind { none, cache, tiles, reach, groups, depth, scale, lookup, positions, pages };

struct StudyConfig {
  StudyKind kind = StudyKind::none;
  std::int64_t length = 4096;  // of cache: tokens to count to; of pages: tokens that a contiguous
                               // piece has room for; 1..limits.tokens
  std::int64_t tile = 4;       // of tiles: queries and keys of a tile, 1..64
  std::int64_t layers = 3;     // of reach: 1..12
  std::int64_t blocks = 24;    // of depth: 1..48
  std::int64_t width = 64;     // of scale: the width of queries and keys shown, 2..512
  double temperature = 1;      // of lookup: 0.01..100, to thousandths
  std::int64_t position = 24;  // of positions: 0..127
  std::optional<std::int64_t> shuffle = {};  // of positions, a seed: weights.seed
  std::int64_t page = 4;                     // of pages: tokens of a block, 1..16
  std::optional<std::string> other = {};     // of pages: the second sentence; see core/run/tokens.h
};

// What is predicted from the output: a score for each token of the vocabulary.
struct HeadConfig {
  // All tokens that may be predicted, and read; empty: those of the sentences.
  std::vector<std::string> vocabulary = {};
  bool tied = false;  // scored with the embedding table
  bool bias = false;  // of a head that is not tied
};

// The token that each token should predict; with `next` the one after it, else by sentence, unset
// where none counts.
struct TargetsConfig {
  bool next = false;
  std::vector<std::vector<std::optional<std::string>>> lists = {};
};

// What a gradient is of: a node of one number, or one number of a node.
struct GradientOf {
  std::string node;
  std::optional<std::int64_t> index;  // row-major
  std::string path;                   // JSON pointer to it, for errors
};

struct Config {
  Sentences input;
  Sentences context;  // `input.context_*`
  Tokenizer tokenizer = Tokenizer::word;
  EmbeddingConfig embedding;
  PositionConfig position;
  AttentionConfig attention;
  std::optional<BlockConfig> block;
  WeightsConfig weights;
  StudyConfig study;
  std::map<std::string, GivenNumbers> overrides;  // by node id
  std::optional<HeadConfig> head;
  std::optional<TargetsConfig> targets;
  std::vector<GradientOf> gradients;  // backward passes, one after another
};

}  // namespace playground
