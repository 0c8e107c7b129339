/** When each block of a model lights up: the stream rises to it, its parts appear, and it adds to the stream. */
import { endOf, sequence } from "../../draw/motion.js";
import type { Plan, Span } from "../../types/scene.js";
import type { ModelPart, Stack } from "./structure.js";

export interface BlockTiming {
  readonly rise: Span;
  /** Of each row of the card, in order. */
  readonly rows: readonly Span[];
  readonly join: Span;
  readonly rest: Span;
}

export interface ModelTiming {
  /** By the id of the part. */
  readonly blocks: ReadonlyMap<string, BlockTiming>;
  readonly duration: number;
}

/** The rows of a card: one for each sub-layer of its first block. */
const rowsOf = ({ blocks }: ModelPart): number => blocks[0]?.subLayers.length ?? 0;

export function timingOf(stacks: readonly Stack[]): ModelTiming {
  const blocks = new Map<string, BlockTiming>();
  let at = 0;
  for (const one of stacks.flatMap(({ parts }) => parts)) {
    const [rise] = sequence([700], at);
    const rows = sequence(
      Array.from({ length: rowsOf(one) }, () => 800),
      endOf(rise),
    );
    const [join, rest] = sequence([700, 500], endOf(rows.at(-1) ?? rise));
    blocks.set(one.part.id, { rise, rows, join, rest });
    at = endOf(rest);
  }
  return { blocks, duration: at };
}

/** The time of one block, from the moment the stream rises to it. */
export const spanOf = ({ rise, rest }: BlockTiming): Span => ({
  start: rise.start,
  length: endOf(rest) - rise.start,
});

export function planOf(timing: ModelTiming): Plan {
  const each = [...timing.blocks.values()];
  return {
    duration: timing.duration,
    stops: each.flatMap(({ rows, join }) => [...rows.map(endOf), endOf(join)]),
    sweep: { start: timing.duration, length: 0 },
  };
}
