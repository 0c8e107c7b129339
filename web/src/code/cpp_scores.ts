/** The steps of attention that take more than an expression in C++. */
import type { GraphNode } from "../types/graph.js";
import { columnsOf, divided, leadOf, loop, matching, matricesOf, rowsOf } from "./cpp_index.js";
import { at, each, kindOf, single } from "./cpp_parts.js";
import { numberOf, numbersOf, product, type Step } from "../program/step.js";

export function lookup({ node, name, x: [table], ids }: Step): string {
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
export function withVector(step: Step): string {
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
export function additive(step: Step): string {
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

export function splitHeads(step: Step): string {
  const { node, from, x } = step;
  const heads = numberOf(node, "num_heads", 1);
  const width = columnsOf(node);
  const whole = kindOf(from[0]) === "Tensor" ? `${x[0]}[${divided("i", heads)}]` : x[0];
  const head = kindOf(from[0]) === "Tensor" ? `i % ${heads}` : "i";
  const start = heads === 1 ? "0" : width === 1 ? head : `${head} * ${width}`;
  return each(step, `${whole}.middleCols(${start}, ${width})`);
}

export function mergeHeads({ node, name, from: [parts], x }: Step): string {
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

export function rotated(step: Step): string {
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
