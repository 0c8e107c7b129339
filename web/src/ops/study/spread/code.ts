/** spread: what softmax makes of drawn scores. */
import type { OpsCode } from "../../../program/spelling.js";
import { spreadWords } from "./words.js";

const call = (x: readonly string[]): string => `score_spread(${x.slice(0, 4).join(", ")})`;

const python: OpsCode["python"] = { spread: ({ x }) => call(x) };

const cpp: OpsCode["cpp"] = { spread: ({ name, x }) => `Tensor ${name} = ${call(x)};` };

const functions: OpsCode["functions"] = (language) => {
  const { comment } = spreadWords[language];
  return {
    pytorch: {
      score_spread: `def score_spread(scores, scaled_scores, weights, scaled_weights):
    """${comment}"""
    rows = []
    for s, w in ((scores, weights), (scaled_scores, scaled_weights)):
        largest = w.amax(dim=-1)
        slope = largest * (1 - largest)
        rows.append(torch.stack([s.square().mean(dim=(1, 3)).sqrt(), largest.mean(dim=1), slope.mean(dim=1)], dim=-1))
    return torch.stack(rows, dim=1)`,
    },
    numpy: {
      score_spread: `def score_spread(scores, scaled_scores, weights, scaled_weights):
    """${comment}"""
    rows = []
    for s, w in ((scores, weights), (scaled_scores, scaled_weights)):
        largest = w.max(axis=-1)
        slope = largest * (1 - largest)
        rows.append(np.stack([np.sqrt(np.square(s).mean(axis=(1, 3))), largest.mean(axis=1), slope.mean(axis=1)], axis=-1))
    return np.stack(rows, axis=1)`,
    },
    cpp: {
      score_spread: `// ${comment}
Matrix measure_spread(const Tensor& scores, const Tensor& weights) {
  Matrix result = Matrix::Zero(scores[0].rows(), 3);
  for (size_t draw = 0; draw < scores.size(); ++draw) {
    const Matrix largest = weights[draw].rowwise().maxCoeff();
    result.col(0) += scores[draw].rowwise().squaredNorm() / scores[0].cols();
    result.col(1) += largest;
    result.col(2) += largest - largest.cwiseProduct(largest);
  }
  result /= static_cast<float>(scores.size());
  result.col(0) = result.col(0).cwiseSqrt().eval();
  return result;
}

Tensor score_spread(const Tensor& scores, const Tensor& scaled_scores, const Tensor& weights,
                    const Tensor& scaled_weights) {
  return {measure_spread(scores, weights), measure_spread(scaled_scores, scaled_weights)};
}`,
    },
  };
};

export const spreadCode: OpsCode = { python, cpp, functions };
