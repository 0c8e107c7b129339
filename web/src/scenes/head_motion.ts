/** When a matrix is cut, and where each strip of it is at a time. */
import { type Grid, gridOf } from "./grid.js";
import { type Lanes, mostLanes } from "./lanes.js";
import type { Placed } from "./matrix.js";
import { endOf, land, mix, progress, sequence } from "./motion.js";
import { type Plan, type Span, type Step, type View, inputOf } from "./step.js";

interface Move {
  readonly drop: Span;
  readonly slide: Span;
}

export interface HeadTiming {
  readonly cut: Span;
  readonly part: Span;
  /** Drop and slide of each head; the first of two lanes stays where it is. */
  readonly moves: readonly (Move | undefined)[];
  /** When all is in its place. */
  readonly end: number;
  readonly duration: number;
}

export const headsOf = (step: Step): number => {
  const split = step.node.op === "split_heads" ? step.node : inputOf(step, 0);
  return split.shape[split.shape.length - 3] ?? 1;
};

/** Cut 200, part 240. The second of two heads drops 360 and slides 360; of more, each only drops. */
export function timingOf(step: Step): HeadTiming {
  const count = Math.min(mostLanes, headsOf(step));
  const stacked = count <= 2;
  const moving = stacked ? count - 1 : count;
  const lengths = Array.from({ length: moving }, (_, i) => (i === 0 ? 360 : 240));
  const spans = sequence([
    200,
    240,
    ...lengths.flatMap((length) => [length, stacked ? length : 0]),
    500,
  ]);
  const [cut, part] = spans as [Span, Span];
  const hold = spans[spans.length - 1] as Span;
  const moves = lengths.map((_, i) => ({
    drop: spans[2 + 2 * i] as Span,
    slide: spans[3 + 2 * i] as Span,
  }));
  return {
    cut,
    part,
    moves: stacked ? [undefined, ...moves] : moves,
    end: hold.start,
    duration: endOf(hold),
  };
}

export function planHeads(step: Step): Plan {
  const t = timingOf(step);
  const moved = t.moves.flatMap((move) => (move ? [endOf(move.slide)] : []));
  const ends = [endOf(t.cut), endOf(t.part), ...moved];
  const merging = step.node.op === "merge_heads";
  const stops = merging ? ends.map((stop) => t.end - stop).filter((stop) => stop > 0) : ends;
  return {
    duration: t.duration,
    stops: [...stops].sort((a, b) => a - b),
    sweep: { start: 0, length: t.end },
  };
}

/** The whole and its parts: which of them went in and which came out. */
export interface Sides {
  readonly whole: Grid;
  readonly heads: readonly Grid[];
  readonly splitting: boolean;
}

export function sidesOf(step: Step, view: View): Sides {
  const splitting = step.node.op === "split_heads";
  const input = inputOf(step, 0);
  const [whole, split] = splitting ? [input, step.node] : [step.node, input];
  const count = Math.min(headsOf(step), mostLanes);
  return {
    whole: gridOf(whole, view),
    heads: Array.from({ length: count }, (_, head) => gridOf(split, { batch: view.batch, head })),
    splitting,
  };
}

export interface HeadMoment {
  readonly lanes: Lanes;
  readonly sides: Sides;
  readonly timing: HeadTiming;
  /** Counted as for splitting; merging is that backwards. */
  readonly time: number;
  readonly view: View;
  /** Merged: the whole wears its own cells again. */
  readonly merged: boolean;
}

/** How far left of its parted place a strip stands while the matrix is still in one piece. */
export const joinedBy = ({ lanes, timing, time }: HeadMoment, head: number): number =>
  (1 - land(progress(time, timing.part))) * head * (lanes.apart - 2);

export interface StripState {
  readonly x: number;
  readonly y: number;
  readonly moving: boolean;
  /** On a card, between home and lane. */
  readonly lifted: boolean;
  readonly left: boolean;
  readonly arrived: boolean;
}

export function stripState(moment: HeadMoment, head: number): StripState {
  const { lanes, timing, time } = moment;
  const home = lanes.home[head] as Placed;
  const lane = lanes.inLane[head] as Placed;
  const joined = joinedBy(moment, head);
  const parting = progress(time, timing.part);
  const move = timing.moves[head];
  const dropped = move ? progress(time, move.drop) : parting === 1 ? 1 : 0;
  const slid = move ? progress(time, move.slide) : dropped;
  const lifted = dropped > 0 && slid < 1;
  return {
    x: mix(home.x - joined, lane.x, land(slid)),
    y: mix(home.y, lane.y, land(dropped)),
    moving: lifted || (head > 0 && parting > 0 && parting < 1),
    lifted,
    left: move !== undefined && dropped > 0,
    arrived: slid === 1,
  };
}
