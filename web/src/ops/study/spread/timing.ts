/** When the width grows and when the root is applied. Times are in milliseconds. */
import { endOf, progress } from "../../../draw/motion.js";
import type { Plan, Span, Step } from "../../../types/scene.js";
import { countsOf } from "../counts.js";

const BEFORE = 900;
const WIDTH = 1000;
const FOLD = 3400;
const PAUSE = 1800;
const READ = 2600;

interface Spans {
  readonly growth: Span;
  readonly fold: Span;
}

function spansOf({ node }: Step): Spans {
  const growth = { start: BEFORE, length: (countsOf(node, "widths").length - 1) * WIDTH };
  return { growth, fold: { start: endOf(growth) + PAUSE, length: FOLD } };
}

export function planSpread(step: Step): Plan {
  const { growth, fold } = spansOf(step);
  const widths = countsOf(step.node, "widths").length - 1;
  const stops = Array.from({ length: widths }, (_, at) => growth.start + (at + 1) * WIDTH - 20);
  return {
    duration: endOf(fold) + READ,
    stops: [...stops, endOf(fold) - 20],
    sweep: { start: growth.start, length: endOf(fold) - growth.start },
  };
}

export interface SpreadMoment {
  /** How far the width has grown: a row of the node, with what lies between two rows. */
  readonly row: number;
  /** How far the divided scores are drawn, 0 to 1. */
  readonly folded: number;
  /** The film is over: the picture shows the width that is asked for. */
  readonly done: boolean;
}

export function momentOf(step: Step, time: number): SpreadMoment {
  const { growth, fold } = spansOf(step);
  const last = countsOf(step.node, "widths").length - 1;
  const done = time >= endOf(fold) + READ / 2;
  return {
    row: done ? last : progress(time, growth) * last,
    folded: progress(time, fold),
    done,
  };
}
