/** The lines that compute a node, by its op, in each dialect. */
import type { GraphNode, Language } from "../../types/graph.js";
import type { Functions, OpsCode, Spelling } from "../../program/spelling.js";
import type { NamedNode } from "../../program/named_node.js";
import { backwardCode } from "../backward/code.js";
import { activationCode } from "../activation/code.js";
import { arithmeticCode } from "../arithmetic/code.js";
import { componentsCode } from "../components/code.js";
import { dropoutCode } from "../dropout/code.js";
import { headsCode } from "../heads/code.js";
import { maskCode } from "../mask/code.js";
import { normCode } from "../norm/code.js";
import { positionsCode } from "../positions/code.js";
import { productCode } from "../product/code.js";
import { reduceCode } from "../reduce/code.js";
import { scaleCode } from "../arithmetic/scale/code.js";
import { scoresCode } from "../scores/code.js";
import { shapeCode } from "../shape/code.js";
import { softmaxCode } from "../softmax/code.js";
import { sourceCode } from "../source/code.js";
import { studyCode } from "../study/code.js";

/** Their functions appear in the programs in this order. */
const all: readonly OpsCode[] = [
  softmaxCode,
  normCode,
  activationCode,
  scoresCode,
  positionsCode,
  shapeCode,
  componentsCode,
  arithmeticCode,
  dropoutCode,
  headsCode,
  maskCode,
  productCode,
  reduceCode,
  scaleCode,
  sourceCode,
  backwardCode,
  ...studyCode,
];

const python = Object.assign({}, ...all.map((own) => own.python)) as OpsCode["python"];
const cpp = Object.assign({}, ...all.map((own) => own.cpp)) as OpsCode["cpp"];

/** The ops that can be written as programs, by language; given nodes have no lines. */
export const writtenOps = { python: Object.keys(python), cpp: Object.keys(cpp) };

/** Studies whose lines name their intermediate results. */
const readsSteps: ReadonlySet<string> = new Set(["spread", "soft_lookup"]);

/** The nodes that get lines of their own: intermediate results only where one is set or needed. */
export function writtenNodes(graph: readonly GraphNode[]): readonly GraphNode[] {
  if (graph.some(({ intermediate, overridden }) => intermediate && overridden)) return graph;
  // The last node to read an intermediate result is its operation, whose line does without it.
  const lastReader = new Map(
    graph.flatMap(({ id, inputs }) => inputs.map((input) => [input, id] as const)),
  );
  const needed = new Set<string>();
  for (const { id, op, inputs, intermediate } of graph.toReversed()) {
    if (intermediate && !needed.has(id)) continue;
    for (const input of inputs)
      if (readsSteps.has(op) || lastReader.get(input) !== id) needed.add(input);
  }
  return graph.filter(({ id, intermediate }) => !intermediate || needed.has(id));
}

export function pythonStatement(named: NamedNode, say: Spelling, language: Language): string {
  const { op } = named.node;
  const written = python[op]?.(named, say, language);
  if (written === undefined) throw new Error(`no program can be written for the op ${op}`);
  return typeof written === "string" ? `${named.name} = ${written}` : written.join("\n");
}

export function cppStatement(named: NamedNode, language: Language): string {
  const { op } = named.node;
  const written = cpp[op]?.(named, language);
  if (written === undefined) throw new Error(`no program can be written for the op ${op}`);
  return written;
}

/** The functions that a program may need, by name. */
export const functionsOf = (dialect: "pytorch" | "numpy" | "cpp", language: Language): Functions =>
  Object.assign({}, ...all.map((own) => own.functions?.(language)[dialect])) as Functions;

/** These names are reserved in every program. */
export const functionNames: readonly string[] = (["pytorch", "numpy", "cpp"] as const).flatMap(
  (dialect) => Object.keys(functionsOf(dialect, "en")),
);
