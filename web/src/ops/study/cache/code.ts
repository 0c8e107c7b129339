/** cache. */
import { numberOf } from "../../../program/named_node.js";
import type { NamedNode } from "../../../program/named_node.js";
import type { OpsCode } from "../../../program/spelling.js";
import { cacheWords } from "./words.js";

const call = ({ node }: NamedNode): string =>
  `cache_counts(${node.shape[0] ?? 0}, ${numberOf(node, "projections", 0)}, ${numberOf(node, "pair", 0)})`;

const python: OpsCode["python"] = { cache: call };

const cpp: OpsCode["cpp"] = { cache: (named) => `Matrix ${named.name} = ${call(named)};` };

const functions: OpsCode["functions"] = (language) => {
  const { comment } = cacheWords[language];
  return {
    pytorch: {
      cache_counts: `def cache_counts(tokens, projections, pair):
    """${comment}"""
    t = torch.arange(1, tokens + 1)
    pairs = t * (t + 1) // 2
    kept = t * projections + pairs * pair
    again = pairs * projections + pairs * (t + 2) // 3 * pair
    return torch.stack([kept, again], dim=-1).float()`,
    },
    numpy: {
      cache_counts: `def cache_counts(tokens, projections, pair):
    """${comment}"""
    t = np.arange(1, tokens + 1, dtype=np.int64)
    pairs = t * (t + 1) // 2
    kept = t * projections + pairs * pair
    again = pairs * projections + pairs * (t + 2) // 3 * pair
    return np.stack([kept, again], axis=-1).astype(np.float32)`,
    },
    cpp: {
      cache_counts: `// ${comment}
Matrix cache_counts(int tokens, double projections, double pair) {
  Matrix result(tokens, 2);
  for (int t = 1; t <= tokens; ++t) {
    const double pairs = t * (t + 1.0) / 2;
    result(t - 1, 0) = t * projections + pairs * pair;
    result(t - 1, 1) = pairs * projections + pairs * (t + 2) / 3 * pair;
  }
  return result;
}`,
    },
  };
};

export const cacheCode: OpsCode = { python, cpp, functions };
