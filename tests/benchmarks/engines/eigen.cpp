// The computation of the cases written plainly with Eigen: the baseline for our own kernels.
#include <Eigen/Core>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>

namespace {

using Index = Eigen::Index;
using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Row = Eigen::RowVectorXf;
using MatrixView = Eigen::Map<const Matrix>;
using RowView = Eigen::Map<const Row>;

// Reads one parameter after the other, in the order of the graph.
struct ParameterReader {
  const float* at;

  MatrixView matrix(Index rows, Index columns) { return {advance(rows * columns), rows, columns}; }
  RowView row(Index columns) { return {advance(columns), columns}; }
  const float* advance(Index floats) {
    at += floats;
    return at - floats;
  }
};

struct Shape {
  Index width;
  Index heads;
  Index hidden;
  Index tokens;
  Index cached;
};

Matrix norm(const Matrix& x, ParameterReader& parameters) {
  const auto gain = parameters.row(x.cols());
  const auto bias = parameters.row(x.cols());
  Matrix y = x.colwise() - x.rowwise().mean();
  const Eigen::VectorXf variance = y.rowwise().squaredNorm() / static_cast<float>(x.cols());
  y.array().colwise() *= (variance.array() + 1e-5F).rsqrt();
  y.array().rowwise() *= gain.array();
  y.rowwise() += bias;
  return y;
}

Matrix linear(const Matrix& x, Index columns, ParameterReader& parameters) {
  const auto weight = parameters.matrix(x.cols(), columns);
  const auto bias = parameters.row(columns);
  Matrix y(x.rows(), columns);
  y.noalias() = x * weight;
  y.rowwise() += bias;
  return y;
}

// The rows of one head, those of earlier tokens first; `past` (H, cached, D) or null.
Matrix head_rows(const Matrix& rows, const float* past, Index head, const Shape& shape) {
  const Index depth = shape.width / shape.heads;
  Matrix all(shape.cached + rows.rows(), depth);
  if (past != nullptr)
    all.topRows(shape.cached) = MatrixView(past + head * shape.cached * depth, shape.cached, depth);
  all.bottomRows(rows.rows()) = rows.middleCols(head * depth, depth);
  return all;
}

void softmax_of_seen(Matrix& scores, Index cached) {
  for (Index i = 0; i < scores.rows(); i++) {
    auto row = scores.row(i).array();
    row.tail(scores.cols() - cached - i - 1) = -std::numeric_limits<float>::infinity();
    row = (row - row.maxCoeff()).exp();
    row /= row.sum();
  }
}

Matrix attention(const Matrix& x, const float* const past[2], const Shape& shape,
                 ParameterReader& parameters) {
  const Matrix query = linear(x, shape.width, parameters);
  const Matrix key = linear(x, shape.width, parameters);
  const Matrix value = linear(x, shape.width, parameters);
  const Index depth = shape.width / shape.heads;
  Matrix context(x.rows(), shape.width);
  for (Index head = 0; head < shape.heads; head++) {
    const Matrix keys = head_rows(key, past[0], head, shape);
    Matrix scores(x.rows(), keys.rows());
    scores.noalias() = query.middleCols(head * depth, depth) * keys.transpose();
    scores /= std::sqrt(static_cast<float>(depth));
    softmax_of_seen(scores, shape.cached);
    context.middleCols(head * depth, depth).noalias() =
        scores * head_rows(value, past[1], head, shape);
  }
  return linear(context, shape.width, parameters);
}

Matrix feed_forward(const Matrix& x, const Shape& shape, ParameterReader& parameters) {
  Matrix hidden = linear(x, shape.hidden, parameters);
  constexpr float slope = 0.7978845608F;
  hidden = hidden.unaryExpr(
      [](float v) { return 0.5F * v * (1.0F + std::tanh(slope * (v + 0.044715F * v * v * v))); });
  return linear(hidden, shape.width, parameters);
}

}  // namespace

extern "C" {

void* eigen_allocate(std::size_t size) { return std::malloc(size); }

void eigen_matmul(const float* a, const float* b, float* result, int rows, int inner, int columns) {
  Eigen::Map<Matrix>(result, rows, columns).noalias() =
      MatrixView(a, rows, inner) * MatrixView(b, inner, columns);
}

// x (tokens, width) becomes the output of the last layer. `sizes`: width, heads, hidden, layers,
// tokens, cached.
void eigen_blocks(float* x, const float* parameters, const float* past_key, const float* past_value,
                  const std::int32_t* sizes) {
  const Shape shape = {sizes[0], sizes[1], sizes[2], sizes[4], sizes[5]};
  const float* const past[2] = {past_key, past_value};
  ParameterReader reader = {parameters};
  Matrix rows = MatrixView(x, shape.tokens, shape.width);
  for (std::int32_t layer = 0; layer < sizes[3]; layer++) {
    const Matrix before = norm(rows, reader);
    rows += attention(before, past, shape, reader);
    const Matrix between = norm(rows, reader);
    rows += feed_forward(between, shape, reader);
  }
  Eigen::Map<Matrix>(x, shape.tokens, shape.width) = rows;
}

}  // extern "C"
