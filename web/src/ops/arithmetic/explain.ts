/** Each cell on its own: sums, factors, masks, dropout and activations. */
import { parametersOf, valueAt } from "../../scene/grid.js";
import type { Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";
import { type Expression, cellOf, constant, operation } from "../../expression/expression.js";
import { count, stretchedIndex } from "../../expression/indices.js";
import { type Rule, over, plus, times } from "../../expression/lines.js";

/** The cell of an input that is stretched to the result's shape. */
function stretched(step: Step, position: number, index: number): Expression {
  const node = inputOf(step, position);
  return cellOf(node, stretchedIndex(node.shape, step.node.shape, index));
}

/** Rows of padding hold no vector, so nothing is added to them. */
function isPadding(step: Step, index: number): boolean {
  const lengths = parametersOf(step.node)["lengths"] as readonly number[] | undefined;
  const [, tokens = 1, width = 1] = step.node.shape;
  const row = Math.floor(index / width);
  return lengths !== undefined && row % tokens >= (lengths[Math.floor(row / tokens)] ?? tokens);
}

export const add: Rule = (step, index) => {
  const [a, b] = [stretched(step, 0, index), stretched(step, 1, index)];
  if (isPadding(step, index)) {
    const decidedBy = [a, b].flatMap((x) => (x.kind === "cell" ? [x.cell] : []));
    return { lines: [plus(constant(0))], reason: "padding", decidedBy };
  }
  const { alpha } = parametersOf(step.node);
  const first = typeof alpha === "number" ? operation("multiply", constant(alpha), a) : a;
  return { lines: [plus(first), plus(b)] };
};

export const multiply: Rule = (step, index) => ({
  lines: [plus(stretched(step, 0, index)), times(stretched(step, 1, index))],
});

export const maximum: Rule = (step, index) => ({
  lines: [plus(operation("max", stretched(step, 0, index), stretched(step, 1, index)))],
});

/** By the root of the head's width where that is what divides, else times the factor. */
export const scale: Rule = (step, index) => {
  const { head_dim: width, factor } = parametersOf(step.node);
  const by =
    typeof width === "number"
      ? over(operation("sqrt", constant(width)))
      : times(constant(typeof factor === "number" ? factor : 1));
  return { lines: [plus(cellOf(inputOf(step, 0), index)), by] };
};

/** A mask (T, S), or one for each sentence, (B, T, S), whatever stands between B and T. */
export const mask: Rule = (step, index) => {
  const [x, allowed] = [inputOf(step, 0), inputOf(step, 1)];
  const area = count(x.shape.slice(-2));
  const perSentence = count(x.shape.slice(1));
  const sentence = allowed.shape.length > 2 ? Math.floor(index / perSentence) : 0;
  const at = sentence * area + (index % area);
  const own = cellOf(x, index);
  const cell = { node: allowed.id, index: at };
  if (valueAt(allowed, at) !== 0)
    return { lines: [plus(own)], reason: "allowed", decidedBy: [cell] };
  const hidden = parametersOf(step.node)["fill"] === "0" ? 0 : -Infinity;
  return {
    lines: [plus(constant(hidden))],
    reason: "hidden",
    decidedBy: [{ node: x.id, index }, cell],
  };
};

/** 0 or 1/(1 − rate) times the cell. */
export const dropout: Rule = (step, index) => {
  const kept = inputOf(step, 1);
  const lines = [plus(cellOf(inputOf(step, 0), index)), times(cellOf(kept, index))];
  return valueAt(kept, index) === 0 ? { lines, reason: "dropped" } : { lines };
};

const half = constant(0.5);
const one = constant(1);

const own = (step: Step, index: number): Expression => cellOf(inputOf(step, 0), index);

export const relu: Rule = (step, index) => ({
  lines: [plus(operation("max", constant(0), own(step, index)))],
});

export const gelu: Rule = (step, index) => {
  const x = own(step, index);
  const inner = operation("erf", operation("divide", x, operation("sqrt", constant(2))));
  return { lines: [plus(x), times(half), times(operation("add", one, inner))] };
};

export const geluTanh: Rule = (step, index) => {
  const x = own(step, index);
  const cubed = operation("multiply", constant(0.044715), operation("power", x, constant(3)));
  const factor = operation("sqrt", operation("divide", constant(2), constant(Math.PI)));
  const inner = operation("tanh", operation("multiply", factor, operation("add", x, cubed)));
  return { lines: [plus(x), times(half), times(operation("add", one, inner))] };
};

export const silu: Rule = (step, index) => {
  const x = own(step, index);
  const by = operation("add", one, operation("exp", operation("negate", x)));
  return { lines: [plus(x), over(by)] };
};

export const tanh: Rule = (step, index) => ({
  lines: [plus(operation("tanh", own(step, index)))],
});

export const exp: Rule = (step, index) => ({
  lines: [plus(operation("exp", own(step, index)))],
});
