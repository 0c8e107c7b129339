/** Norms and their statistics: of each row, or of each feature over all rows. */
import type { GraphNode } from "../../types/graph.js";
import { columnsOf, leadOf, loop, matching, matricesOf, rowsOf } from "../../program/cpp_index.js";
import { at, each, kindOf, single } from "../../program/cpp_parts.js";
import { plainText } from "../../program/literal.js";
import { last } from "../../program/python.js";
import type { OpsCode, Spelling } from "../../program/spelling.js";
import {
  type Step,
  countedRows,
  hasZero,
  isByFeature,
  numberOf,
  product,
} from "../../program/step.js";
import { normWords } from "./words.js";

/** The axes before the last, over all of which batch norm takes the mean. */
const rowAxes = ({ shape }: GraphNode): string =>
  shape.length === 2
    ? "0"
    : `(${shape
        .slice(0, -1)
        .map((_, axis) => axis)
        .join(", ")})`;

/** The mean of `x`: of each row, or of each feature over all rows except padding. */
function meanOf(step: Step, say: Spelling, term: (rows: string) => string): string {
  const [node] = step.from;
  const [x] = step.x;
  if (!isByFeature(step.node, node)) return say.reduced(term(x), "mean", last);
  const lengths = countedRows(step);
  if (!lengths) return say.reduced(term(x), "mean", rowAxes(node));
  const rows = lengths.map((length, sentence) => `${x}[${sentence}, :${length}]`).join(", ");
  return say.reduced(term(`${say.joined(`[${rows}]`, 0)}[None]`), "mean", "(0, 1)");
}

/** The normalised `value`, with 0 where it would be 0 divided by 0. */
function standard(value: string, divisor: GraphNode, epsilon: number, say: Spelling): string {
  return epsilon === 0 && hasZero(divisor) ? `${say.prefix}nan_to_num(${value})` : value;
}

function normalized({ node, from, x: [x, mean, variance, gain, bias] }: Step, say: Spelling) {
  const epsilon = numberOf(node, "epsilon", 1e-5);
  const deviation = `${say.prefix}sqrt(${variance}${epsilon ? ` + ${plainText(epsilon)}` : ""})`;
  const value = `(${x} - ${mean}) / ${deviation}`;
  return `${standard(value, from[2], epsilon, say)} * ${gain} + ${bias}`;
}

/** A statistic repeated to the size of the matrix it describes. */
function repeated(x: GraphNode, statistic: GraphNode, name: string): string {
  const down = rowsOf(x) / rowsOf(statistic);
  return `${name}.replicate(${down}, ${columnsOf(x) / columnsOf(statistic)})`;
}

/** A statistic of each feature over all rows except padding, added up sentence by sentence. */
function featureStatistic(
  step: Step,
  of: (rows: string, count: number | string) => string,
): string {
  const { node, name, from } = step;
  const [x] = from;
  const lengths = countedRows(step);
  const total = lengths ? lengths.reduce((a, b) => a + b, 0) : product(x.shape) / columnsOf(x);
  const one = kindOf(x) !== "Tensor";
  const start = `Matrix ${name} = Matrix::Zero(1, ${columnsOf(node)});`;
  const own = one ? step.x[0] : `${step.x[0]}[i]`;
  const count = lengths ? (one ? lengths[0] : "counted[i]") : rowsOf(x);
  const rows = lengths ? `${own}.topRows(${count})` : own;
  const add = `${name} += ${of(rows, count ?? 0)}.colwise().sum() / ${total}.0f;`;
  if (one) return `${start}\n${add}`;
  if (!lengths) return `${start}\n${loop(matricesOf(x))}${add}`;
  return `${start}\nfor (int i = 0; i < ${matricesOf(x)}; ++i) {\n  const int counted[]{${lengths.join(", ")}};\n  ${add}\n}`;
}

function normalizedInCpp(step: Step): string {
  const { node, from, x } = step;
  const [values, mean, variance] = from;
  const epsilon = single(numberOf(node, "epsilon", 1e-5));
  const own = (name: string, statistic: GraphNode) =>
    kindOf(statistic) === "Tensor"
      ? `${name}[${matching(leadOf(statistic), leadOf(values))}]`
      : name;
  const standard = `normalize(${at(step, 0)}, ${own(x[1], mean)}, ${own(x[2], variance)}, ${epsilon})`;
  return each(step, `(${standard} * ${x[3]}.asDiagonal()).rowwise() + ${x[4]}`);
}

const python: OpsCode["python"] = {
  mean: (step, say) => meanOf(step, say, (rows) => rows),
  variance: (step, say) => meanOf(step, say, (rows) => `((${rows} - ${step.x[1]}) ** 2)`),
  root_mean_square: ({ node, x: [x] }, say) => {
    const epsilon = numberOf(node, "epsilon", 1e-5);
    const square = say.reduced(`(${x}**2)`, "mean", last);
    return `${say.prefix}sqrt(${square}${epsilon ? ` + ${plainText(epsilon)}` : ""})`;
  },
  rms_norm: ({ from, x: [x, rms, gain] }, say) => {
    const value = standard(`${x} / ${rms}`, from[1], 0, say);
    return `${value} * ${gain}`;
  },
  layer_norm: normalized,
  batch_norm: normalized,
};

const cpp: OpsCode["cpp"] = {
  mean: (step) =>
    isByFeature(step.node, step.from[0])
      ? featureStatistic(step, (rows) => rows)
      : each(step, `${at(step, 0)}.rowwise().mean()`),
  variance: (step) => {
    const [x, mean] = step.from;
    if (isByFeature(step.node, x))
      return featureStatistic(
        step,
        (rows, count) => `(${rows} - ${step.x[1]}.replicate(${count}, 1)).cwiseAbs2()`,
      );
    const apart = `(${at(step, 0)} - ${repeated(x, mean, at(step, 1))})`;
    return each(step, `${apart}.cwiseAbs2().rowwise().mean()`);
  },
  root_mean_square: (step) => {
    const epsilon = single(numberOf(step.node, "epsilon", 1e-5));
    const square = `${at(step, 0)}.cwiseAbs2().rowwise().mean()`;
    return each(step, `(${square}.array() + ${epsilon}).sqrt().matrix()`);
  },
  layer_norm: normalizedInCpp,
  batch_norm: normalizedInCpp,
  rms_norm: (step) => {
    const [x, rms] = step.from;
    const divisor = repeated(x, rms, at(step, 1));
    const safe = hasZero(rms) ? `${divisor}.cwiseMax(1e-30f)` : divisor;
    return each(step, `${at(step, 0)}.cwiseQuotient(${safe}) * ${step.x[2]}.asDiagonal()`);
  },
};

const functions: OpsCode["functions"] = (language) => {
  const { comments } = normWords[language];
  return {
    cpp: {
      normalize: `// ${comments.normalize}
Matrix normalize(const Matrix& x, const Matrix& mean, const Matrix& variance, float epsilon) {
  const int rows = x.rows() / mean.rows(), columns = x.cols() / mean.cols();
  const Matrix deviation = (variance.array() + epsilon).sqrt().max(1e-30f);
  return (x - mean.replicate(rows, columns)).cwiseQuotient(deviation.replicate(rows, columns));
}`,
    },
  };
};

export const normCode: OpsCode = { python, cpp, functions };
