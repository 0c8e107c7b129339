/** softmax, and dividing by the sum. */
import { columnsOf } from "../../program/cpp_index.js";
import { at, each } from "../../program/cpp_parts.js";
import { last } from "../../program/python.js";
import type { OpsCode, Spelling } from "../../program/spelling.js";
import {
  type Step,
  hasEmptyRow,
  hasMinusInfinity,
  hasZero,
  hasZeroSum,
  isSet,
} from "../../program/step.js";
import { softmaxWords } from "./words.js";

function seenOnly(weights: string, { from, x }: Step, say: Spelling): string {
  if (!hasEmptyRow(from[0])) return weights;
  return say.filled(weights, `${x[0]} == ${say.minusInfinity}`, "0");
}

function seenOnlyInCpp(weights: string, step: Step): string {
  if (!hasEmptyRow(step.from[0])) return weights;
  return `(${at(step, 0)}.array() == -INFINITY).select(0.0f, ${weights})`;
}

const python: OpsCode["python"] = {
  exp_sum: ({ x: [x, maximum], inputs }, say) =>
    say.reduced(`${say.prefix}exp(${inputs > 1 ? `${x} - ${maximum}` : x})`, "sum", last),
  softmax: (step, say) => {
    const [x, maximum, sum] = step.x;
    if (isSet(step)) return `${say.prefix}exp(${x} - ${maximum}) / ${sum}`;
    return seenOnly(say.either(`torch.softmax(${x}, dim=-1)`, `softmax(${x})`), step, say);
  },
  softmax_naive: (step, say) => {
    const exponentials = `${say.prefix}exp(${step.x[0]})`;
    if (isSet(step)) return `${exponentials} / ${step.x[1]}`;
    const sums = say.reduced(exponentials, "sum", last);
    const weights = `${exponentials} / ${sums}`;
    return hasEmptyRow(step.from[0]) ? seenOnly(`(${weights})`, step, say) : weights;
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
const acrossColumns = (step: Step, input: 1 | 2): string =>
  `${at(step, input)}.replicate(1, ${columnsOf(step.from[0])})`;

/** e to the power of each number, minus the maximum if there is one. */
function powersInCpp(step: Step, shifted: boolean): string {
  const x = at(step, 0);
  return `${shifted ? `(${x} - ${acrossColumns(step, 1)})` : x}.array().exp().matrix()`;
}

const cpp: OpsCode["cpp"] = {
  exp_sum: (step) => each(step, `${powersInCpp(step, step.inputs > 1)}.rowwise().sum()`),
  softmax: (step) =>
    each(
      step,
      isSet(step)
        ? `${powersInCpp(step, true)}.cwiseQuotient(${acrossColumns(step, 2)})`
        : seenOnlyInCpp(`softmax(${at(step, 0)})`, step),
    ),
  softmax_naive: (step) => {
    const exponentials = powersInCpp(step, false);
    if (isSet(step)) return each(step, `${exponentials}.cwiseQuotient(${acrossColumns(step, 1)})`);
    const sums = `${exponentials}.rowwise().sum().replicate(1, ${columnsOf(step.node)})`;
    return each(step, seenOnlyInCpp(`${exponentials}.cwiseQuotient(${sums})`, step));
  },
  divide_by_sum: (step) =>
    each(
      step,
      step.inputs > 1 ? `divide(${at(step, 0)}, ${at(step, 1)})` : `shares(${at(step, 0)})`,
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
