// One experiment as plain data: every field of a `run` request, with its default. Nothing here is
// checked; `run_experiment` does that, so that every caller meets the same errors.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/attention/config.h"
#include "core/block/config.h"
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
};

enum class EmbeddingKind { token, random, table };

struct EmbeddingConfig {
  EmbeddingKind kind = EmbeddingKind::token;
  std::optional<std::int64_t> d_in;  // 8, or the width of what is given
  std::optional<std::int64_t> seed;
  std::map<std::string, std::vector<float>> values;  // of `table`: a row for each token
};

enum class PositionKind { none, sinusoidal, learned, rotary };

struct PositionConfig {
  PositionKind kind = PositionKind::none;
  std::int64_t length = 64;  // rows of the learned table
};

enum class WeightInit { torch_linear, torch_rand, xavier_uniform, normal, identity };
enum class WeightLayout { in_out, torch };

struct WeightsConfig {
  WeightInit init = WeightInit::torch_linear;
  std::int64_t seed = default_seed;
  std::map<std::string, GivenNumbers> values;  // by parameter id
  WeightLayout layout = WeightLayout::in_out;
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
  std::map<std::string, GivenNumbers> overrides;  // by node id
};

}  // namespace playground
