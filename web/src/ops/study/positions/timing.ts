/** When clocks turn, scores are drawn, words move and bars grow. Times are in milliseconds. */
import { endOf, open, progress, sequence } from "../../../draw/motion.js";
import type { Plan } from "../../../types/scene.js";
import { methods } from "./names.js";

const READ = 2600;
const [pause, turning, turned, drawing, drawn, moving, growing] = sequence([
  600, 4400, 2200, 3600, 2800, 2600, 4200,
]);
const GROW = growing.length / methods.length;

export const planPositions = (): Plan => ({
  duration: endOf(growing) + READ,
  stops: [endOf(turned) - 20, endOf(drawn) - 20, endOf(moving) - 20],
  sweep: { start: pause.length, length: endOf(growing) - pause.length },
});

/** Which panel the film is at. */
export type Part = "waves" | "scores" | "shuffle";

export interface PositionsMoment {
  readonly part: Part;
  /** How far the clocks have turned, 0 to 1 of the position. */
  readonly turned: number;
  /** How much of the curves is drawn. */
  readonly drawn: number;
  /** How far the words have moved to their shuffled places. */
  readonly moved: number;
  /** How far the bars of a method have grown. */
  readonly grown: (method: number) => number;
}

export function momentOf(time: number): PositionsMoment {
  const part = time < drawing.start ? "waves" : time < moving.start ? "scores" : "shuffle";
  return {
    part,
    turned: open(progress(time, turning)),
    drawn: progress(time, drawing),
    moved: open(progress(time, moving)),
    grown: (method) =>
      open(progress(time, { start: growing.start + method * GROW, length: 0.8 * GROW })),
  };
}
