/** What the tests of scenes ask of frames. */
import { frameAt as compactFrameAt } from "../../../web/src/story/frame.js";
import { expanded } from "../../../web/src/draw/hit.js";
import type { Experiment, GraphNode } from "../../../web/src/types/graph.js";
import type { Frame, FrameOptions, Mark } from "../../../web/src/types/frame.js";
import type { Segment, Stage, Timeline } from "../../../web/src/types/timeline.js";
import { filmsOf } from "./films.js";
import { experiments } from "./native.js";

/** A frame in which every cell is a mark, whether it was drawn alone or in a block. */
export function frameAt(timeline: Timeline, time: number, options: FrameOptions): Frame {
  const frame = compactFrameAt(timeline, time, options);
  return { ...frame, marks: expanded(frame.marks) };
}

export const sizes = {
  wide: { width: 1036, height: 480, language: "en" },
  narrow: { width: 732, height: 400, language: "en" },
  phone: { width: 358, height: 460, language: "en" },
} as const satisfies Record<string, FrameOptions>;

export interface Case {
  readonly name: string;
  readonly timeline: Timeline;
  readonly stage: Stage;
  readonly segment: Segment;
  readonly node: GraphNode;
}

export const nodeOf = ({ graph }: Experiment, id: string): GraphNode => {
  const node = graph.find((other) => other.id === id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
};

/** Every scene of every experiment, and every level as it is summarised in the one above. */
export const cases: readonly Case[] = Object.entries(experiments).flatMap(([name, experiment]) =>
  filmsOf(experiment).flatMap((timeline) =>
    timeline.stages.flatMap((stage) =>
      stage.segments.map((segment) => ({
        name: `${name}: ${stage.level ? stage.id : segment.node}`,
        timeline,
        stage,
        segment,
        node: nodeOf(experiment, segment.node),
      })),
    ),
  ),
);

/** Those scenes by experiment. */
export const played: readonly { readonly experiment: string; readonly scenes: readonly Case[] }[] =
  Object.keys(experiments).map((experiment) => ({
    experiment,
    scenes: cases.filter(({ name }) => name.startsWith(`${experiment}:`)),
  }));

/** The segment at `count` moments from its first to its last. */
export function sample({ timeline, segment }: Case, options: FrameOptions, count = 14): Frame[] {
  const last = segment.end - 0.01;
  return Array.from({ length: count }, (_, i) =>
    frameAt(timeline, segment.start + ((last - segment.start) * i) / (count - 1), options),
  );
}

export const lastFrame = ({ timeline, segment }: Case, options: FrameOptions): Frame =>
  frameAt(timeline, segment.end - 0.01, options);

/** The number a text prints, and how far it may be from what it stands for. */
export function printed(text: string): { value: number; within: number } {
  const plain = text.replace("−", "-");
  if (plain.endsWith("∞"))
    return { value: plain.startsWith("-") ? -Infinity : Infinity, within: 0 };
  const value = Number(plain);
  const [digits = "", exponent = "0"] = plain.split("e");
  const decimals = digits.includes(".") ? digits.length - digits.indexOf(".") - 1 : 0;
  return { value, within: 0.5000001 * 10 ** (Number(exponent) - decimals) };
}

export function agrees(text: string, value: number): boolean {
  const shown = printed(text);
  if (Number.isNaN(value)) return text === "NaN";
  if (!Number.isFinite(value)) return shown.value === value;
  return Math.abs(shown.value - value) <= shown.within;
}

/** Cells of a frame that stand where they belong. */
export const cellsOf = (frame: Frame, node: string): Mark[] =>
  frame.marks.filter((mark) => mark.kind === "cell" && mark.cell?.node === node);
