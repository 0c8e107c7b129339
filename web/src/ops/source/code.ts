/** lookup, identity: values that are looked up or passed on. */
import { loop, matricesOf, rowsOf } from "../../program/cpp_index.js";
import { cppTypeOf } from "../../program/cpp_parts.js";
import type { OpsCode } from "../../program/spelling.js";
import { type NamedNode, numbersOf } from "../../program/named_node.js";

function nestedIntegers(rows: readonly number[], shape: readonly number[]): string {
  const [size = 1, ...inner] = shape;
  if (inner.length === 0) return `[${rows.join(", ")}]`;
  const each = rows.length / size;
  const parts = Array.from({ length: size }, (_, index) =>
    nestedIntegers(rows.slice(index * each, (index + 1) * each), inner),
  );
  return `[${parts.join(", ")}]`;
}

function lookup({ node, name, x: [table], ids }: NamedNode): string {
  const rows = numbersOf(node, "ids");
  const kind = cppTypeOf(node);
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

const python: OpsCode["python"] = {
  identity: ({ x: [x] }) => x,
  lookup: ({ node, name, x: [table], ids }, say) => {
    const rows = numbersOf(node, "ids");
    const list = nestedIntegers(rows, node.shape.slice(0, -1));
    const real = rows.some((row) => row < 0) ? ` * (${ids} >= 0)[..., None]` : "";
    return [`${ids} = ${say.integers(list)}`, `${name} = ${table}[${ids}]${real}`];
  },
};

const cpp: OpsCode["cpp"] = {
  identity: ({ node, name, x: [x] }) => `${cppTypeOf(node)} ${name} = ${x};`,
  lookup,
};

export const sourceCode: OpsCode = { python, cpp };
