/** softmax, and dividing by the sum. */
import { columnsOf } from "../../program/cpp_index.js";
import { at, each } from "../../program/cpp_parts.js";
import { last } from "../../program/python.js";
import type { OpsCode, Spelling } from "../../program/spelling.js";
import {
  type NamedNode,
  hasEmptyRow,
  hasMinusInfinity,
  hasZero,
  hasZeroSum,
  isSet,
} from "../../program/named_node.js";
import { softmaxWords } from "./words.js";

function seenOnly(weights: string, { from, x }: NamedNode, say: Spelling): string {
  if (!hasEmptyRow(from[0])) return weights;
  return say.filled(weights, `${x[0]} == ${say.minusInfinity}`, "0");
}

function seenOnlyInCpp(weights: string, named: NamedNode): string {
  if (!hasEmptyRow(named.from[0])) return weights;
  return `(${at(named, 0)}.array() == -INFINITY).select(0.0f, ${weights})`;
}

const python: OpsCode["python"] = {
  exp_sum: ({ x: [x, maximum], inputs }, say) =>
    say.reduced(`${say.prefix}exp(${inputs > 1 ? `${x} - ${maximum}` : x})`, "sum", last),
  softmax: (named, say) => {
    const [x, maximum, sum] = named.x;
    if (isSet(named)) return `${say.prefix}exp(${x} - ${maximum}) / ${sum}`;
    return seenOnly(say.either(`torch.softmax(${x}, dim=-1)`, `softmax(${x})`), named, say);
  },
  softmax_naive: (named, say) => {
    const exponentials = `${say.prefix}exp(${named.x[0]})`;
    if (isSet(named)) return `${exponentials} / ${named.x[1]}`;
    const sums = say.reduced(exponentials, "sum", last);
    const weights = `${exponentials} / ${sums}`;
    return hasEmptyRow(named.from[0]) ? seenOnly(`(${weights})`, named, say) : weights;
  },
  divide_by_sum: ({ name, from, x: [x, sums], inputs }, say) => {
    if (inputs > 1) {
      const shares = `${x} / ${sums}`;
      return hasZero(from[1]) ? say.filled(`(${shares})`, `${sums} == 0`, "0") : shares;
    }
    const lines: string[] = [];
    let seen = x;
    if (hasMinusInfinity(from[0])) {
      seen = name;
      lines.push(`${name} = ${say.filled(x, `${x} == ${say.minusInfinity}`, "0")}`);
    }
    const total = say.reduced(seen, "sum", last);
    const shares = `${seen} / ${total}`;
    lines.push(
      hasZeroSum(from[0])
        ? `${name} = ${say.filled(`(${shares})`, `${total} == 0`, "0")}`
        : `${name} = ${shares}`,
    );
    return lines;
  },
};

/** One number per row, repeated for every column. */
const acrossColumns = (named: NamedNode, input: 1 | 2): string =>
  `${at(named, input)}.replicate(1, ${columnsOf(named.from[0])})`;

/** e to the power of each number, minus the maximum if there is one. */
function powersInCpp(named: NamedNode, shifted: boolean): string {
  const x = at(named, 0);
  return `${shifted ? `(${x} - ${acrossColumns(named, 1)})` : x}.array().exp().matrix()`;
}

const cpp: OpsCode["cpp"] = {
  exp_sum: (named) => each(named, `${powersInCpp(named, named.inputs > 1)}.rowwise().sum()`),
  softmax: (named) =>
    each(
      named,
      isSet(named)
        ? `${powersInCpp(named, true)}.cwiseQuotient(${acrossColumns(named, 2)})`
        : seenOnlyInCpp(`softmax(${at(named, 0)})`, named),
    ),
  softmax_naive: (named) => {
    const exponentials = powersInCpp(named, false);
    if (isSet(named))
      return each(named, `${exponentials}.cwiseQuotient(${acrossColumns(named, 1)})`);
    const sums = `${exponentials}.rowwise().sum().replicate(1, ${columnsOf(named.node)})`;
    return each(named, seenOnlyInCpp(`${exponentials}.cwiseQuotient(${sums})`, named));
  },
  divide_by_sum: (named) =>
    each(
      named,
      named.inputs > 1 ? `divide(${at(named, 0)}, ${at(named, 1)})` : `shares(${at(named, 0)})`,
    ),
};

const functions: OpsCode["functions"] = (language) => {
  const { comments } = softmaxWords[language];
  return {
    numpy: {
      softmax: `def softmax(x):
    """${comments.softmax}"""
    exponentials = np.exp(x - x.max(axis=-1, keepdims=True))
    return exponentials / exponentials.sum(axis=-1, keepdims=True)`,
    },
    cpp: {
      softmax: `// ${comments.softmax}
Matrix softmax(const Matrix& x) {
  const Matrix largest = x.rowwise().maxCoeff();
  const Matrix exponentials = (x - largest.replicate(1, x.cols())).array().exp();
  const Matrix sums = exponentials.rowwise().sum();
  return exponentials.cwiseQuotient(sums.replicate(1, x.cols()));
}`,
      divide: `// ${comments.divide}
Matrix divide(const Matrix& x, const Matrix& sums) {
  const Matrix all = sums.replicate(1, x.cols());
  return (all.array() == 0).select(0.0f, x.cwiseQuotient(all));
}`,
      shares: `// ${comments.shares}
Matrix shares(const Matrix& x) {
  const Matrix seen = (x.array() == -INFINITY).select(0.0f, x);
  return divide(seen, seen.rowwise().sum());
}`,
    },
  };
};

export const softmaxCode: OpsCode = { python, cpp, functions };
