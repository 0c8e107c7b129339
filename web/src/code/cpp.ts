/** The steps in C++ with Eigen: a matrix where there is one, else a loop over sentences and heads. */
import type { GraphNode } from "../player/types.js";
import { columnsOf, divided, leadOf, loop, matching, matricesOf, rowsOf } from "./cpp_index.js";
import { joined, sliced, transposed, viewed } from "./cpp_shapes.js";
import { floatText, numberText, type Brackets } from "./literal.js";
import {
  allInputs,
  countedRows,
  hasEmptyRow,
  hasZero,
  isByFeature,
  numberOf,
  numbersOf,
  padding,
  product,
  textOf,
  type Step,
} from "./step.js";
import type { CodeWords } from "./words.js";

export const cppBrackets: Brackets = { open: "{", close: "}", infinity: "INFINITY", nan: "NAN" };

export type Kind = "RowVector" | "Matrix" | "Tensor";

/** A number is a vector of one. */
export function kindOf(node: GraphNode): Kind {
  if (node.shape.length < 2) return "RowVector";
  return matricesOf(node) === 1 ? "Matrix" : "Tensor";
}

const single = (value: number): string => `${floatText(Math.fround(value))}f`;

/** `scores[i]`: the matrix of an input that belongs to matrix i of the result. */
function at(step: Step, input: 0 | 1 | 2): string {
  const node = step.from[input];
  const name = step.x[input];
  if (kindOf(node) !== "Tensor") return name;
  return `${name}[${matching(leadOf(node), leadOf(step.node))}]`;
}

/** One matrix, or all of them in a loop. */
function each({ node, name }: Step, value: string): string {
  const kind = kindOf(node);
  if (kind !== "Tensor") return `${kind} ${name} = ${value};`;
  const count = matricesOf(node);
  return `Tensor ${name}(${count});\n${loop(count)}${name}[i] = ${value};`;
}

/** An input of an operation cell by cell, repeated along the axes where it has one number. */
function stretched(step: Step, input: 0 | 1): string {
  const { node } = step;
  const from = step.from[input];
  const [down, right] = [rowsOf(node) / rowsOf(from), columnsOf(node) / columnsOf(from)];
  const own = at(step, input);
  return down === 1 && right === 1 ? own : `${own}.replicate(${down}, ${right})`;
}

/** A statistic repeated to the size of what it describes. */
function repeated(x: GraphNode, statistic: GraphNode, name: string): string {
  const down = rowsOf(x) / rowsOf(statistic);
  return `${name}.replicate(${down}, ${columnsOf(x) / columnsOf(statistic)})`;
}

function maskAt({ node, from: [, mask], x }: Step): string {
  if (kindOf(mask) !== "Tensor") return x[1];
  return `${x[1]}[${divided("i", matricesOf(node) / matricesOf(mask))}]`;
}

function softmaxed(weights: string, step: Step): string {
  if (!hasEmptyRow(step.from[0])) return weights;
  return `(${at(step, 0)}.array() == -INFINITY).select(0.0f, ${weights})`;
}

/** Of each feature over all rows that count, added up sentence by sentence. */
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

function normalized(step: Step): string {
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

function lookup({ node, name, x: [table], ids }: Step): string {
  const rows = numbersOf(node, "ids");
  const kind = kindOf(node);
  const real = rows.map((row) => Math.max(row, 0));
  const tokens = rowsOf(node);
  const place = (index: number) =>
    kind === "Tensor" ? `${name}[${Math.floor(index / tokens)}]` : name;
  const cleared = rows.flatMap((row, index) =>
    row < 0 ? [`${place(index)}.row(${index % tokens}).setZero();`] : [],
  );
  const list = (part: readonly number[]) => `{${part.join(", ")}}`;
  if (kind !== "Tensor")
    return [
      `const std::vector<int> ${ids}${list(real)};`,
      `${kind} ${name} = ${table}(${ids}, Eigen::all);`,
      ...cleared,
    ].join("\n");
  const count = matricesOf(node);
  const parts = Array.from({ length: count }, (_, i) =>
    list(real.slice(i * tokens, (i + 1) * tokens)),
  );
  return [
    `const std::vector<std::vector<int>> ${ids}{${parts.join(", ")}};`,
    `Tensor ${name}(${count});`,
    `${loop(count)}${name}[i] = ${table}(${ids}[i], Eigen::all);`,
    ...cleared,
  ].join("\n");
}

/** A vector on either side; on the right of many matrices it makes a row of each. */
function withVector(step: Step): string {
  const { node, name, from, x } = step;
  const [left, right] = from;
  if (left.shape.length < 2 && right.shape.length < 2)
    return each(step, `${x[0]} * ${x[1]}.transpose()`);
  if (left.shape.length < 2) return each(step, `${x[0]} * ${x[1]}`);
  if (kindOf(left) !== "Tensor") return each(step, `${x[1]} * ${x[0]}.transpose()`);
  const rows = rowsOf(node);
  const [declared, row] =
    kindOf(node) === "Tensor"
      ? [
          `Tensor ${name}(${matricesOf(node)}, Matrix(${rows}, ${columnsOf(node)}));`,
          `${name}[${divided("i", rows)}].row(i % ${rows})`,
        ]
      : node.shape.length < 2
        ? [`RowVector ${name}(${columnsOf(node)});`, `${name}.row(i)`]
        : [`Matrix ${name}(${rows}, ${columnsOf(node)});`, `${name}.row(i)`];
  return `${declared}\n${loop(matricesOf(left))}${row} = ${x[1]} * ${x[0]}[i].transpose();`;
}

/** A matrix for each query: its keys by hidden units. */
function additive(step: Step): string {
  const { node, from, x } = step;
  const [query, key] = from;
  const queries = rowsOf(query);
  const pairs = leadOf(node).slice(0, -1);
  const inPair = (own: GraphNode, name: string) => {
    if (kindOf(own) !== "Tensor") return name;
    const place = matching([...leadOf(own), 1], [...pairs, queries]);
    return `${name}[${place}]`;
  };
  const row = matricesOf(node) === queries ? "i" : `i % ${queries}`;
  const ofKey = `(${inPair(key, x[1])} * ${x[2]}.transpose())`;
  const ofQuery = `(${inPair(query, x[0])}.row(${queries === 1 ? "0" : row}) * ${x[3]}.transpose())`;
  return each(step, `${ofKey}.rowwise() + ${ofQuery}.row(0)`);
}

function splitHeads(step: Step): string {
  const { node, from, x } = step;
  const heads = numberOf(node, "num_heads", 1);
  const width = columnsOf(node);
  const whole = kindOf(from[0]) === "Tensor" ? `${x[0]}[${divided("i", heads)}]` : x[0];
  const head = kindOf(from[0]) === "Tensor" ? `i % ${heads}` : "i";
  const start = heads === 1 ? "0" : width === 1 ? head : `${head} * ${width}`;
  return each(step, `${whole}.middleCols(${start}, ${width})`);
}

function mergeHeads({ node, name, from: [parts], x }: Step): string {
  const heads = numberOf(node, "num_heads", 1);
  const width = columnsOf(parts);
  const empty = `Matrix(${rowsOf(node)}, ${columnsOf(node)})`;
  const many = kindOf(node) === "Tensor";
  const declared = many
    ? `Tensor ${name}(${matricesOf(node)}, ${empty});`
    : `Matrix ${name}(${rowsOf(node)}, ${columnsOf(node)});`;
  if (kindOf(parts) !== "Tensor") return `Matrix ${name} = ${x[0]};`;
  const whole = many ? `${name}[${divided("i", heads)}]` : name;
  const start = `${many ? `i % ${heads}` : "i"}${width === 1 ? "" : ` * ${width}`}`;
  return `${declared}\n${loop(matricesOf(parts))}${whole}.middleCols(${start}, ${width}) = ${x[0]}[i];`;
}

function rotated(step: Step): string {
  const { node } = step;
  const given = numberOf(node, "position_axis", -2);
  const axis = given < 0 ? given + node.shape.length : given;
  const base = numberOf(node, "base", 10000);
  const behind = product(node.shape.slice(axis + 1, -2));
  const before = product(node.shape.slice(0, axis));
  const size = node.shape[axis] ?? 1;
  const ofRow = axis === node.shape.length - 2;
  const position = divided("i", behind) + (before === 1 ? "" : ` % ${size}`);
  const place = ofRow ? "" : kindOf(node) === "Tensor" ? position : "0";
  const options = base === 10000 ? [place] : [place || "-1", single(base)];
  return each(step, `rotate(${[at(step, 0), ...options].filter(Boolean).join(", ")})`);
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
  transpose: (step) => transposed(step, each),
  concatenate: (step) => joined(step, allInputs(step)),
  slice: (step) => sliced(step, each),
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
  layer_norm: normalized,
  batch_norm: normalized,
  rms_norm: (step) => {
    const [x, rms] = step.from;
    const divisor = repeated(x, rms, at(step, 1));
    const safe = hasZero(rms) ? `${divisor}.cwiseMax(1e-30f)` : divisor;
    return each(step, `${at(step, 0)}.cwiseQuotient(${safe}) * ${step.x[2]}.asDiagonal()`);
  },
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

export const cppNumber = (value: number): string => numberText(value, cppBrackets);
