/** The operations of a backward pass, and the loss that it begins with. */
import type { GraphNode } from "../../types/graph.js";
import {
  columnsOf,
  divided,
  leadOf,
  loop,
  matching,
  matricesOf,
  rowsOf,
} from "../../program/cpp_index.js";
import { at, cppTypeOf, each, single, stretched, two } from "../../program/cpp_parts.js";
import { plainText } from "../../program/literal.js";
import { type NamedNode, allInputs, numberOf, numbersOf } from "../../program/named_node.js";
import type { OpsCode, Spelling } from "../../program/spelling.js";
import { codeFunctions } from "./code_functions.js";

const tuple = (sizes: readonly number[]): string =>
  sizes.length === 1 ? `(${sizes[0] ?? 1},)` : `(${sizes.join(", ")})`;

const zeros = (shape: readonly number[], say: Spelling): string =>
  say.either(`torch.zeros(${tuple(shape)})`, `np.zeros(${tuple(shape)}, np.float32)`);

/** The rows of all matrices below each other. */
const rowsBelow = (x: string, node: GraphNode): string =>
  node.shape.length === 2 ? x : `${x}.reshape(-1, ${columnsOf(node)})`;

const targetsOf = ({ node }: NamedNode): string => `[${numbersOf(node, "targets").join(", ")}]`;

/** "gelu_slope", "gelu_curvature". */
const slopeName = ({ node }: NamedNode): string =>
  `${String(node.parameters?.["of"])}_${numberOf(node, "order", 1) === 1 ? "slope" : "curvature"}`;

const python: OpsCode["python"] = {
  one_hot: ({ node, name }, say) => {
    const index = numberOf(node, "index", 0);
    return [
      `${name} = ${zeros(node.shape, say)}`,
      say.either(`${name}.view(-1)[${index}] = 1`, `${name}.flat[${index}] = 1`),
    ];
  },
  accumulate: (named) => allInputs(named).join(" + "),
  sum_to: ({ node, x: [x] }, say) =>
    say.either(`${x}.sum_to_size(${tuple(node.shape)})`, `sum_to(${x}, ${tuple(node.shape)})`),
  expand: ({ node, x: [x] }, say) =>
    say.either(`${x}.expand(${tuple(node.shape)})`, `np.broadcast_to(${x}, ${tuple(node.shape)})`),
  outer_products: ({ from, x }) => `${rowsBelow(x[0], from[0])}.T @ ${rowsBelow(x[1], from[1])}`,
  sum_heads: ({ node, x: [x] }) => {
    const { shape } = node;
    const times = numberOf(node, "times", 1);
    return `${x}.reshape(${tuple([...shape.slice(0, -2), times, ...shape.slice(-2)])}).sum(-3)`;
  },
  scatter_rows: ({ node, name, from: [from], x: [x], ids }, say) => {
    const all = numbersOf(node, "ids");
    const seen = all.flatMap((id, row) => (id < 0 ? [] : [row]));
    const list = say.integers(`[${seen.map((row) => all[row]).join(", ")}]`);
    const some = seen.length < all.length ? `[[${seen.join(", ")}]]` : "";
    const rows = `${rowsBelow(x, from)}${some}`;
    return [
      `${ids} = ${list}`,
      `${name} = ${zeros(node.shape, say)}`,
      say.either(`${name}.index_add_(0, ${ids}, ${rows})`, `np.add.at(${name}, ${ids}, ${rows})`),
    ];
  },
  cross_entropy: (named) => `cross_entropy(${named.x[0]}, ${targetsOf(named)})`,
  cross_entropy_slope: (named) => `cross_entropy_slope(${named.x[0]}, ${targetsOf(named)})`,
  slope: (named) => `${slopeName(named)}(${named.x[0]})`,
  larger: ({ x: [x, y] }, say) =>
    say.either(
      `(${x} > ${y}) + 0.5 * (${x} == ${y})`,
      `(${x} > ${y}) + np.float32(0.5) * (${x} == ${y})`,
    ),
  row_max_slope: ({ x: [x] }) => `row_max_slope(${x})`,
  inverse_root: ({ node, x: [x] }, say) =>
    `1 / ${say.prefix}sqrt(${x} + ${plainText(numberOf(node, "epsilon", 0))})`,
};

/** Zeros in the type of a node. */
function zerosInCpp({ node, name }: NamedNode): string {
  const kind = cppTypeOf(node);
  const sizes = `${rowsOf(node)}, ${columnsOf(node)}`;
  if (kind === "RowVector") return `RowVector ${name} = RowVector::Zero(${columnsOf(node)});`;
  if (kind === "Matrix") return `Matrix ${name} = Matrix::Zero(${sizes});`;
  return `Tensor ${name}(${matricesOf(node)}, Matrix::Zero(${sizes}));`;
}

/** One line for each matrix of an input: its own, and that of the result at an index. */
function forEachOf(input: GraphNode, name: string, line: (own: string) => string): string {
  return cppTypeOf(input) === "Tensor"
    ? `${loop(matricesOf(input))}${line(`${name}[i]`)}`
    : line(name);
}

const partOf = ({ node, name }: NamedNode, index: string): string =>
  cppTypeOf(node) === "Tensor" ? `${name}[${index || "0"}]` : name;

function sumTo(named: NamedNode): string {
  const { node, from, x } = named;
  const [input] = from;
  const goal = partOf(named, matching(leadOf(node), leadOf(input)));
  const sum = (own: string): string => {
    if (node.shape.length === 0) return `RowVector::Constant(1, ${own}.sum())`;
    const down = node.shape.length === 1 || rowsOf(node) < rowsOf(input);
    const summed = down ? `${own}.colwise().sum()` : own;
    return columnsOf(node) < columnsOf(input) ? `${summed}.rowwise().sum()` : summed;
  };
  return `${zerosInCpp(named)}\n${forEachOf(input, x[0], (own) => `${goal} += ${sum(own)};`)}`;
}

function scatterRows(named: NamedNode): string {
  const { node, name, from, x, ids } = named;
  const [input] = from;
  const all = numbersOf(node, "ids");
  const tokens = rowsOf(input);
  const row =
    cppTypeOf(input) === "Tensor"
      ? `${x[0]}[${divided("i", tokens)}].row(i % ${tokens})`
      : `${x[0]}.row(i)`;
  return [
    `const std::vector<int> ${ids}{${all.join(", ")}};`,
    zerosInCpp(named),
    `${loop(all.length)}if (${ids}[i] >= 0) ${name}.row(${ids}[i]) += ${row};`,
  ].join("\n");
}

/** The losses are a row for each sentence. */
function crossEntropy(named: NamedNode): string {
  const { node, name, from, x } = named;
  const targets = `{${numbersOf(node, "targets").join(", ")}}`;
  if (cppTypeOf(node) === "RowVector")
    return `RowVector ${name} = cross_entropy(${x[0]}, ${targets}, 0);`;
  const tokens = columnsOf(node);
  const losses = forEachOf(from[0], x[0], (own) =>
    cppTypeOf(from[0]) === "Tensor"
      ? `${name}.row(i) = cross_entropy(${own}, ${targets}, i * ${tokens});`
      : `${name} = cross_entropy(${own}, ${targets}, 0);`,
  );
  return `${zerosInCpp(named)}\n${losses}`;
}

const cpp: OpsCode["cpp"] = {
  one_hot: (named) => {
    const { node } = named;
    const index = numberOf(node, "index", 0);
    const [rows, columns] = [rowsOf(node), columnsOf(node)];
    const place =
      cppTypeOf(node) === "RowVector"
        ? String(index)
        : `${Math.floor(index / columns) % rows}, ${index % columns}`;
    const matrix = String(Math.floor(index / (rows * columns)));
    return `${zerosInCpp(named)}\n${partOf(named, matrix)}(${place}) = 1;`;
  },
  accumulate: (named) =>
    each(
      named,
      allInputs(named)
        .map((_, input) => at(named, input as 0))
        .join(" + "),
    ),
  sum_to: sumTo,
  expand: (named) => each(named, stretched(named, 0)),
  outer_products: (named) => {
    const { from, x, name } = named;
    const isMany = cppTypeOf(from[1]) === "Tensor";
    const line = (own: string) =>
      `${name} += ${own}.transpose() * ${isMany ? `${x[1]}[i]` : x[1]};`;
    return `${zerosInCpp(named)}\n${forEachOf(from[0], x[0], line)}`;
  },
  sum_heads: (named) => {
    const { node, from, x } = named;
    const goal = partOf(named, divided("i", numberOf(node, "times", 1)));
    return `${zerosInCpp(named)}\n${forEachOf(from[0], x[0], (own) => `${goal} += ${own};`)}`;
  },
  scatter_rows: scatterRows,
  cross_entropy: crossEntropy,
  cross_entropy_slope: (named) => {
    const targets = `{${numbersOf(named.node, "targets").join(", ")}}`;
    const first = cppTypeOf(named.node) === "Tensor" ? `i * ${rowsOf(named.node)}` : "0";
    return each(named, `cross_entropy_slope(${at(named, 0)}, ${targets}, ${first})`);
  },
  slope: (named) => each(named, `${at(named, 0)}.unaryExpr(&${slopeName(named)})`),
  larger: two((x, y) => `larger(${x}, ${y})`),
  row_max_slope: (named) => each(named, `row_max_slope(${at(named, 0)})`),
  inverse_root: (named) => {
    const epsilon = single(numberOf(named.node, "epsilon", 0));
    return each(named, `(${at(named, 0)}.array() + ${epsilon}).rsqrt().matrix()`);
  },
};

export const backwardCode: OpsCode = { python, cpp, functions: codeFunctions };
