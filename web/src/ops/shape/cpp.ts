/** view, transpose, concatenate, slice in C++. */
import { columnsOf, leadOf, loop, matricesOf, rowsOf } from "../../program/cpp_index.js";
import { each } from "../../program/cpp_parts.js";
import {
  allInputs,
  fromFront,
  numberOf,
  numbersOf,
  product,
  type NamedNode,
} from "../../program/named_node.js";

const isTensor = (shape: readonly number[]): boolean => product(shape.slice(0, -2)) > 1;

/** The argument of a function that takes all matrices. */
function asTensor({ from: [node], x: [x] }: NamedNode): string {
  if (isTensor(node.shape)) return x;
  return node.shape.length < 2 ? `{Matrix(${x})}` : `{${x}}`;
}

function fromTensor({ node, name }: NamedNode, value: string): string {
  if (isTensor(node.shape)) return `Tensor ${name} = ${value};`;
  return `${node.shape.length < 2 ? "RowVector" : "Matrix"} ${name} = ${value}[0];`;
}

export function viewed(named: NamedNode): string {
  const { node } = named;
  const size = `${matricesOf(node)}, ${rowsOf(node)}, ${columnsOf(node)}`;
  return fromTensor(named, `view(${asTensor(named)}, ${size})`);
}

export function transposed(named: NamedNode): string {
  const { node, from, x } = named;
  const axes = numbersOf(node, "axes").map((axis) => fromFront(axis, node));
  const [low = 0, high = 0] = [...axes].sort((a, b) => a - b);
  if (low === node.shape.length - 2 && high === low + 1)
    return each(named, `${x[0]}${isTensor(from[0].shape) ? "[i]" : ""}.transpose()`);
  const swapped = `swap_axes(${asTensor(named)}, {${from[0].shape.join(", ")}}, ${low}, ${high})`;
  const size = `${matricesOf(node)}, ${rowsOf(node)}, ${columnsOf(node)}`;
  return fromTensor(named, `view({${swapped}}, ${size})`);
}

export function concatenated(named: NamedNode): string {
  const parts = allInputs(named);
  const { node, name, from } = named;
  const axis = fromFront(numberOf(node, "axis", -1), node);
  const inside = axis >= node.shape.length - 2;
  if (!inside) return joinedMatrices(named, parts, axis);
  if (!isTensor(node.shape)) {
    const declared =
      node.shape.length < 2
        ? `RowVector ${name}(${columnsOf(node)});`
        : `Matrix ${name}(${rowsOf(node)}, ${columnsOf(node)});`;
    return `${declared}\n${name} << ${parts.join(", ")};`;
  }
  const count = matricesOf(node);
  const own = parts.map((part, k) => (isTensor(from[k as 0]?.shape ?? []) ? `${part}[i]` : part));
  const empty = `Matrix(${rowsOf(node)}, ${columnsOf(node)})`;
  return `Tensor ${name}(${count}, ${empty});\n${loop(count)}${name}[i] << ${own.join(", ")};`;
}

function joinedMatrices({ node, name, from }: NamedNode, parts: readonly string[], axis: number) {
  const before = product(node.shape.slice(0, axis));
  const behind = product(node.shape.slice(axis + 1, -2));
  const lines = parts.map((part, k) => {
    const shape = from[k as 0]?.shape ?? [];
    if (!isTensor(shape)) return `${name}.push_back(${part});`;
    const count = (shape[axis] ?? 1) * behind;
    const [start, end] =
      before === 1
        ? [`${part}.begin()`, `${part}.end()`]
        : [`${part}.begin() + i * ${count}`, `${part}.begin() + (i + 1) * ${count}`];
    return `${name}.insert(${name}.end(), ${start}, ${end});`;
  });
  if (!isTensor(node.shape)) return `Matrix ${name} = ${parts[0]};`;
  if (before === 1) return [`Tensor ${name};`, ...lines].join("\n");
  const start = `for (int i = 0; i < ${before}; ++i) {`;
  return [`Tensor ${name};`, start, ...lines.map((line) => `  ${line}`), "}"].join("\n");
}

export function sliced(named: NamedNode): string {
  const { node, from, x } = named;
  const [whole] = from;
  const axis = fromFront(numberOf(node, "axis", -1), node);
  const start = numberOf(node, "start", 0);
  const size = node.shape[axis] ?? 1;
  const many = isTensor(whole.shape);
  if (axis >= node.shape.length - 2) {
    const cut = axis === node.shape.length - 1 ? "middleCols" : "middleRows";
    const one = many && isTensor(node.shape) ? `${x[0]}[i]` : x[0];
    return each(named, `${one}.${cut}(${start}, ${size})`);
  }
  if (!many) return each(named, x[0]);
  const behind = product(leadOf(node).slice(axis + 1));
  const before = product(leadOf(node).slice(0, axis));
  const block = size * behind;
  const own = (whole.shape[axis] ?? 1) * behind;
  const shift = start * behind ? ` + ${start * behind}` : "";
  if (!isTensor(node.shape)) return each(named, `${x[0]}[${start * behind}]`);
  if (before === 1) return each(named, `${x[0]}[i${shift}]`);
  return each(named, `${x[0]}[i / ${block} * ${own} + i % ${block}${shift}]`);
}
