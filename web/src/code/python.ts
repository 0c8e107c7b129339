/** The steps in Python. PyTorch and NumPy differ in spelling alone. */
import type { GraphNode } from "../types/graph.js";
import { plainText } from "../program/literal.js";
import {
  allInputs,
  countedRows,
  fromFront,
  hasEmptyRow,
  hasMinusInfinity,
  hasZero,
  hasZeroSum,
  isByFeature,
  numberOf,
  numbersOf,
  padding,
  textOf,
  type Step,
} from "../program/step.js";
import type { CodeWords } from "./words.js";

/** How a library spells what both can do. */
export interface Spelling {
  readonly prefix: string;
  readonly array: (numbers: string) => string;
  /** The same where the numbers are left out: no more than a reader needs. */
  readonly folded: string;
  readonly integers: (numbers: string) => string;
  readonly swapped: (x: string, one: number, other: number) => string;
  /** Along axes that stay, with one number each. */
  readonly reduced: (x: string, how: "sum" | "mean" | "max", axes: string) => string;
  readonly filled: (x: string, where: string, value: string) => string;
  readonly minusInfinity: string;
  readonly viewed: (x: string, shape: readonly number[], contiguous: boolean) => string;
  readonly joined: (parts: string, axis: number) => string;
  readonly repeated: (x: string, times: number, axis: number) => string;
  readonly softmax: (x: string) => string;
  readonly cosine: (query: string, key: string) => string;
  readonly activations: Readonly<Record<string, (x: string) => string>>;
}

/** What lies in memory row by row, so that a view of it is possible. */
const contiguous = new Set([
  "parameter",
  "given",
  "lookup",
  "linear",
  "matmul",
  "matmul_transposed",
]);

type Write = (step: Step, say: Spelling, words: CodeWords) => string;

const last = "-1";

function swappedLast(x: string, { shape }: GraphNode, say: Spelling): string {
  return shape.length === 2 ? `${x}.T` : say.swapped(x, -2, -1);
}

function shapeView(x: string, node: GraphNode, shape: readonly number[], say: Spelling): string {
  return say.viewed(x, shape, contiguous.has(node.op));
}

/** The axes before the last, of which a mean over the batch takes all. */
const rowAxes = ({ shape }: GraphNode): string =>
  shape.length === 2
    ? "0"
    : `(${shape
        .slice(0, -1)
        .map((_, axis) => axis)
        .join(", ")})`;

/** The mean of what stands in `x`: of each row, or of each feature over all rows that count. */
function meanOf(step: Step, say: Spelling, term: (rows: string) => string): string {
  const [node] = step.from;
  const [x] = step.x;
  if (!isByFeature(step.node, node)) return say.reduced(term(x), "mean", last);
  const lengths = countedRows(step);
  if (!lengths) return say.reduced(term(x), "mean", rowAxes(node));
  const rows = lengths.map((length, sentence) => `${x}[${sentence}, :${length}]`).join(", ");
  return say.reduced(term(`${say.joined(`[${rows}]`, 0)}[None]`), "mean", "(0, 1)");
}

/** `mask` with an axis of one for every axis it lacks between batch and rows. */
function stretchedMask({ from, x }: Step): string {
  const [scores, mask] = from;
  const missing = mask.shape.length === 3 ? scores.shape.length - 3 : 0;
  return missing ? `${x[1]}[:${", None".repeat(missing)}]` : x[1];
}

function softmaxed(weights: string, { from, x }: Step, say: Spelling): string {
  if (!hasEmptyRow(from[0])) return weights;
  return say.filled(weights, `${x[0]} == ${say.minusInfinity}`, "0");
}

/** What a norm leaves of `value` where it divides 0 by 0. */
function standard(value: string, divisor: GraphNode, epsilon: number, say: Spelling): string {
  return epsilon === 0 && hasZero(divisor) ? `${say.prefix}nan_to_num(${value})` : value;
}

function normalized({ node, from, x: [x, mean, variance, gain, bias] }: Step, say: Spelling) {
  const epsilon = numberOf(node, "epsilon", 1e-5);
  const deviation = `${say.prefix}sqrt(${variance}${epsilon ? ` + ${plainText(epsilon)}` : ""})`;
  const value = `(${x} - ${mean}) / ${deviation}`;
  return `${standard(value, from[2], epsilon, say)} * ${gain} + ${bias}`;
}

/** What stands right of the equals sign. */
const values: Readonly<Record<string, Write>> = {
  identity: ({ x: [x] }) => x,
  multiply: ({ x: [x, y] }) => `${x} * ${y}`,
  dropout: ({ x: [x, mask] }) => `${x} * ${mask}`,
  maximum: ({ x: [x, y] }, say) => `${say.prefix}maximum(${x}, ${y})`,
  exp: ({ x: [x] }, say) => `${say.prefix}exp(${x})`,
  tanh: ({ x: [x] }, say) => `${say.prefix}tanh(${x})`,
  scale: ({ node, x: [x] }) => {
    const width = textOf(node, "head_dim");
    return typeof width === "number"
      ? `${x} / ${width}**0.5`
      : `${x} * ${plainText(numberOf(node, "factor", 1))}`;
  },
  linear: ({ x: [x, weight, bias], inputs }) => `${x} @ ${weight}${inputs > 2 ? ` + ${bias}` : ""}`,
  matmul: ({ x: [x, y] }) => `${x} @ ${y}`,
  matmul_transposed: ({ x: [x, y], from }, say) => `${x} @ ${swappedLast(y, from[1], say)}`,
  additive: ({ x: [query, key, ofKey, ofQuery] }) =>
    `(${key} @ ${ofKey}.T)[..., None, :, :] + (${query} @ ${ofQuery}.T)[..., :, None, :]`,
  bilinear: ({ x: [query, key, weight], from }, say) =>
    `${query} @ ${swappedLast(`(${key} @ ${weight})`, from[1], say)}`,
  cosine: ({ x: [query, key] }, say) => say.cosine(query, key),
  mask: (step, say) =>
    say.filled(
      step.x[0],
      `${stretchedMask(step)} == 0`,
      textOf(step.node, "fill") === "0" ? "0" : say.minusInfinity,
    ),
  softmax: (step, say) => softmaxed(say.softmax(step.x[0]), step, say),
  softmax_naive: (step, say) => {
    const exponentials = `${say.prefix}exp(${step.x[0]})`;
    const sums = say.reduced(exponentials, "sum", last);
    const weights = `${exponentials} / ${sums}`;
    return hasEmptyRow(step.from[0]) ? softmaxed(`(${weights})`, step, say) : weights;
  },
  row_sum: ({ x: [x] }, say) => say.reduced(x, "sum", last),
  row_max: ({ x: [x] }, say) => say.reduced(x, "max", last),
  split_heads: ({ node, from: [whole], x: [x] }, say) => {
    const cut = [...node.shape];
    const axis = cut.length - 3;
    [cut[axis], cut[axis + 1]] = [node.shape[axis + 1] ?? 1, node.shape[axis] ?? 1];
    return say.swapped(shapeView(x, whole, cut, say), axis, axis + 1);
  },
  merge_heads: ({ node, from: [heads], x: [x] }, say) => {
    const axis = heads.shape.length - 3;
    return say.viewed(say.swapped(x, axis, axis + 1), node.shape, false);
  },
  repeat_heads: ({ node, x: [x] }, say) =>
    say.repeated(x, numberOf(node, "times", 1), node.shape.length - 3),
  view: ({ node, from: [whole], x: [x] }, say) => shapeView(x, whole, node.shape, say),
  transpose: ({ node, x: [x] }, say) => {
    const [one = 0, other = 1] = numbersOf(node, "axes");
    return say.swapped(x, one, other);
  },
  concatenate: (step, say) =>
    say.joined(`[${allInputs(step).join(", ")}]`, numberOf(step.node, "axis", -1)),
  slice: ({ node, x: [x] }) => {
    const axis = fromFront(numberOf(node, "axis", -1), node);
    const range = `${numberOf(node, "start", 0)}:${numberOf(node, "end", 0)}`;
    return `${x}[${":, ".repeat(axis)}${range}]`;
  },
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
  sinusoidal: ({ node }) => `sinusoidal(${node.shape.join(", ")})`,
  rotate: ({ node, x: [x] }) => {
    const axis = numberOf(node, "position_axis", -2);
    const behind = axis < 0 ? axis : axis - node.shape.length;
    const base = numberOf(node, "base", 10000);
    const options = [behind === -2 ? "" : `axis=${behind}`, base === 10000 ? "" : `base=${base}`];
    return `rotate(${[x, ...options].filter(Boolean).join(", ")})`;
  },
  principal_components: ({ node, x: [x] }) =>
    `principal_components(${x}, ${numberOf(node, "components", 3)})`,
};

/** Whole statements, where one expression does not do. */
const statements: Readonly<Record<string, Write>> = {
  lookup: ({ node, name, x: [table], ids }, say) => {
    const rows = numbersOf(node, "ids");
    const list = nestedIntegers(rows, node.shape.slice(0, -1));
    const real = rows.some((row) => row < 0) ? ` * (${ids} >= 0)[..., None]` : "";
    return `${ids} = ${say.integers(list)}\n${name} = ${table}[${ids}]${real}`;
  },
  add: ({ node, name, x: [x, y] }, _, words) => {
    const alpha = numberOf(node, "alpha", 1);
    const scaled = alpha === 1 ? x : `${plainText(alpha)} * ${x}`;
    const sum = alpha === -1 ? `${y} - ${x}` : `${scaled} + ${y}`;
    const cleared = padding(node).map(
      ([sentence, length]) => `${name}[${sentence}, ${length}:] = 0  # ${words.padding}`,
    );
    return [`${name} = ${sum}`, ...cleared].join("\n");
  },
  divide_by_sum: ({ name, from, x: [x, sums], inputs }, say) => {
    if (inputs > 1) {
      const shares = `${x} / ${sums}`;
      return hasZero(from[1])
        ? `${name} = ${say.filled(`(${shares})`, `${sums} == 0`, "0")}`
        : `${name} = ${shares}`;
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
    return lines.join("\n");
  },
};

function nestedIntegers(rows: readonly number[], shape: readonly number[]): string {
  const [size = 1, ...inner] = shape;
  if (inner.length === 0) return `[${rows.join(", ")}]`;
  const each = rows.length / size;
  const parts = Array.from({ length: size }, (_, index) =>
    nestedIntegers(rows.slice(index * each, (index + 1) * each), inner),
  );
  return `[${parts.join(", ")}]`;
}

export function pythonStep(step: Step, say: Spelling, words: CodeWords): string {
  const { op } = step.node;
  const statement = statements[op];
  if (statement) return statement(step, say, words);
  const activation = say.activations[op];
  const value = activation ? activation(step.x[0]) : values[op]?.(step, say, words);
  if (value === undefined) throw new Error(`no program can be written for the op ${op}`);
  return `${step.name} = ${value}`;
}
