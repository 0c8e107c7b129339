/** When each part of the map appears: leg by leg, the stream, up to the sub-layer, through it, and down. */
import { endOf, sequence } from "../../draw/motion.js";
import type { Plan, Span } from "../../types/scene.js";
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
    300,
    320,
    before ? 360 : 0,
    kind === "feed_forward" ? 700 : 900,
    240,
    after ? 360 : 0,
    400,
    280,
    post ? 480 : 0,
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
  return { legs, output, duration: endOf(output) + 1400 };
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
