/** When each block rises. Times are in milliseconds. */
import { endOf, progress } from "../../../draw/motion.js";
import type { Plan, Step } from "../../../types/scene.js";
import { type Depth, type Order, blocksOf, orders } from "./facts.js";

const before = 1600;
const slowest = 1500;
const whole = 16000;
const read = 2400;
/** With more blocks than this, the film stops at every second, third … of them. */
const mostStops = 12;

const rise = (blocks: number) => ({
  start: before,
  length: Math.min(blocks * slowest, whole),
});

export function planDepth({ node }: Step): Plan {
  const blocks = blocksOf(node);
  const { start, length } = rise(blocks);
  const every = Math.ceil(blocks / mostStops);
  const ends = Array.from(
    { length: blocks },
    (_, block) => start + ((block + 1) * length) / blocks - 1,
  );
  const stops = ends.filter((_, at) => (at + 1) % every === 0 || at + 1 === blocks);
  const sweep = rise(blocks);
  return { duration: endOf(sweep) + read, stops, sweep };
}

export interface Moment {
  /** How many blocks have risen, and how far the next one has. */
  readonly risen: number;
  /** The block whose numbers are shown, from 0 on. */
  readonly block: number;
  /** The stack of which the narration tells; undefined at the beginning and at the end. */
  readonly told: Order | undefined;
  readonly done: boolean;
}

export function momentOf({ blocks, pinned }: Depth, time: number): Moment {
  const span = rise(blocks);
  const share = progress(time, span);
  // The last frame before the end of a block shows it complete.
  const risen = Math.min(blocks, share * blocks + 0.1);
  const done = time >= endOf(span) - 2;
  const started = share > 0;
  const told = orders[Math.min(orders.length - 1, Math.floor(share * orders.length))];
  return {
    risen: started ? (done ? blocks : risen) : 0,
    block: pinned?.block ?? (done ? blocks : started ? Math.floor(risen) : 0),
    told: pinned?.order ?? (started && !done ? told : undefined),
    done,
  };
}
