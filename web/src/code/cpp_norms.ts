/** Norms and their statistics in C++: of each row, or of each feature over all rows. */
import type { GraphNode } from "../types/graph.js";
import { columnsOf, leadOf, loop, matching, matricesOf, rowsOf } from "./cpp_index.js";
import { at, each, kindOf, single } from "./cpp_parts.js";
import {
  countedRows,
  hasZero,
  isByFeature,
  numberOf,
  product,
  type Step,
} from "../program/step.js";

/** A statistic repeated to the size of what it describes. */
function repeated(x: GraphNode, statistic: GraphNode, name: string): string {
  const down = rowsOf(x) / rowsOf(statistic);
  return `${name}.replicate(${down}, ${columnsOf(x) / columnsOf(statistic)})`;
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

export const norms: Readonly<Record<string, (step: Step) => string>> = {
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
};
