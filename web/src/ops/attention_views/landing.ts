/** When each number of a result appears, by the times of the scene that computes it. */
import { endOf, progress } from "../../draw/motion.js";
import { dropSpan, phasesOf } from "../softmax/phases.js";
import { sweepOpacity } from "../../scene/stagecraft.js";
import type { Plan, Span, Step } from "../../types/scene.js";

const normalizing: ReadonlySet<string> = new Set(["softmax", "softmax_naive", "divide_by_sum"]);

/** How far a cell has appeared, 0 to 1. */
export type Landing = (row: number, column: number) => number;

export interface Landed {
  readonly step: Step;
  readonly plan: Plan;
  /** The row that is computed slowly; undefined if all rows appear in the sweep. */
  readonly slow: number | undefined;
  readonly rows: number;
  /** Columns of the slow row that are not masked, in order. */
  readonly seen: readonly number[];
  readonly time: number;
}

export function landingOf({ step, plan, slow, rows, seen, time }: Landed): Landing {
  const { op } = step.node;
  if (op === "dropout") {
    const come = progress(time, { start: endOf(plan.sweep) - 240, length: 240 });
    return () => come;
  }
  const others = (row: number) => sweepOpacity(row, slow ?? -1, rows, plan.sweep, time);
  if (slow === undefined) return others;
  if (!normalizing.has(op)) {
    const come = progress(time, beforeSweep(plan.sweep));
    return (row) => (row === slow ? come : others(row));
  }
  const { drops } = phasesOf(step);
  return (row, column) =>
    row === slow
      ? progress(time, dropSpan(drops, Math.max(0, seen.indexOf(column)), seen.length))
      : others(row);
}

const beforeSweep = ({ start }: Span): Span => {
  const length = Math.min(start, 400);
  return { start: start - length, length };
};
