/** Narration while a product is computed. */
import type { Part } from "../../types/frame.js";
import type { Step, View } from "../../types/scene.js";
import type { Cross } from "./cross.js";
import { format } from "../../draw/format.js";
import { positionOf } from "../../scene/grid.js";
import { number, strong, token } from "../../draw/marks.js";
import { type Operands, type Term, type ProductTiming, sumOf } from "./terms.js";
import { endOf } from "../../draw/motion.js";
import { words } from "../../scene/words.js";
import { productWords } from "./words.js";

type Phase = "meet" | "make" | "row" | "all";

export function phaseAt(t: ProductTiming, time: number): Phase {
  if (time < t.sum.start) return "meet";
  if (time < t.row.start || time >= endOf(t.sweep)) return "make";
  return time < t.sweep.start ? "row" : "all";
}

interface NarratedProduct {
  readonly operands: Operands;
  readonly cross: Cross;
  readonly slow: readonly [number, number];
  readonly terms: readonly Term[];
}

export function narrate(step: Step, view: View, told: NarratedProduct, phase: Phase): Part[] {
  const say = words[view.language];
  const own = productWords[view.language];
  const { operands, cross, slow } = told;
  const { result } = operands;
  const [row, column] = slow;
  const rowName = token(cross.result.rowLabels.texts[row] ?? "");
  if (phase === "row")
    return cross.result.rowLabels.tokens ? own.rowFollows(rowName) : own.rowNumberFollows(rowName);
  if (phase === "all" && result.rows > 1) return say.allRowsAlike;
  const cell = cross.result.grid.cell(row, column);
  const value = cross.result.grid.value(row, column);
  const sum = number(cell, value, cross.result.scale);
  const columnName = token(cross.result.columnLabels.texts[column] ?? "");
  const count = told.terms.filter((term) => term.factors.length === 2).length;
  const made = phase !== "meet";
  const worked = sumOf(told.terms, value);
  if (made && !Object.is(worked, value)) return own.setByHand(rowName, format(worked, 3), sum);
  if (step.node.op === "linear") {
    const weights = strong(operands.right.node.title[view.language]);
    const of = positionOf(result, cell)?.[1] ?? column;
    if (!made) return own.linearMeets(rowName, of + 1, weights, count);
    return own.linearMakes(rowName, count, operands.bias !== undefined, sum);
  }
  if (cross.result.columnLabels.tokens && step.node.op === "matmul_transposed") {
    if (!made) return own.scoreMeets(rowName, columnName, count);
    return own.scoreMakes(rowName, columnName, count, sum);
  }
  if (cross.left.scale === "weight")
    return made ? own.contextMakes(rowName, count, sum) : own.contextMeets(rowName, count);
  return own.productMakes(rowName, columnName, count, sum);
}
