/** When each part of the map appears: leg by leg, the stream, up to the sub-layer, through it, and down. */
import { endOf, sequence } from "../../../draw/motion.js";
import type { Plan, Span } from "../../../types/scene.js";
import type { BlockStructure, SubLayer } from "./structure.js";

export interface LegTiming {
  /** The stream before the sub-layer, and the lines up to it. */
  readonly stream: Span;
  readonly up: Span;
  readonly before: Span;
  readonly inside: Span;
  readonly result: Span;
  readonly after: Span;
  /** Down to the stream, while the unchanged copy moves along it. */
  readonly down: Span;
  readonly joined: Span;
  readonly post: Span;
}

export interface MapTiming {
  readonly legs: readonly LegTiming[];
  readonly output: Span;
  readonly duration: number;
}

const lengthsOf = ({ kind, before, after, post }: SubLayer) =>
  [
    500,
    520,
    before ? 900 : 0,
    kind === "feed_forward" ? 1300 : 1600,
    400,
    after ? 900 : 0,
    700,
    500,
    post ? 1100 : 0,
  ] as const;

export function timingOf({ subLayers }: BlockStructure): MapTiming {
  let start = 0;
  const legs = subLayers.map((one) => {
    const spans = sequence(lengthsOf(one), start);
    const [stream, up, before, inside, result, after, down, joined, post] = spans;
    start = endOf(post);
    return { stream, up, before, inside, result, after, down, joined, post };
  });
  const output = { start, length: 300 };
  return { legs, output, duration: endOf(output) + 1600 };
}

/** The time of each part of a block, by the id of its step or level; together they last as long as the map. */
export function partSpans(structure: BlockStructure): ReadonlyMap<string, Span> {
  const timing = timingOf(structure);
  const starts = structure.subLayers.flatMap((one, i) => {
    const leg = timing.legs[i] as LegTiming;
    const { stream, inside, result, after, down, post } = leg;
    return [
      [one.before?.id, stream],
      [one.id, one.before ? inside : stream],
      [one.dropped?.id, result],
      [one.after?.id, after],
      [one.add?.id, down],
      [one.post?.id, post],
    ] as const;
  });
  const parts = starts.flatMap(([id, { start }]) => (id === undefined ? [] : [{ id, start }]));
  return new Map(
    parts.map(({ id, start }, i) => {
      const end = parts[i + 1]?.start ?? timing.duration;
      return [id, { start, length: end - start }];
    }),
  );
}

export function planOf(structure: BlockStructure): Plan {
  const timing = timingOf(structure);
  const stops = timing.legs.flatMap(({ inside, joined, post }) => [
    endOf(inside),
    endOf(joined),
    endOf(post),
  ]);
  return {
    duration: timing.duration,
    stops: [...new Set([...stops, endOf(timing.output)])],
    sweep: timing.output,
  };
}
