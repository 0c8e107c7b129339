// Cross-entropy of rows of scores, and its gradient in the same pass, for training.
#pragma once

#include <cstdint>

namespace playground {

struct RowsOfScores {
  float* cells;  // (rows, V), V >= 1
  std::int64_t rows;
  std::int64_t classes;         // V
  const std::int64_t* targets;  // the class that each row should predict
};

struct PredictionCost {
  double loss = 0;         // the sum over the rows of -log softmax(row)[target]
  std::int64_t right = 0;  // rows whose largest score is the target's; nan is never right
};

// Stores (softmax(row) - onehot(target)) factor in place of the scores.
PredictionCost cross_entropy_backward(const RowsOfScores& scores, float factor);

}  // namespace playground
