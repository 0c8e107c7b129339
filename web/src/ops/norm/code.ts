/** Norms and their statistics: of each row, or of each feature over all rows. */
import type { GraphNode } from "../../types/graph.js";
import { columnsOf, leadOf, loop, matching, matricesOf, rowsOf } from "../../program/cpp_index.js";
import { at, each, cppTypeOf, single } from "../../program/cpp_parts.js";
import { plainText } from "../../program/literal.js";
import { last } from "../../program/python.js";
import type { OpsCode, Spelling } from "../../program/spelling.js";
import {
  type NamedNode,
  countedRows,
  hasZero,
  isByFeature,
  numberOf,
  product,
} from "../../program/named_node.js";
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
function meanOf(named: NamedNode, say: Spelling, term: (rows: string) => string): string {
  const [node] = named.from;
  const [x] = named.x;
  if (!isByFeature(named.node, node)) return say.reduced(term(x), "mean", last);
  const lengths = countedRows(named);
  if (!lengths) return say.reduced(term(x), "mean", rowAxes(node));
  const rows = lengths.map((length, sentence) => `${x}[${sentence}, :${length}]`).join(", ");
  return say.reduced(term(`${say.joined(`[${rows}]`, 0)}[None]`), "mean", "(0, 1)");
}

/** The normalised `value`, with 0 where it would be 0 divided by 0. */
function standard(value: string, divisor: GraphNode, epsilon: number, say: Spelling): string {
  return epsilon === 0 && hasZero(divisor) ? `${say.prefix}nan_to_num(${value})` : value;
}

function normalized({ node, from, x: [x, mean, variance, gain, bias] }: NamedNode, say: Spelling) {
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
  named: NamedNode,
  of: (rows: string, count: number | string) => string,
): string {
  const { node, name, from } = named;
  const [x] = from;
  const lengths = countedRows(named);
  const total = lengths ? lengths.reduce((a, b) => a + b, 0) : product(x.shape) / columnsOf(x);
  const one = cppTypeOf(x) !== "Tensor";
  const start = `Matrix ${name} = Matrix::Zero(1, ${columnsOf(node)});`;
  const own = one ? named.x[0] : `${named.x[0]}[i]`;
  const count = lengths ? (one ? lengths[0] : "counted[i]") : rowsOf(x);
  const rows = lengths ? `${own}.topRows(${count})` : own;
  const add = `${name} += ${of(rows, count ?? 0)}.colwise().sum() / ${total}.0f;`;
  if (one) return `${start}\n${add}`;
  if (!lengths) return `${start}\n${loop(matricesOf(x))}${add}`;
  return `${start}\nfor (int i = 0; i < ${matricesOf(x)}; ++i) {\n  const int counted[]{${lengths.join(", ")}};\n  ${add}\n}`;
}

function normalizedInCpp(named: NamedNode): string {
  const { node, from, x } = named;
  const [values, mean, variance] = from;
  const epsilon = single(numberOf(node, "epsilon", 1e-5));
  const own = (name: string, statistic: GraphNode) =>
    cppTypeOf(statistic) === "Tensor"
      ? `${name}[${matching(leadOf(statistic), leadOf(values))}]`
      : name;
  const standard = `normalize(${at(named, 0)}, ${own(x[1], mean)}, ${own(x[2], variance)}, ${epsilon})`;
  return each(named, `(${standard} * ${x[3]}.asDiagonal()).rowwise() + ${x[4]}`);
}

const python: OpsCode["python"] = {
  mean: (named, say) => meanOf(named, say, (rows) => rows),
  variance: (named, say) => meanOf(named, say, (rows) => `((${rows} - ${named.x[1]}) ** 2)`),
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
  mean: (named) =>
    isByFeature(named.node, named.from[0])
      ? featureStatistic(named, (rows) => rows)
      : each(named, `${at(named, 0)}.rowwise().mean()`),
  variance: (named) => {
    const [x, mean] = named.from;
    if (isByFeature(named.node, x))
      return featureStatistic(
        named,
        (rows, count) => `(${rows} - ${named.x[1]}.replicate(${count}, 1)).cwiseAbs2()`,
      );
    const apart = `(${at(named, 0)} - ${repeated(x, mean, at(named, 1))})`;
    return each(named, `${apart}.cwiseAbs2().rowwise().mean()`);
  },
  root_mean_square: (named) => {
    const epsilon = single(numberOf(named.node, "epsilon", 1e-5));
    const square = `${at(named, 0)}.cwiseAbs2().rowwise().mean()`;
    return each(named, `(${square}.array() + ${epsilon}).sqrt().matrix()`);
  },
  layer_norm: normalizedInCpp,
  batch_norm: normalizedInCpp,
  rms_norm: (named) => {
    const [x, rms] = named.from;
    const divisor = repeated(x, rms, at(named, 1));
    const safe = hasZero(rms) ? `${divisor}.cwiseMax(1e-30f)` : divisor;
    return each(named, `${at(named, 0)}.cwiseQuotient(${safe}) * ${named.x[2]}.asDiagonal()`);
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
