/** reach: Boolean powers of the mask. */
import { cppTypeOf } from "../../../program/cpp_parts.js";
import type { OpsCode } from "../../../program/spelling.js";
import type { NamedNode } from "../../../program/named_node.js";
import { reachWords } from "./words.js";

const layersOf = ({ node }: NamedNode): number => node.shape.at(-3) ?? 1;
const tokensOf = ({ node }: NamedNode): number => node.shape.at(-1) ?? 1;

/** The masks added up; ones where there are none. */
const seenIn = ({ from, x }: NamedNode, ones: string): string =>
  from.some(({ role }) => role === "mask") ? x.join(" + ") : ones;

const python: OpsCode["python"] = {
  reach: (named, say) => {
    const tokens = tokensOf(named);
    const seen = seenIn(
      named,
      say.either(`torch.ones(${tokens}, ${tokens})`, `np.ones((${tokens}, ${tokens}), np.float32)`),
    );
    return `reach(${seen}, ${layersOf(named)})`;
  },
};

const cpp: OpsCode["cpp"] = {
  reach: (named) => {
    const [tokens, layers] = [tokensOf(named), layersOf(named)];
    const ones = `Matrix::Ones(${tokens}, ${tokens})`;
    const isBatch = named.node.shape.length > 3;
    const seen = isBatch
      ? named.x.map((_, input) => `${named.x[input]}[b]`).join(" + ")
      : cppTypeOf(named.from[0]) === "Tensor" && named.from[0].role !== "mask"
        ? ones
        : seenIn(named, ones);
    const sentences = isBatch ? (named.node.shape[0] ?? 1) : 1;
    return `Tensor ${named.name};
for (int b = 0; b < ${sentences}; ++b)
  for (const Matrix& layer : reach(${seen}, ${layers})) ${named.name}.push_back(layer);`;
  },
};

const functions: OpsCode["functions"] = (language) => {
  const { comment } = reachWords[language];
  const python = (
    eye: string,
    less: string,
    stack: string,
    type: string,
  ) => `def reach(seen, layers):
    """${comment}"""
    first = (seen + ${eye}(seen.shape[-1]) > 0)${type}
    reached = [first]
    for _ in range(layers - 1):
        reached.append((first @ reached[-1] > 0)${type})
    return ${stack}(reached, ${less}=-3)`;
  return {
    pytorch: { reach: python("torch.eye", "dim", "torch.stack", ".float()") },
    numpy: { reach: python("np.eye", "axis", "np.stack", ".astype(np.float32)") },
    cpp: {
      reach: `// ${comment}
Tensor reach(const Matrix& seen, int layers) {
  const Matrix own = Matrix::Identity(seen.rows(), seen.cols());
  Tensor reached = {(seen + own).cwiseMin(1.0f)};
  while (static_cast<int>(reached.size()) < layers) {
    const Matrix next = reached.front() * reached.back();
    reached.push_back(next.cwiseMin(1.0f));
  }
  return reached;
}`,
    },
  };
};

export const reachCode: OpsCode = { python, cpp, functions };
