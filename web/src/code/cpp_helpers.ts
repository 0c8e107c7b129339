import type { CodeWords } from "./words.js";

/** Functions that a program may need, by name; one stands after those it calls. */
export const cppHelpers = (words: CodeWords): Readonly<Record<string, string>> => ({
  softmax: `// ${words.softmax}
Matrix softmax(const Matrix& x) {
  const Matrix largest = x.rowwise().maxCoeff();
  const Matrix exponentials = (x - largest.replicate(1, x.cols())).array().exp();
  const Matrix sums = exponentials.rowwise().sum();
  return exponentials.cwiseQuotient(sums.replicate(1, x.cols()));
}`,
  divide: `// ${words.divide}
Matrix divide(const Matrix& x, const Matrix& sums) {
  const Matrix all = sums.replicate(1, x.cols());
  return (all.array() == 0).select(0.0f, x.cwiseQuotient(all));
}`,
  shares: `// ${words.shares}
Matrix shares(const Matrix& x) {
  const Matrix seen = (x.array() == -INFINITY).select(0.0f, x);
  return divide(seen, seen.rowwise().sum());
}`,
  normalize: `// ${words.normalize}
Matrix normalize(const Matrix& x, const Matrix& mean, const Matrix& variance, float epsilon) {
  const int rows = x.rows() / mean.rows(), columns = x.cols() / mean.cols();
  const Matrix deviation = (variance.array() + epsilon).sqrt().max(1e-30f);
  return (x - mean.replicate(rows, columns)).cwiseQuotient(deviation.replicate(rows, columns));
}`,
  gelu: `float gelu(float x) { return 0.5f * x * (1 + std::erf(x / std::sqrt(2.0f))); }`,
  gelu_tanh: `float gelu_tanh(float x) {
  return 0.5f * x * (1 + std::tanh(std::sqrt(2 / std::acos(-1.0f)) * (x + 0.044715f * x * x * x)));
}`,
  silu: `float silu(float x) { return x / (1 + std::exp(-x)); }`,
  cosine_similarity: `// ${words.cosine}
Matrix cosine_similarity(const Matrix& a, const Matrix& b) {
  const Matrix lengths = a.rowwise().norm() * b.rowwise().norm().transpose();
  return (a * b.transpose()).cwiseQuotient(lengths.cwiseMax(1e-8f));
}`,
  sinusoidal: `// ${words.sinusoidal}
Matrix sinusoidal(int length, int width) {
  Matrix result(length, width);
  for (int p = 0; p < length; ++p) {
    for (int k = 0; k < width; ++k) {
      const double angle = p / std::pow(10000.0, double(k - k % 2) / width);
      result(p, k) = k % 2 == 0 ? std::sin(angle) : std::cos(angle);
    }
  }
  return result;
}`,
  rotate: `// ${words.rotate}
Matrix rotate(const Matrix& x, int position = -1, double base = 10000) {
  Matrix result(x.rows(), x.cols());
  for (int row = 0; row < x.rows(); ++row) {
    const int p = position < 0 ? row : position;
    for (int k = 0; k < x.cols(); k += 2) {
      const double angle = p / std::pow(base, double(k) / x.cols());
      result(row, k) = x(row, k) * std::cos(angle) - x(row, k + 1) * std::sin(angle);
      result(row, k + 1) = x(row, k) * std::sin(angle) + x(row, k + 1) * std::cos(angle);
    }
  }
  return result;
}`,
  view: `// ${words.view}
Tensor view(const Tensor& x, int matrices, int rows, int columns) {
  std::vector<float> flat;
  for (const Matrix& each : x) flat.insert(flat.end(), each.data(), each.data() + each.size());
  Tensor result;
  for (int i = 0; i < matrices; ++i) {
    result.push_back(Eigen::Map<Matrix>(flat.data() + i * rows * columns, rows, columns));
  }
  return result;
}`,
  swap_axes: `// ${words.swapAxes}
Matrix swap_axes(const Tensor& x, const std::vector<int>& shape, int first, int second) {
  const auto count = [&](int from, int to) {
    int sizes = 1;
    for (int axis = from; axis < to; ++axis) sizes *= shape[axis];
    return sizes;
  };
  const int outer = count(0, first), a = shape[first], middle = count(first + 1, second);
  const int b = shape[second], inner = count(second + 1, shape.size());
  const Matrix from = view(x, 1, 1, outer * a * middle * b * inner)[0];
  Matrix to(1, from.size());
  for (int o = 0, at = 0; o < outer; ++o)
    for (int j = 0; j < b; ++j)
      for (int m = 0; m < middle; ++m)
        for (int i = 0; i < a; ++i, at += inner)
          to.middleCols(at, inner) =
              from.middleCols((((o * a + i) * middle + m) * b + j) * inner, inner);
  return to;
}`,
  principal_components: `// ${words.components}
Matrix principal_components(const Matrix& x, int components) {
  Eigen::MatrixXd rows = x.cast<double>();
  rows.rowwise() -= rows.colwise().mean().eval();
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solved(rows.transpose() * rows);
  Matrix result(x.rows(), components);
  for (int k = 0; k < components; ++k) {
    const int at = x.cols() - 1 - k;
    Eigen::VectorXd direction = solved.eigenvectors().col(at);
    int largest;
    direction.cwiseAbs().maxCoeff(&largest);
    if (direction[largest] < 0) direction = -direction;
    if (!(solved.eigenvalues()[at] > 1e-12 * solved.eigenvalues()[x.cols() - 1])) direction *= 0;
    result.col(k) = (rows * direction).cast<float>();
  }
  return result;
}`,
});
