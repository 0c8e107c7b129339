/** The arithmetic of any cell, by the op of its node. */
import type { Cell, Experiment, Language } from "../../types/graph.js";
import type { Step } from "../../types/scene.js";
import { stepOf } from "../../scene/step.js";
import type { Explained } from "../../expression/explained.js";
import { cellsOf, keyOf } from "../../expression/expression.js";
import type { Arithmetic, Rule } from "../../expression/lines.js";
import type { Vectors } from "../../expression/vectors.js";
import { activation } from "../activation/explain.js";
import { arithmetic } from "../arithmetic/explain.js";
import { components } from "../components/explain.js";
import { dropout } from "../dropout/explain.js";
import { gradients } from "../backward/explain.js";
import { heads } from "../heads/explain.js";
import { mask } from "../mask/explain.js";
import { norms } from "../norm/explain.js";
import { positions } from "../positions/explain.js";
import { products } from "../product/explain.js";
import { reduce } from "../reduce/explain.js";
import { scale } from "../arithmetic/scale/explain.js";
import { scores } from "../scores/explain.js";
import { shape } from "../shape/explain.js";
import { shares } from "../softmax/explain.js";
import { source } from "../source/explain.js";
import { studies } from "../study/explain.js";
import { memo } from "../../draw/memo.js";
import { valuesOf } from "../../scene/values.js";

const all: readonly Explained[] = [
  activation,
  arithmetic,
  components,
  dropout,
  gradients,
  heads,
  mask,
  norms,
  positions,
  products,
  reduce,
  scale,
  scores,
  shape,
  shares,
  source,
  ...studies,
];

const byOp: ReadonlyMap<string, Explained> = new Map(
  all.flatMap((own) => Object.keys(own.rules).map((op) => [op, own] as const)),
);

/** The ops that have an explanation: all ops of the core. */
export const explainedOps: ReadonlySet<string> = new Set(byOp.keys());

/** A node with its inputs; undefined if the experiment has no such cell. */
export function stepFor(experiment: Experiment, cell: Cell): Step | undefined {
  const node = experiment.graph.find(({ id }) => id === cell.node);
  const exists = node && cell.index >= 0 && cell.index < (valuesOf(node)?.length ?? 0);
  return exists ? stepOf(experiment, node) : undefined;
}

export function arithmeticOf(step: Step, index: number): Arithmetic {
  const rule: Rule | undefined = byOp.get(step.node.op)?.rules[step.node.op];
  if (!rule) throw new Error(`there is no explanation of the op ${step.node.op}`);
  return rule(step, index);
}

/** The computation in a few words: "÷ √2". */
export const headingOf = (step: Step, language: Language): string | undefined =>
  byOp.get(step.node.op)?.heading?.(step, language);

/** The vectors that a cell of a product or a score is computed from; undefined for other ops. */
export const vectorsOf = (step: Step, index: number): Vectors | undefined =>
  byOp.get(step.node.op)?.vectors?.(step, index);

/** The cells that a cell was computed from, each once; none for given or random values. */
export function sourcesOf(experiment: Experiment, cell: Cell): readonly Cell[] {
  const step = stepFor(experiment, cell);
  return step ? sourcesIn(experiment, step, cell) : [];
}

/** Cached for the last cell, as the page asks several times while the pointer rests on it. */
const sourcesIn = memo(
  (_: Experiment, step: Step, cell: Cell): readonly Cell[] => {
    const { lines, decidedBy = [] } = arithmeticOf(step, cell.index);
    const all = [...cellsOf(...lines.map(({ of }) => of)), ...decidedBy];
    return [...new Map(all.map((source) => [keyOf(source), source])).values()];
  },
  (_, _step, cell) => keyOf(cell),
  1,
);
