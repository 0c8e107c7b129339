#include "core/fast/backward/prediction.h"

#include <algorithm>

#include "core/fast/workspace.h"
#include "core/kernels/cross_entropy.h"

namespace playground {

SentenceRows SentenceRows::even(std::int64_t sentences, std::int64_t tokens) {
  SentenceRows rows;
  for (std::int64_t i = 0; i < sentences; ++i) rows.add(tokens);
  return rows;
}

}  // namespace playground

namespace playground::fast {
namespace {

// Rows are scored so many at a time, so that their cost finds the scores in the second cache.
constexpr std::int64_t rows_in_cache = 48;

}  // namespace

TrainedHead::TrainedHead(const Arena& arena, const HeadConfig& config)
    : table_(config.tied ? arena.find("embedding") : nullptr) {
  if (table_ == nullptr) layer_ = TrainedLinear(arena, "", {{"W_head", "b_head"}});
}

Prediction TrainedHead::forward(const float* parameters, const float* stream, std::int64_t width,
                                const Examples& examples, Scratch& scratch) {
  places_.clear();
  targets_.clear();
  for (std::size_t i = 0; i < examples.targets.size(); ++i) {
    if (examples.targets[i] < 0) continue;
    places_.push_back(static_cast<std::int64_t>(i));
    targets_.push_back(examples.targets[i]);
  }
  const auto counted = static_cast<std::int64_t>(places_.size());
  float* row = grow(rows_, counted * width);
  for (const std::int64_t place : places_) row = std::copy_n(stream + place * width, width, row);
  const PredictionCost cost = score(parameters, width, scratch);
  return {static_cast<float>(cost.loss / static_cast<double>(counted)), counted, cost.right};
}

std::vector<std::int64_t> TrainedHead::wrong_rows() const {
  std::vector<std::int64_t> wrong;
  const float* gradients = scores_.data();  // (probability - 1 of the target) / rows
  for (std::size_t i = 0; i < places_.size(); ++i, gradients += classes_) {
    const float target =
        gradients[targets_[i]] + 1 / static_cast<float>(static_cast<std::int64_t>(places_.size()));
    for (std::int64_t j = 0; j < classes_; ++j) {
      if (j == targets_[i] || gradients[j] < target) continue;
      wrong.push_back(places_[i]);
      break;
    }
  }
  return wrong;
}

float TrainedHead::probability(std::int64_t row, std::int64_t token) const {
  const auto at = std::lower_bound(places_.begin(), places_.end(), row) - places_.begin();
  const auto counted = static_cast<float>(static_cast<std::int64_t>(places_.size()));
  const float gradient = scores_[static_cast<std::size_t>(at * classes_ + token)];
  return gradient * counted + (token == targets_[static_cast<std::size_t>(at)] ? 1.0F : 0.0F);
}

void TrainedHead::backward(const float* parameters, float* stream, std::int64_t width,
                           std::int64_t rows, float* gradients, Scratch& scratch) {
  const auto counted = static_cast<std::int64_t>(places_.size());
  const float* back = grow(back_, counted * width);
  if (table_ == nullptr) {
    std::fill_n(back_.data(), counted * width, 0.0F);
    layer_.backward(rows_.data(), scores_.data(), counted, gradients, back_.data(), scratch);
  } else {
    const std::int64_t classes = table_->shape[0];
    multiply_transposed(scores_.data(), rows_.data(), gradients + table_->first,
                        {classes, counted, width}, scratch);
    multiply(scores_.data(), counted, pack(parameters + table_->first, classes, width),
             back_.data(), {}, scratch);
  }
  std::fill_n(stream, rows * width, 0.0F);
  for (const std::int64_t place : places_) {
    std::copy_n(back, width, stream + place * width);
    back += width;
  }
}

PredictionCost TrainedHead::score(const float* parameters, std::int64_t width, Scratch& scratch) {
  PackedMatrix table;
  if (table_ == nullptr) {
    layer_.load(parameters);
    classes_ = layer_.columns();
  } else {
    classes_ = table_->shape[0];
    table = pack_transposed(parameters + table_->first, width, classes_);
  }
  const auto counted = static_cast<std::int64_t>(places_.size());
  grow(scores_, counted * classes_);
  PredictionCost cost;
  for (std::int64_t first = 0; first < counted; first += rows_in_cache) {
    const std::int64_t rows = std::min(rows_in_cache, counted - first);
    const float* x = rows_.data() + first * width;
    float* scores = scores_.data() + first * classes_;
    if (table_ == nullptr) {
      layer_.forward(x, rows, scores, scratch);
    } else {
      multiply(x, rows, table, scores, {}, scratch);
    }
    const PredictionCost part = cross_entropy_backward(
        {scores, rows, classes_, targets_.data() + first}, 1 / static_cast<float>(counted));
    cost.loss += part.loss;
    cost.right += part.right;
  }
  return cost;
}

}  // namespace playground::fast
