/** When a matrix is split, and when each strip moves. */
import { endOf, land, progress } from "../../draw/motion.js";
import type { Plan, Span, Step } from "../../types/scene.js";
import { inputOf } from "../../scene/step.js";

interface Move {
  readonly drop: Span;
  readonly slide: Span;
}

export interface HeadTiming {
  readonly cut: Span;
  readonly part: Span;
  /** Drop and slide of each strip; the first moves together with the second, if it moves. */
  readonly moves: readonly Move[];
  /** When everything is in its place. */
  readonly end: number;
  readonly duration: number;
}

const hold = 600;
/** All strips but the first two follow in quick succession, in this time at most. */
const succession = 1200;

const splitOf = (step: Step) => (step.node.op === "split_heads" ? step.node : inputOf(step, 0));

/** How many strips the matrix is cut into. */
export function headsOf(step: Step): number {
  const { shape } = splitOf(step);
  return shape[shape.length - 3] ?? 1;
}

/** Key and value are split like the query before them, so they are shown faster. */
const again = ({ node: { role } }: Step): boolean => role === "key_heads" || role === "value_heads";

/** Cut 200, part 240. The second strip drops 360 and slides 360; the others follow it closely. */
export function timingOf(step: Step): HeadTiming {
  const count = headsOf(step);
  const pace = again(step) ? 0.6 : 1;
  const cut = { start: 0, length: 200 * pace };
  const part = { start: endOf(cut), length: 240 * pace };
  const [from, each] = [endOf(part), 360 * pace];
  const follows = Math.min(240, succession / Math.max(1, count - 2)) * pace;
  const moves = Array.from({ length: count }, (_, head) => {
    const start = head < 2 ? from : from + 2 * each + (head - 2) * follows;
    const length = head < 2 ? each : each * 0.7;
    return { drop: { start, length }, slide: { start: start + length, length } };
  });
  const last = moves[count - 1] as Move;
  const end = Math.max(from, endOf(last.slide));
  return { cut, part, moves, end, duration: end + hold * pace };
}

export function planHeads(step: Step): Plan {
  const t = timingOf(step);
  const second = t.moves[1];
  const ends = [endOf(t.cut), endOf(t.part), ...(second ? [endOf(second.slide)] : []), t.end];
  const merging = step.node.op === "merge_heads";
  const stops = merging ? ends.map((stop) => t.end - stop).filter((stop) => stop > 0) : ends;
  return {
    duration: t.duration,
    stops: [...new Set([...stops, t.end])].sort((a, b) => a - b),
    sweep: { start: 0, length: t.end },
  };
}

export interface StripState {
  /** How far the strips have moved apart, and this one has dropped and slid; eased. */
  readonly parted: number;
  readonly dropped: number;
  readonly slid: number;
  readonly moving: boolean;
  /** It is moving. */
  readonly lifted: boolean;
  readonly left: boolean;
  readonly arrived: boolean;
}

/**
 * Progress as for splitting; merging is the same backwards. A strip whose place is where it was cut
 * off does not move.
 */
export function stripState(
  timing: HeadTiming,
  time: number,
  head: number,
  travels: boolean,
): StripState {
  const parting = progress(time, timing.part);
  const move = timing.moves[head] as Move;
  const dropped = travels ? progress(time, move.drop) : parting;
  const slid = travels ? progress(time, move.slide) : parting;
  const lifted = travels && dropped > 0 && slid < 1;
  return {
    parted: land(parting),
    dropped: land(dropped),
    slid: land(slid),
    moving: lifted || (parting > 0 && parting < 1),
    lifted,
    left: travels && dropped > 0,
    arrived: parting === 1 && slid === 1,
  };
}
