/** split_heads, merge_heads, repeat_heads. */
import { columnsOf, divided, loop, matricesOf, rowsOf } from "../../program/cpp_index.js";
import { each, cppTypeOf } from "../../program/cpp_parts.js";
import { shapeView } from "../../program/python.js";
import type { OpsCode } from "../../program/spelling.js";
import { type NamedNode, numberOf } from "../../program/named_node.js";

function splitHeads(named: NamedNode): string {
  const { node, from, x } = named;
  const heads = numberOf(node, "num_heads", 1);
  const width = columnsOf(node);
  const whole = cppTypeOf(from[0]) === "Tensor" ? `${x[0]}[${divided("i", heads)}]` : x[0];
  const head = cppTypeOf(from[0]) === "Tensor" ? `i % ${heads}` : "i";
  const start = heads === 1 ? "0" : width === 1 ? head : `${head} * ${width}`;
  return each(named, `${whole}.middleCols(${start}, ${width})`);
}

function mergeHeads({ node, name, from: [parts], x }: NamedNode): string {
  const heads = numberOf(node, "num_heads", 1);
  const width = columnsOf(parts);
  const empty = `Matrix(${rowsOf(node)}, ${columnsOf(node)})`;
  const many = cppTypeOf(node) === "Tensor";
  const declared = many
    ? `Tensor ${name}(${matricesOf(node)}, ${empty});`
    : `Matrix ${name}(${rowsOf(node)}, ${columnsOf(node)});`;
  if (cppTypeOf(parts) !== "Tensor") return `Matrix ${name} = ${x[0]};`;
  const whole = many ? `${name}[${divided("i", heads)}]` : name;
  const start = `${many ? `i % ${heads}` : "i"}${width === 1 ? "" : ` * ${width}`}`;
  return `${declared}\n${loop(matricesOf(parts))}${whole}.middleCols(${start}, ${width}) = ${x[0]}[i];`;
}

const python: OpsCode["python"] = {
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
};

const cpp: OpsCode["cpp"] = {
  split_heads: splitHeads,
  merge_heads: mergeHeads,
  repeat_heads: (named) => {
    const times = numberOf(named.node, "times", 1);
    const many = cppTypeOf(named.from[0]) === "Tensor";
    return each(named, many ? `${named.x[0]}[${divided("i", times)}]` : named.x[0]);
  },
};

export const headsCode: OpsCode = { python, cpp };
