// The fast engine: the same forward pass by fused kernels, without recording nodes.
//
// It serves requests that want the output alone, and sessions. Equal to the tape within
// 1e-5 + 1e-5 |x|.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/graph/parameter.h"
#include "core/graph/place.h"
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

// What a head of the stack that tokens are appended to puts on each key.
struct HeadRow {
  HeadName head;
  std::vector<float> weights = {};  // of the latest token
};

// Keys and values of all layers for the tokens seen so far, and for the context.
class Cache {
 public:
  // For up to `capacity` tokens.
  Cache(const Model& model, std::int64_t capacity);
  ~Cache();
  Cache(const Cache& other);
  Cache(Cache&&) noexcept;

  std::int64_t capacity() const;
  std::int64_t length() const;        // tokens held
  void shorten(std::int64_t length);  // forgets the tokens from there on

 private:
  friend class Model;
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

// One experiment with its parameters packed, from x (after positions were added) to the last
// result.
class Model {
 public:
  // `config` as in `forward`; is_fast(config) holds. `parameters` are those of its plan, by id;
  // each is freed once it is packed.
  Model(const Config& config, Widths widths, Parameters parameters);
  ~Model();
  Model(Model&&) noexcept;

  std::int64_t width() const;         // of x
  std::int64_t result_width() const;  // of the result
  // Whether the results of earlier tokens do not change when others follow, so that `append` may be
  // used: causal or sliding window; a context is read by a decoder after its encoder.
  bool is_causal() const;

  // These heads add nothing from now on, and all others do. Every attention has an output
  // projection, and such a head.
  void silence(const std::vector<HeadName>& heads);

  // The size of the buffers kept from call to call. It is that of the largest call, and grows with
  // its number of tokens, not with its square.
  std::int64_t scratch_bytes() const;

  // x (B, T, width) and, with a context, context (B or 1, S, its width) -> (B, T, result_width).
  // Rows of padding are computed but meaningless.
  // A custom mask fixes T and S. Scores that are not finite give nan.
  void forward(const Batch& x, const Batch* context, float* result);

  // The encoder reads one sentence, which the tokens of the cache then attend to; it holds none.
  void read_context(Cache& cache, const Batch& context);
  // x (tokens, width) of the tokens that follow those in the cache -> (tokens, result_width).
  // The cache has the capacity for them, and the context if the model has one. `row`, if any, has
  // the name of a head that sees all keys.
  void append(Cache& cache, const float* x, std::int64_t tokens, float* result,
              HeadRow* row = nullptr);
  // x (B, tokens, width), for each cache its own -> (B, tokens, result_width), as each by itself
  // gives. There is a cache, none stands there twice, and they hold equally many tokens, and
  // contexts of one length. `row` is told of the last one.
  void append(std::span<Cache* const> caches, const float* x, std::int64_t tokens, float* result,
              HeadRow* row = nullptr);

 private:
  friend class Cache;
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace playground
