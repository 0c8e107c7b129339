/** The checks of tests/golden, as its README describes them. */
import { readFileSync, readdirSync } from "node:fs";
import type { GraphNode, RunResult } from "./callers.js";
import { fromTop } from "./paths.js";

export interface Check {
  expect: string;
  node: string;
  at?: number[];
  columns?: [number, number];
  as?: "transposed" | "complement" | "sum" | "abs_sum" | "row_sums" | "shape";
  tolerance?: keyof typeof TOLERANCES;
}

export interface Manifest {
  golden: string;
  runs: { request: object; checks: Check[] }[];
}

export interface PresetChecks {
  golden: string;
  checks: Check[];
}

interface Tensor {
  shape: number[];
  values: number[];
}

const TOLERANCES = {
  exact: { absolute: 0, relative: 0 },
  computed: { absolute: 1e-6, relative: 1e-5 },
  printed: { absolute: 5e-5 + 1e-6, relative: 0 },
  sums: { absolute: 0.05, relative: 0 },
};

export function readGolden(name: string): unknown {
  return JSON.parse(readFileSync(fromTop(`tests/golden/${name}.json`), "utf8"));
}

export function readManifests(): Manifest[] {
  const files = readdirSync(fromTop("tests/golden/requests"), { recursive: true }) as string[];
  return files
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => readGolden(`requests/${file.replace(/\.json$/, "")}`) as Manifest);
}

/** What a JSON pointer names. */
function lookUp(value: unknown, pointer: string): unknown {
  const keys = pointer.split("/").slice(1);
  return keys.reduce((inner, key) => {
    const member = (inner as Record<string, unknown>)[key.replace(/~1/g, "/").replace(/~0/g, "~")];
    if (member === undefined) throw new Error(`the golden has no ${pointer}`);
    return member;
  }, value);
}

/** Puts what the golden holds in the place of every `{"$golden": pointer}`. */
export function withGoldenValues(request: object, golden: unknown): object {
  return JSON.parse(JSON.stringify(request), (_, value: unknown) =>
    typeof value === "object" && value !== null && "$golden" in value
      ? lookUp(golden, String(value.$golden))
      : value,
  ) as object;
}

/** The float32 that a JSON value stands for. */
export function floatOf(value: unknown): number {
  if (value === "inf") return Infinity;
  if (value === "-inf") return -Infinity;
  if (typeof value !== "number" && typeof value !== "boolean") return NaN;
  return Math.fround(Number(value));
}

function fromNested(value: unknown): Tensor {
  const shape: number[] = [];
  for (let level = value; Array.isArray(level); level = level[0]) shape.push(level.length);
  return { shape, values: [value].flat(Infinity).map(floatOf) };
}

function row({ shape, values }: Tensor, index: number): Tensor {
  const size = values.length / (shape[0] ?? NaN);
  return { shape: shape.slice(1), values: values.slice(index * size, (index + 1) * size) };
}

/** The tensor cut into its rows along the last axis. */
function rows({ shape, values }: Tensor): number[][] {
  const width = shape.at(-1) ?? 1;
  return Array.from({ length: values.length / width }, (_, i) =>
    values.slice(i * width, (i + 1) * width),
  );
}

function columns(tensor: Tensor, [from, to]: [number, number]): Tensor {
  const values = rows(tensor).flatMap((cells) => cells.slice(from, to));
  return { shape: [...tensor.shape.slice(0, -1), to - from], values };
}

function transposed(tensor: Tensor): Tensor {
  const [height = 0, width = 0] = tensor.shape;
  const cells = rows(tensor);
  const values = Array.from({ length: width }, (_, j) => cells.map((cell) => cell[j] ?? NaN));
  return { shape: [width, height], values: values.flat() };
}

const sum = (values: number[]) => Math.fround(values.reduce((total, value) => total + value, 0));

function seenAs(tensor: Tensor, form: Check["as"]): Tensor {
  const { shape, values } = tensor;
  switch (form) {
    case "transposed":
      return transposed(tensor);
    case "complement":
      return { shape, values: values.map((value) => 1 - value) };
    case "sum":
      return { shape: [], values: [sum(values)] };
    case "abs_sum":
      return { shape: [], values: [sum(values.map(Math.abs))] };
    case "row_sums":
      return { shape: shape.slice(0, -1), values: rows(tensor).map(sum) };
    default:
      return tensor;
  }
}

function foundBy(check: Check, node: GraphNode): Tensor {
  if (check.as === "shape") return { shape: [node.shape.length], values: node.shape };
  let tensor: Tensor = { shape: [...node.shape], values: (node.values ?? []).map(floatOf) };
  for (const index of check.at ?? []) tensor = row(tensor, index);
  if (check.columns) tensor = columns(tensor, check.columns);
  return seenAs(tensor, check.as);
}

export function isNear(
  found: number,
  wanted: number,
  { absolute, relative }: { absolute: number; relative: number },
): boolean {
  if (Object.is(found, wanted) || found === wanted) return true;
  return Math.abs(found - wanted) <= absolute + relative * Math.abs(wanted) && isFinite(wanted);
}

export function nodeOf(result: RunResult, id: string): GraphNode {
  const node = result.graph.find((candidate) => candidate.id === id);
  if (!node) throw new Error(`there is no node ${id}`);
  return node;
}

/** Throws unless the node that the check names holds what the golden holds. */
export function checkAgainstGolden(check: Check, result: RunResult, golden: unknown): void {
  const wanted = fromNested(lookUp(golden, check.expect));
  const found = foundBy(check, nodeOf(result, check.node));
  while (found.shape.length > wanted.shape.length && found.shape[0] === 1) found.shape.shift();
  if (String(found.shape) !== String(wanted.shape) || found.values.length !== wanted.values.length)
    throw new Error(`${check.node} is (${String(found.shape)}), not (${String(wanted.shape)})`);
  const isPrinted = check.expect.startsWith("/expected_printed");
  const tolerance = TOLERANCES[check.tolerance ?? (isPrinted ? "printed" : "computed")];
  found.values.forEach((value, i) => {
    const other = wanted.values[i] ?? NaN;
    if (!isNear(value, other, tolerance))
      throw new Error(`${check.expect}: element ${i} is ${value}, not ${other}`);
  });
}
