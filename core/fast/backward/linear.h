// A linear layer that learns.
#pragma once

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "core/fast/backward/arena.h"
#include "core/kernels/packed_product.h"

namespace playground::fast {

// x W + b. Layers that read the same x may count as one, their matrices side by side.
class TrainedLinear {
 public:
  TrainedLinear() = default;
  // The ids of weight and bias of each, after `prefix`. Without the first weight there is no layer.
  TrainedLinear(const Arena& arena, const std::string& prefix,
                std::initializer_list<std::pair<const char*, const char*>> ids);

  explicit operator bool() const { return columns_ > 0; }
  std::int64_t inner() const { return inner_; }
  std::int64_t columns() const { return columns_; }

  // Takes the parameters over, for the passes that follow.
  void load(const float* parameters);

  // x (rows, inner) -> result (rows, columns), plus alpha residual if that is not null.
  void forward(const float* x, std::int64_t rows, float* result, Scratch& scratch,
               const float* residual = nullptr, float alpha = 1) const;

  // Stores the gradients of the parameters, and adds that of x to `x_gradient`.
  void backward(const float* x, const float* gradient, std::int64_t rows, float* gradients,
                float* x_gradient, Scratch& scratch);

 private:
  struct Part {
    std::int64_t columns;
    std::int64_t weight;  // where it begins in the arena
    std::int64_t bias;    // -1: none
  };
  void split(const float* matrix, float* gradients) const;

  std::vector<Part> parts_;
  std::int64_t inner_ = 0;
  std::int64_t columns_ = 0;
  PackedMatrix matrix_;
  PackedMatrix transposed_;
  std::vector<float> bias_;
  std::vector<float> beside_;  // the matrices, or their gradients, side by side
};

}  // namespace playground::fast
