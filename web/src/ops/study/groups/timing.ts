/** When each head looks, and when the differences and the bytes come. Times are in milliseconds. */
import { endOf, open, progress } from "../../../draw/motion.js";
import type { Plan, Span, Step } from "../../../types/scene.js";
import { countOf } from "../counts.js";

const BEFORE = 300;
/** All heads together take no longer than this, and one no longer than that. */
const HEADS = 9000;
const HEAD = 1000;
const DIFFERENCES = 3200;
const BYTES = 2600;
const READ = 2600;

const headsOf = ({ node }: Step): number => countOf(node, "heads") || 1;
const each = (heads: number): number => Math.min(HEAD, HEADS / heads);

interface Spans {
  readonly heads: Span;
  readonly differences: Span;
  readonly bytes: Span;
}

function spansOf(step: Step): Spans {
  const heads = { start: BEFORE, length: headsOf(step) * each(headsOf(step)) };
  const differences = { start: endOf(heads), length: DIFFERENCES };
  return { heads, differences, bytes: { start: endOf(differences), length: BYTES } };
}

export function planGroups(step: Step): Plan {
  const { heads, differences, bytes } = spansOf(step);
  const one = each(headsOf(step));
  const stops = Array.from({ length: headsOf(step) }, (_, h) => heads.start + (h + 1) * one - 20);
  return {
    duration: endOf(bytes) + READ,
    stops: [...stops, endOf(differences) - 20],
    sweep: { start: heads.start, length: endOf(bytes) - heads.start },
  };
}

export interface GroupsMoment {
  /** The head that looks now; none: all have. */
  readonly head: number | undefined;
  /** How much of a head's map, and of the line to its keys, is drawn, 0 to 1. */
  readonly drawn: (head: number) => number;
  readonly differences: number;
  readonly bytes: number;
}

export function momentOf(step: Step, time: number): GroupsMoment {
  const { heads, differences, bytes } = spansOf(step);
  const one = each(headsOf(step));
  const at = Math.max(0, Math.floor((time - heads.start) / one));
  return {
    head: at < headsOf(step) ? at : undefined,
    drawn: (head) => open(progress(time, { start: heads.start + head * one, length: 0.75 * one })),
    differences: progress(time, { ...differences, length: 0.6 * differences.length }),
    bytes: open(progress(time, { ...bytes, length: 0.6 * bytes.length })),
  };
}
