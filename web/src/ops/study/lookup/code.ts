/** soft_lookup and the softmax at each temperature. */
import type { OpsCode } from "../../../program/spelling.js";
import { type NamedNode } from "../../../program/named_node.js";
import { temperaturesOf } from "./data.js";
import { ways } from "./names.js";
import { lookupWords } from "./words.js";

const temperatures = ({ node }: NamedNode): string => temperaturesOf(node).join(", ");

const three = ({ x }: NamedNode): string => x.slice(0, ways.length).join(", ");

const python: OpsCode["python"] = {
  tempered_softmax: (named) => `tempered_softmax(${named.x[0] ?? ""}, [${temperatures(named)}])`,
  soft_lookup: (named) => `lookup_spread([${three(named)}])`,
};

const cpp: OpsCode["cpp"] = {
  tempered_softmax: (named) =>
    `Tensor ${named.name} = tempered_softmax(${named.x[0] ?? ""}, {${temperatures(named)}});`,
  soft_lookup: (named) => `Tensor ${named.name} = lookup_spread({${three(named)}});`,
};

const functions: OpsCode["functions"] = (language) => {
  const { comment, commentTempered } = lookupWords[language];
  return {
    pytorch: {
      tempered_softmax: `def tempered_softmax(scores, temperatures):
    """${commentTempered}"""
    return torch.stack([torch.softmax(scores / t, dim=-1) for t in temperatures], dim=-3)`,
      lookup_spread: `def lookup_spread(all_weights):
    """${comment}"""
    weights = torch.stack(all_weights, dim=1)
    return torch.stack([weights.amax(dim=-1), 1 / weights.square().sum(dim=-1)], dim=-1)`,
    },
    numpy: {
      tempered_softmax: `def tempered_softmax(scores, temperatures):
    """${commentTempered}"""
    shifted = scores - scores.max(axis=-1, keepdims=True)
    powers = [np.exp(shifted / np.float32(t)) for t in temperatures]
    return np.stack([p / p.sum(axis=-1, keepdims=True) for p in powers], axis=-3)`,
      lookup_spread: `def lookup_spread(all_weights):
    """${comment}"""
    weights = np.stack(all_weights, axis=1)
    return np.stack([weights.max(axis=-1), 1 / np.square(weights).sum(axis=-1)], axis=-1)`,
    },
    cpp: {
      tempered_softmax: `// ${commentTempered}
Tensor tempered_softmax(const Matrix& scores, const std::vector<float>& temperatures) {
  const Matrix shifted = scores.colwise() - scores.rowwise().maxCoeff();
  Tensor result;
  for (const float t : temperatures) {
    const Matrix powers = (shifted / t).array().exp();
    result.push_back(powers.array().colwise() / powers.rowwise().sum().array());
  }
  return result;
}`,
      lookup_spread: `// ${comment}
Tensor lookup_spread(const std::vector<Tensor>& all_weights) {
  Tensor result;
  for (const Tensor& weights : all_weights) {
    for (const Matrix& each : weights) {
      Matrix row(each.rows(), 2);
      row.col(0) = each.rowwise().maxCoeff();
      row.col(1) = each.rowwise().squaredNorm().cwiseInverse();
      result.push_back(row);
    }
  }
  return result;
}`,
    },
  };
};

export const lookupCode: OpsCode = { python, cpp, functions };
