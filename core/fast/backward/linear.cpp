#include "core/fast/backward/linear.h"

#include <algorithm>

#include "core/tensor/views.h"

namespace playground::fast {

TrainedLinear::TrainedLinear(const Arena& arena, const std::string& prefix,
                             std::initializer_list<std::pair<const char*, const char*>> ids) {
  for (const auto& [weight_id, bias_id] : ids) {
    const Arena::Slice* weight = arena.find(prefix + weight_id);
    if (weight == nullptr) return;
    const Arena::Slice* bias = arena.find(prefix + bias_id);
    inner_ = weight->shape[0];
    columns_ += weight->shape[1];
    parts_.push_back({weight->shape[1], weight->first, bias == nullptr ? -1 : bias->first});
  }
  beside_.resize(parts_.size() > 1 ? static_cast<std::size_t>(inner_ * columns_) : 0);
}

void TrainedLinear::load(const float* parameters) {
  bias_.clear();
  for (const Part& part : parts_) {
    if (part.bias < 0) continue;
    const float* from = parameters + part.bias;
    bias_.insert(bias_.end(), from, from + part.columns);
  }
  const float* whole = parameters + parts_[0].weight;
  if (parts_.size() > 1) {
    MatrixView cells = matrix(beside_.data(), inner_, columns_);
    std::int64_t first = 0;
    for (const Part& part : parts_) {
      cells.middleCols(first, part.columns) =
          matrix(parameters + part.weight, inner_, part.columns);
      first += part.columns;
    }
    whole = beside_.data();
  }
  matrix_ = pack(whole, inner_, columns_);
  transposed_ = pack_transposed(whole, columns_, inner_);
}

void TrainedLinear::forward(const float* x, std::int64_t rows, float* result, Scratch& scratch,
                            const float* residual, float alpha) const {
  Finish finish{bias_.empty() ? nullptr : bias_.data()};
  finish.residual = residual;
  finish.alpha = alpha;
  multiply(x, rows, matrix_, result, finish, scratch);
}

void TrainedLinear::split(const float* matrix_cells, float* gradients) const {
  const ConstMatrixView cells = matrix(matrix_cells, inner_, columns_);
  std::int64_t first = 0;
  for (const Part& part : parts_) {
    matrix(gradients + part.weight, inner_, part.columns) = cells.middleCols(first, part.columns);
    first += part.columns;
  }
}

void TrainedLinear::backward(const float* x, const float* gradient, std::int64_t rows,
                             float* gradients, float* x_gradient, Scratch& scratch) {
  const ProductSizes sizes{inner_, rows, columns_};
  if (parts_.size() == 1) {
    multiply_transposed(x, gradient, gradients + parts_[0].weight, sizes, scratch);
  } else {
    multiply_transposed(x, gradient, beside_.data(), sizes, scratch);
    split(beside_.data(), gradients);
  }
  std::int64_t first = 0;
  for (const Part& part : parts_) {
    if (part.bias >= 0) {
      auto sums = row(gradients + part.bias, part.columns);
      sums.setZero();
      for (std::int64_t i = 0; i < rows; ++i) {
        sums += row(gradient + i * columns_ + first, part.columns);
      }
    }
    first += part.columns;
  }
  if (x_gradient == nullptr) return;
  Finish finish;
  finish.residual = x_gradient;
  multiply(gradient, rows, transposed_, x_gradient, finish, scratch);
}

}  // namespace playground::fast
