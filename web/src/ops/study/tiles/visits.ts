/** The film of the tiles: one row of tiles is shown slowly, the others pass quickly, then the sum divides. */
import type { GraphNode } from "../../../types/graph.js";
import type { Plan, Span, Step } from "../../../types/scene.js";
import { endOf, progress } from "../../../draw/motion.js";
import { memo } from "../../../draw/memo.js";
import { countOf, countsOf } from "../counts.js";
import { valueAt } from "../../../scene/grid.js";
import { inputOf } from "../../../scene/step.js";

export interface Tiling {
  readonly queries: number;
  readonly keys: number;
  readonly size: number;
  /** Rows and columns of tiles. */
  readonly down: number;
  readonly across: number;
}

export function tilingOf(step: Step): Tiling {
  const [queries = 1, keys = 1] = inputOf(step, 0).shape.slice(-2);
  const size = countOf(step.node, "tile");
  return { queries, keys, size, down: Math.ceil(queries / size), across: Math.ceil(keys / size) };
}

/** One tile in the film. */
export interface Visit extends Span {
  readonly row: number;
  readonly column: number;
  readonly read: boolean;
  readonly slow: boolean;
}

export const phases = ["read", "maximum", "correct", "add"] as const;
export type Phase = (typeof phases)[number];

/** When each phase of a slow tile ends, as a share of its time. */
const phaseEnds = [0.22, 0.45, 0.68, 1];

interface Film {
  readonly visits: readonly Visit[];
  readonly divide: Span;
  readonly compare: Span;
}

const times = { slowest: 2800, slowRow: 20000, skipped: 600, quickest: 300, quick: 5000 };

/** How many tiles of a row are read; where that is equal, how often a maximum grows in them. */
function worthOf(step: Step, read: readonly number[], row: number): number {
  const { queries, size, across } = tilingOf(step);
  const correction = inputOf(step, 6);
  let [tiles, grown] = [0, 0];
  for (let n = 0; n < across; n++) tiles += read[row * across + n] ?? 0;
  for (let query = row * size; query < Math.min(queries, (row + 1) * size); query++)
    for (let n = 1; n < across; n++) {
      const factor = valueAt(correction, query * across + n);
      if (factor > 0 && factor < 1) grown++;
    }
  return tiles + grown / (queries * across + 1);
}

function slowRowOf(step: Step, read: readonly number[], down: number): number {
  const worths = Array.from({ length: down }, (_, row) => worthOf(step, read, row));
  return worths.indexOf(Math.max(...worths));
}

export const filmOf = memo((_: GraphNode, step: Step): Film => {
  const { down, across } = tilingOf(step);
  const read = countsOf(step.node, "read").slice(0, down * across);
  const slowRow = slowRowOf(step, read, down);
  const slow = Math.min(times.slowest, times.slowRow / across);
  const quick = Math.min(times.quickest, times.quick / Math.max(1, (down - 1) * across));
  const visits: Visit[] = [];
  let start = 0;
  for (let at = 0; at < down * across; at++) {
    const [row, isRead] = [Math.floor(at / across), read[at] === 1];
    const isSlow = row === slowRow;
    const length = isSlow ? (isRead ? slow : Math.min(slow, times.skipped)) : quick;
    visits.push({ row, column: at % across, read: isRead, slow: isSlow, start, length });
    start += length;
  }
  const divide = { start, length: 1400 };
  return { visits, divide, compare: { start: endOf(divide), length: 1600 } };
});

export function planOf(step: Step): Plan {
  const { visits, divide, compare } = filmOf(step.node, step);
  const stops = visits.flatMap((visit) => {
    const { start, length, slow, read } = visit;
    if (slow && read && length >= 1200) return phaseEnds.map((share) => start + share * length);
    const lastOfRow = visits.find((next) => next.start > start)?.row !== visit.row;
    return slow || lastOfRow ? [endOf(visit)] : [];
  });
  return {
    duration: endOf(compare),
    stops: [...stops, endOf(divide)],
    sweep: { start: 0, length: divide.start },
  };
}

export interface Moment {
  readonly visit: Visit;
  readonly phase: Phase;
  /** Of the phase. */
  readonly share: number;
  /** How many tiles are behind, this one included once it is added. */
  readonly done: number;
  readonly divided: number;
  readonly compared: number;
}

export function momentAt(step: Step, time: number): Moment {
  const { visits, divide, compare } = filmOf(step.node, step);
  // A stop shows the end of what comes before it.
  const next = visits.findIndex(({ start }) => start >= time - 1e-6);
  const at = next < 0 ? visits.length - 1 : Math.max(0, next - 1);
  const visit = visits[at] as Visit;
  const passed = progress(time, visit);
  const number = visit.slow && visit.read ? phaseEnds.findIndex((end) => passed <= end + 1e-9) : 3;
  const [from, to] = [phaseEnds[number - 1] ?? 0, phaseEnds[number] ?? 1];
  return {
    visit,
    phase: phases[number] ?? "add",
    share: visit.slow ? Math.min(1, (passed - from) / (to - from)) : 1,
    done: at + (passed >= 1 ? 1 : 0),
    divided: progress(time, { start: divide.start, length: 700 }),
    compared: progress(time, { start: compare.start, length: 500 }),
  };
}
