// The loss of a batch and its gradient by every parameter, by fused kernels and without a tape.
//
// Equal to the gradients on the tape within 1e-5 + 1e-4 |g|. All sums have a fixed order, so every
// build without relaxed SIMD and with the same vectors gives the same bits.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/fast/backward/arena.h"
#include "core/fast/backward/prediction.h"
#include "core/fast/backward/sublayers.h"
#include "core/model/config.h"
#include "core/model/embedding.h"

namespace playground {

// Whether the fused pass computes what `config` asks for; else the tape does.
bool is_trained_fast(const Config& config);

class TrainedNetwork {
 public:
  // is_trained_fast(config) holds. `arena` has the parameters of its plan, a learned table of
  // positions as a whole.
  TrainedNetwork(const Config& config, Widths widths, const fast::Arena& arena);
  ~TrainedNetwork();
  TrainedNetwork(TrainedNetwork&&) noexcept;

  // From the parameters in the order of the arena; some token counts.
  Prediction forward(const float* parameters, const Examples& examples);
  // Of the latest forward pass: the rows that count and were not predicted right, ascending.
  std::vector<std::int64_t> wrong_rows() const;
  // Of the latest forward pass: the probability that a row that counts gives to a token.
  float probability(std::int64_t row, std::int64_t token) const;
  // After `forward` of the same: stores the gradient of the loss by every parameter.
  void backward(const Examples& examples, float* gradients);

  const std::vector<HeadName>& heads() const;
  // The weights of the latest forward pass; the attention has such a head.
  const fast::TrainedAttention& attention_of(const HeadName& head) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace playground
