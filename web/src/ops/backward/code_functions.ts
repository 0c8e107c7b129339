/** Functions that the programs of a backward pass call. */
import type { OpsCode } from "../../program/spelling.js";

export const codeFunctions: NonNullable<OpsCode["functions"]> = () => ({
  pytorch: {
    cross_entropy: `def cross_entropy(x, targets):
    targets = torch.tensor(targets)
    rows = x.reshape(-1, x.shape[-1])
    losses = F.cross_entropy(rows, targets, ignore_index=-1, reduction="none")
    return losses.reshape(x.shape[:-1])`,
    cross_entropy_slope: `def cross_entropy_slope(x, targets):
    targets = torch.tensor(targets).reshape(x.shape[:-1])
    slope = torch.softmax(x, dim=-1) - F.one_hot(targets.clamp(min=0), x.shape[-1])
    return slope * (targets >= 0)[..., None]`,
    row_max_slope: `def row_max_slope(x):
    largest = (x == x.amax(dim=-1, keepdim=True)).float()
    return largest / largest.sum(dim=-1, keepdim=True)`,
    density: `def density(x):
    return torch.exp(-(x**2) / 2) / (2 * torch.pi) ** 0.5`,
    relu_slope: `def relu_slope(x):
    return (x > 0).float()`,
    relu_curvature: `def relu_curvature(x):
    return torch.zeros_like(x)`,
    gelu_slope: `def gelu_slope(x):
    return 0.5 * torch.erfc(-x / 2**0.5) + x * density(x)`,
    gelu_curvature: `def gelu_curvature(x):
    return density(x) * (2 - x**2)`,
    gelu_tanh_slope: `def gelu_tanh_slope(x):
    c = (2 / torch.pi) ** 0.5
    t = torch.tanh(c * (x + 0.044715 * x**3))
    return 0.5 * (1 + t) + 0.5 * x * (1 - t**2) * c * (1 + 3 * 0.044715 * x**2)`,
    gelu_tanh_curvature: `def gelu_tanh_curvature(x):
    c = (2 / torch.pi) ** 0.5
    t = torch.tanh(c * (x + 0.044715 * x**3))
    first, second = c * (1 + 3 * 0.044715 * x**2), c * 6 * 0.044715 * x
    return (1 - t**2) * (first + 0.5 * x * (second - 2 * t * first**2))`,
    silu_slope: `def silu_slope(x):
    s = torch.sigmoid(x)
    return s * (1 + x * (1 - s))`,
    silu_curvature: `def silu_curvature(x):
    s = torch.sigmoid(x)
    return s * (1 - s) * (2 + x * (1 - 2 * s))`,
    tanh_slope: `def tanh_slope(x):
    return 1 - torch.tanh(x) ** 2`,
    tanh_curvature: `def tanh_curvature(x):
    return -2 * torch.tanh(x) * (1 - torch.tanh(x) ** 2)`,
  },
  numpy: {
    sum_to: `def sum_to(x, shape):
    x = x.sum(axis=tuple(range(x.ndim - len(shape))))
    return x.sum(axis=tuple(i for i, size in enumerate(shape) if size == 1), keepdims=True)`,
    cross_entropy: `def cross_entropy(x, targets):
    targets = np.array(targets).reshape(x.shape[:-1])
    largest = x.max(axis=-1, keepdims=True)
    sums = np.log(np.exp(x - largest).sum(axis=-1)) + largest[..., 0]
    chosen = np.take_along_axis(x, np.maximum(targets, 0)[..., None], axis=-1)[..., 0]
    return (sums - chosen) * (targets >= 0)`,
    cross_entropy_slope: `def cross_entropy_slope(x, targets):
    targets = np.array(targets).reshape(x.shape[:-1])
    exponentials = np.exp(x - x.max(axis=-1, keepdims=True))
    shares = exponentials / exponentials.sum(axis=-1, keepdims=True)
    slope = shares - np.eye(x.shape[-1], dtype=np.float32)[np.maximum(targets, 0)]
    return slope * (targets >= 0)[..., None]`,
    row_max_slope: `def row_max_slope(x):
    largest = (x == x.max(axis=-1, keepdims=True)).astype(np.float32)
    return largest / largest.sum(axis=-1, keepdims=True)`,
    density: `def density(x):
    return np.exp(-(x**2) / 2) / (2 * math.pi) ** 0.5`,
    sigmoid: `def sigmoid(x):
    return 1 / (1 + np.exp(-x))`,
    relu_slope: `def relu_slope(x):
    return (x > 0).astype(np.float32)`,
    relu_curvature: `def relu_curvature(x):
    return np.zeros_like(x)`,
    gelu_slope: `def gelu_slope(x):
    return 0.5 * np.vectorize(math.erfc)(-x / 2**0.5).astype(np.float32) + x * density(x)`,
    gelu_curvature: `def gelu_curvature(x):
    return density(x) * (2 - x**2)`,
    gelu_tanh_slope: `def gelu_tanh_slope(x):
    c = (2 / math.pi) ** 0.5
    t = np.tanh(c * (x + 0.044715 * x**3))
    return 0.5 * (1 + t) + 0.5 * x * (1 - t**2) * c * (1 + 3 * 0.044715 * x**2)`,
    gelu_tanh_curvature: `def gelu_tanh_curvature(x):
    c = (2 / math.pi) ** 0.5
    t = np.tanh(c * (x + 0.044715 * x**3))
    first, second = c * (1 + 3 * 0.044715 * x**2), c * 6 * 0.044715 * x
    return (1 - t**2) * (first + 0.5 * x * (second - 2 * t * first**2))`,
    silu_slope: `def silu_slope(x):
    return sigmoid(x) * (1 + x * (1 - sigmoid(x)))`,
    silu_curvature: `def silu_curvature(x):
    s = sigmoid(x)
    return s * (1 - s) * (2 + x * (1 - 2 * s))`,
    tanh_slope: `def tanh_slope(x):
    return 1 - np.tanh(x) ** 2`,
    tanh_curvature: `def tanh_curvature(x):
    return -2 * np.tanh(x) * (1 - np.tanh(x) ** 2)`,
  },
  cpp: {
    cross_entropy: `RowVector cross_entropy(const Matrix& x, const std::vector<int>& targets, int first) {
  RowVector losses = RowVector::Zero(x.rows());
  for (int row = 0; row < x.rows(); ++row) {
    const int target = targets[first + row];
    if (target < 0) continue;
    const float largest = x.row(row).maxCoeff();
    const float sum = (x.row(row).array() - largest).exp().sum();
    losses(row) = std::log(sum) - (x(row, target) - largest);
  }
  return losses;
}`,
    cross_entropy_slope: `Matrix cross_entropy_slope(const Matrix& x, const std::vector<int>& targets, int first) {
  Matrix slope = Matrix::Zero(x.rows(), x.cols());
  for (int row = 0; row < x.rows(); ++row) {
    const int target = targets[first + row];
    if (target < 0) continue;
    const RowVector powers = (x.row(row).array() - x.row(row).maxCoeff()).exp();
    slope.row(row) = powers / powers.sum();
    slope(row, target) -= 1;
  }
  return slope;
}`,
    larger: `Matrix larger(const Matrix& x, const Matrix& y) {
  const Matrix above = (x.array() > y.array()).cast<float>();
  const Matrix equal = (x.array() == y.array()).cast<float>();
  return above + 0.5f * equal;
}`,
    row_max_slope: `Matrix row_max_slope(const Matrix& x) {
  const Matrix all = x.rowwise().maxCoeff().replicate(1, x.cols());
  const Matrix largest = (x.array() == all.array()).cast<float>();
  const Matrix ties = largest.rowwise().sum();
  return largest.cwiseQuotient(ties.replicate(1, x.cols()));
}`,
    density: `float density(float x) { return std::exp(-x * x / 2) / std::sqrt(2 * std::acos(-1.0f)); }`,
    sigmoid: `float sigmoid(float x) { return 1 / (1 + std::exp(-x)); }`,
    relu_slope: `float relu_slope(float x) { return x > 0 ? 1.0f : 0.0f; }`,
    relu_curvature: `float relu_curvature(float) { return 0.0f; }`,
    gelu_slope: `float gelu_slope(float x) { return 0.5f * std::erfc(-x / std::sqrt(2.0f)) + x * density(x); }`,
    gelu_curvature: `float gelu_curvature(float x) { return density(x) * (2 - x * x); }`,
    gelu_tanh_slope: `float gelu_tanh_slope(float x) {
  const float c = std::sqrt(2 / std::acos(-1.0f));
  const float t = std::tanh(c * (x + 0.044715f * x * x * x));
  return 0.5f * (1 + t) + 0.5f * x * (1 - t * t) * c * (1 + 3 * 0.044715f * x * x);
}`,
    gelu_tanh_curvature: `float gelu_tanh_curvature(float x) {
  const float c = std::sqrt(2 / std::acos(-1.0f));
  const float t = std::tanh(c * (x + 0.044715f * x * x * x));
  const float first = c * (1 + 3 * 0.044715f * x * x), second = c * 6 * 0.044715f * x;
  return (1 - t * t) * (first + 0.5f * x * (second - 2 * t * first * first));
}`,
    silu_slope: `float silu_slope(float x) { return sigmoid(x) * (1 + x * (1 - sigmoid(x))); }`,
    silu_curvature: `float silu_curvature(float x) {
  const float s = sigmoid(x);
  return s * (1 - s) * (2 + x * (1 - 2 * s));
}`,
    tanh_slope: `float tanh_slope(float x) { return 1 - std::tanh(x) * std::tanh(x); }`,
    tanh_curvature: `float tanh_curvature(float x) {
  return -2 * std::tanh(x) * (1 - std::tanh(x) * std::tanh(x));
}`,
  },
});
