/** When each temperature is shown. Times are in milliseconds. */
import { endOf, progress } from "../../../draw/motion.js";
import type { Plan, Span, Step } from "../../../types/scene.js";
import { temperaturesOf } from "./data.js";

const BEFORE = 1400;
const EACH = 1000;
const READ = 3200;

const sweepOf = ({ node }: Step): Span => ({
  start: BEFORE,
  length: (temperaturesOf(node).length - 1) * EACH,
});

export function planLookup(step: Step): Plan {
  const sweep = sweepOf(step);
  const stops = temperaturesOf(step.node).slice(1);
  return {
    duration: endOf(sweep) + READ,
    stops: stops.map((_, at) => sweep.start + (at + 1) * EACH - 20),
    sweep,
  };
}

export interface LookupMoment {
  /** A row of the node, with what lies between two rows. */
  readonly row: number;
  /** The film is over: the picture shows the temperature that is asked for. */
  readonly done: boolean;
}

export function momentOf(step: Step, time: number): LookupMoment {
  const sweep = sweepOf(step);
  return {
    row: progress(time, sweep) * (temperaturesOf(step.node).length - 1),
    done: time >= endOf(sweep) + READ / 2,
  };
}
