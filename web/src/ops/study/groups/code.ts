/** groups: how much the maps of each two heads differ. */
import type { OpsCode } from "../../../program/spelling.js";
import { groupsWords } from "./words.js";

const python: OpsCode["python"] = { groups: ({ x }) => `head_differences(${x[0] ?? ""})` };

const cpp: OpsCode["cpp"] = {
  groups: ({ node, name, x }) =>
    `Tensor ${name} = head_differences(${x[0] ?? ""}, ${node.shape.at(-1) ?? 1});`,
};

const functions: OpsCode["functions"] = (language) => {
  const { comment } = groupsWords[language];
  return {
    pytorch: {
      head_differences: `def head_differences(weights):
    """${comment}"""
    apart = (weights.unsqueeze(-3) - weights.unsqueeze(-4)).abs().sum(dim=-1) / 2
    return apart.mean(dim=-1)`,
    },
    numpy: {
      head_differences: `def head_differences(weights):
    """${comment}"""
    apart = weights[..., :, None, :, :] - weights[..., None, :, :, :]
    return np.abs(apart).sum(axis=-1).mean(axis=-1) / 2`,
    },
    cpp: {
      head_differences: `// ${comment}
Tensor head_differences(const Tensor& weights, size_t heads) {
  Tensor result;
  for (size_t first = 0; first < weights.size(); first += heads) {
    Matrix apart(heads, heads);
    for (size_t one = 0; one < heads; ++one)
      for (size_t other = 0; other < heads; ++other)
        apart(one, other) = (weights[first + one] - weights[first + other]).cwiseAbs().sum();
    result.push_back(apart / (2.0f * weights[first].rows()));
  }
  return result;
}`,
    },
  };
};

export const groupsCode: OpsCode = { python, cpp, functions };
