/** The arithmetic of any cell, by the op of its node. */
import type { Cell, Experiment } from "../types/graph.js";
import type { Step } from "../types/scene.js";
import { stepOf } from "../scene/step.js";
import * as cellwise from "./arithmetic/explain.js";
import { principalComponents } from "./components/explain.js";
import { copies } from "./shape/explain.js";
import { cellsOf, keyOf } from "../expression/expression.js";
import type { Arithmetic, Rule } from "../expression/lines.js";
import * as norms from "./norm/explain.js";
import * as positions from "./positions/explain.js";
import * as products from "./product/explain.js";
import * as rows from "./softmax/explain.js";

const rules: Readonly<Record<string, Rule>> = {
  ...copies,
  given: () => ({ lines: [], reason: "given" }),
  parameter: () => ({ lines: [], reason: "parameter" }),
  linear: products.product,
  matmul: products.product,
  matmul_transposed: products.product,
  additive: products.additive,
  bilinear: products.bilinear,
  cosine: products.cosine,
  softmax: rows.softmax,
  softmax_naive: rows.softmaxNaive,
  divide_by_sum: rows.divideBySum,
  row_sum: rows.rowSum,
  row_max: rows.rowMax,
  mean: norms.mean,
  variance: norms.variance,
  root_mean_square: norms.rootMeanSquare,
  layer_norm: norms.standardize,
  batch_norm: norms.standardize,
  rms_norm: norms.rmsNorm,
  add: cellwise.add,
  multiply: cellwise.multiply,
  maximum: cellwise.maximum,
  scale: cellwise.scale,
  mask: cellwise.mask,
  dropout: cellwise.dropout,
  relu: cellwise.relu,
  gelu: cellwise.gelu,
  gelu_tanh: cellwise.geluTanh,
  silu: cellwise.silu,
  tanh: cellwise.tanh,
  exp: cellwise.exp,
  sinusoidal: positions.sinusoidal,
  rotate: positions.rotate,
  principal_components: principalComponents,
};

/** The ops whose arithmetic is known: all that the core has. */
export const explainedOps: ReadonlySet<string> = new Set(Object.keys(rules));

/** A node with its inputs; undefined where the experiment has no such cell. */
export function stepFor(experiment: Experiment, cell: Cell): Step | undefined {
  const node = experiment.graph.find(({ id }) => id === cell.node);
  const exists = node?.values && cell.index >= 0 && cell.index < node.values.length;
  return exists ? stepOf(experiment, node) : undefined;
}

export function arithmeticOf(step: Step, index: number): Arithmetic {
  const rule = rules[step.node.op];
  if (!rule) throw new Error(`the arithmetic of ${step.node.op} is not written down`);
  return rule(step, index);
}

/** Of the cell last asked for: a page asks several times while the pointer rests there. */
const last = new WeakMap<Experiment, { readonly cell: Cell; readonly sources: readonly Cell[] }>();

/** The cells one cell was made from, each once; none for what is given or drawn. */
export function sourcesOf(experiment: Experiment, cell: Cell): readonly Cell[] {
  const known = last.get(experiment);
  if (known && keyOf(known.cell) === keyOf(cell)) return known.sources;
  const step = stepFor(experiment, cell);
  if (!step) return [];
  const { lines, decidedBy = [] } = arithmeticOf(step, cell.index);
  const all = [...cellsOf(...lines.map(({ of }) => of)), ...decidedBy];
  const sources = [...new Map(all.map((source) => [keyOf(source), source])).values()];
  last.set(experiment, { cell, sources });
  return sources;
}
