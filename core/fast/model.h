// The fast engine: the same forward pass by fused kernels, nothing recorded.
//
// It serves requests that want the output alone, and sessions. Equal to the tape within
// 1e-5 + 1e-5 |x|.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "core/graph/parameter.h"
#include "core/model/config.h"
#include "core/model/embedding.h"

namespace playground {

// Whether the fast engine computes what `config` asks for; else the tape does.
bool is_fast(const Config& config);

// Vectors of sentences, padded to one length.
struct Batch {
  const float* rows = nullptr;  // (B, T, C)
  std::int64_t sentences = 0;
  std::int64_t tokens = 0;
  std::span<const std::int64_t> lengths = {};  // (B): from there on padding; empty: none
};

class Model;

// Keys and values of all layers for the tokens seen so far.
class Cache {
 public:
  // Room for `capacity` tokens.
  Cache(const Model& model, std::int64_t capacity);
  ~Cache();
  Cache(Cache&&) noexcept;

  std::int64_t capacity() const;
  std::int64_t length() const;        // tokens held
  void shorten(std::int64_t length);  // forgets the tokens from there on

 private:
  friend class Model;
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

// One experiment with its weights packed, from x (after positions were added) to the last result.
class Model {
 public:
  // `config` as in `forward`; is_fast(config) holds. `weights` are those of its plan, by id; each
  // is given back as soon as it is packed.
  Model(const Config& config, Widths widths, Parameters parameters);
  ~Model();
  Model(Model&&) noexcept;

  std::int64_t width() const;         // of x
  std::int64_t result_width() const;  // of the result
  // Whether the results of earlier tokens stand when others follow, so that `append` may be used:
  // causal or sliding window, no context.
  bool is_causal() const;

  // Room kept from call to call: that of the largest, which grows with its tokens, not with their
  // square.
  std::int64_t scratch_bytes() const;

  // x (B, T, width) and, with a context, context (B or 1, S, its width) -> (B, T, result_width).
  // Rows of padding are computed but meaningless.
  // A custom mask says what T and S are. Scores that leave the finite numbers give nan.
  void forward(const Batch& x, const Batch* context, float* result);

  // x (tokens, width) of the tokens that follow those in the cache -> (tokens, result_width).
  // There is room in the cache.
  void append(Cache& cache, const float* x, std::int64_t tokens, float* result);

 private:
  friend class Cache;
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace playground
