/** The steps in C++ with Eigen: a matrix where there is one, else a loop over sentences and heads. */
import { additive, lookup, mergeHeads, rotated, splitHeads, withVector } from "./cpp_scores.js";
import { columnsOf, divided, matricesOf, rowsOf } from "./cpp_index.js";
import { norms } from "./cpp_norms.js";
import { at, each, kindOf, single, stretched } from "./cpp_parts.js";
import { joined, sliced, transposed, viewed } from "./cpp_shapes.js";
import {
  allInputs,
  hasEmptyRow,
  numberOf,
  padding,
  product,
  textOf,
  type Step,
} from "../program/step.js";
import type { CodeWords } from "./words.js";

function maskAt({ node, from: [, mask], x }: Step): string {
  if (kindOf(mask) !== "Tensor") return x[1];
  return `${x[1]}[${divided("i", matricesOf(node) / matricesOf(mask))}]`;
}

function softmaxed(weights: string, step: Step): string {
  if (!hasEmptyRow(step.from[0])) return weights;
  return `(${at(step, 0)}.array() == -INFINITY).select(0.0f, ${weights})`;
}

type Write = (step: Step, words: CodeWords) => string;

const cellByCell =
  (write: (x: string) => string): Write =>
  (step) =>
    each(step, write(at(step, 0)));

const two =
  (write: (x: string, y: string) => string): Write =>
  (step) =>
    each(step, write(stretched(step, 0), stretched(step, 1)));

const steps: Readonly<Record<string, Write>> = {
  identity: ({ node, name, x: [x] }) => `${kindOf(node)} ${name} = ${x};`,
  lookup,
  sinusoidal: ({ node, name }) =>
    `Matrix ${name} = sinusoidal(${rowsOf(node)}, ${columnsOf(node)});`,
  rotate: rotated,
  add: (step, words) => {
    const alpha = numberOf(step.node, "alpha", 1);
    const [x, y] = [stretched(step, 0), stretched(step, 1)];
    const scaled = alpha === 1 ? x : `${single(alpha)} * ${x}`;
    const sum = alpha === -1 ? `${y} - ${x}` : `${scaled} + ${y}`;
    const tokens = rowsOf(step.node);
    const place = (sentence: number) =>
      kindOf(step.node) === "Tensor" ? `${step.name}[${sentence}]` : step.name;
    const cleared = padding(step.node).map(
      ([sentence, length]) =>
        `${place(sentence)}.bottomRows(${tokens - length}).setZero();  // ${words.padding}`,
    );
    return [each(step, sum), ...cleared].join("\n");
  },
  multiply: two((x, y) => `${x}.cwiseProduct(${y})`),
  dropout: two((x, y) => `${x}.cwiseProduct(${y})`),
  maximum: two((x, y) => `${x}.cwiseMax(${y})`),
  exp: cellByCell((x) => `${x}.array().exp().matrix()`),
  tanh: cellByCell((x) => `${x}.array().tanh().matrix()`),
  relu: cellByCell((x) => `${x}.cwiseMax(0.0f)`),
  gelu: cellByCell((x) => `${x}.unaryExpr(&gelu)`),
  gelu_tanh: cellByCell((x) => `${x}.unaryExpr(&gelu_tanh)`),
  silu: cellByCell((x) => `${x}.unaryExpr(&silu)`),
  scale: (step) => {
    const width = textOf(step.node, "head_dim");
    const by =
      typeof width === "number"
        ? `/ std::sqrt(${width}.0f)`
        : `* ${single(numberOf(step.node, "factor", 1))}`;
    return each(step, `${at(step, 0)} ${by}`);
  },
  linear: (step) => {
    const { x, inputs, node } = step;
    const value = `${at(step, 0)} * ${x[1]}`;
    if (inputs < 3) return each(step, value);
    if (kindOf(node) === "RowVector") return each(step, `${value} + ${x[2]}`);
    return each(step, `(${value}).rowwise() + ${x[2]}`);
  },
  matmul: (step) =>
    step.from[0].shape.length < 2 || step.from[1].shape.length < 2
      ? withVector(step)
      : each(step, `${at(step, 0)} * ${at(step, 1)}`),
  matmul_transposed: (step) => each(step, `${at(step, 0)} * ${at(step, 1)}.transpose()`),
  additive,
  bilinear: (step) => each(step, `${at(step, 0)} * (${at(step, 1)} * ${step.x[2]}).transpose()`),
  cosine: (step) => each(step, `cosine_similarity(${at(step, 0)}, ${at(step, 1)})`),
  mask: (step) => {
    const fill = textOf(step.node, "fill") === "0" ? "0.0f" : "-INFINITY";
    return each(step, `(${maskAt(step)}.array() == 0).select(${fill}, ${at(step, 0)})`);
  },
  softmax: (step) => each(step, softmaxed(`softmax(${at(step, 0)})`, step)),
  softmax_naive: (step) => {
    const x = at(step, 0);
    const exponentials = `${x}.array().exp().matrix()`;
    const sums = `${exponentials}.rowwise().sum().replicate(1, ${columnsOf(step.node)})`;
    return each(step, softmaxed(`${exponentials}.cwiseQuotient(${sums})`, step));
  },
  divide_by_sum: (step) =>
    each(
      step,
      step.inputs > 1 ? `divide(${at(step, 0)}, ${at(step, 1)})` : `shares(${at(step, 0)})`,
    ),
  row_sum: cellByCell((x) => `${x}.rowwise().sum()`),
  row_max: cellByCell((x) => `${x}.rowwise().maxCoeff()`),
  split_heads: splitHeads,
  merge_heads: mergeHeads,
  repeat_heads: (step) => {
    const times = numberOf(step.node, "times", 1);
    const many = kindOf(step.from[0]) === "Tensor";
    return each(step, many ? `${step.x[0]}[${divided("i", times)}]` : step.x[0]);
  },
  view: viewed,
  transpose: (step) => transposed(step),
  concatenate: (step) => joined(step, allInputs(step)),
  slice: (step) => sliced(step),
  ...norms,
  principal_components: (step) => {
    const components = numberOf(step.node, "components", 3);
    const { node, x, from } = step;
    if (kindOf(node) !== "Tensor")
      return each(step, `principal_components(${x[0]}, ${components})`);
    const all = `view(${x[0]}, 1, ${product(from[0].shape) / columnsOf(from[0])}, ${columnsOf(from[0])})`;
    const size = `${matricesOf(node)}, ${rowsOf(node)}, ${components}`;
    return `Tensor ${step.name} = view({principal_components(${all}[0], ${components})}, ${size});`;
  },
};

export function cppStep(step: Step, words: CodeWords): string {
  const write = steps[step.node.op];
  if (!write) throw new Error(`no program can be written for the op ${step.node.op}`);
  return write(step, words);
}
