/** The same step of two experiments, at the same time. */
import type { FrameOptions } from "../types/frame.js";
import { stepOf } from "../scene/step.js";
import type { Segment, Stage, Timeline } from "../types/timeline.js";
import type { Plan, Step, View } from "../types/scene.js";
import { sceneFor } from "../ops/registries/scenes.js";
import { headOf, stageAt } from "../story/frame.js";
import { valuesOf } from "../scene/values.js";

export interface SceneMoment {
  readonly step: Step;
  readonly plan: Plan;
  /** Milliseconds from the start of its scene. */
  readonly time: number;
}

export interface Sides {
  readonly stage: Stage;
  /** Undefined during the first stage, tokens. */
  readonly b: SceneMoment | undefined;
  /** Undefined if A has no such step. */
  readonly a: SceneMoment | undefined;
}

const segmentAt = ({ segments }: Stage, time: number): Segment | undefined =>
  segments.find(({ end }) => time < end) ?? segments.at(-1);

function momentOf({ experiment }: Timeline, node: string, share: number): SceneMoment | undefined {
  const found = experiment.graph.find(({ id }) => id === node);
  if (!found || !valuesOf(found)) return undefined;
  const step = stepOf(experiment, found);
  const plan = sceneFor(step).plan(step);
  return { step, plan, time: share * plan.duration };
}

/** The end of the step of a node, where its result stands. */
export const resultOf = (timeline: Timeline, node: string): SceneMoment | undefined =>
  momentOf(timeline, node, 1);

/** Time runs as for B; A shows the same share of the same step. */
export function sidesAt(a: Timeline, b: Timeline, time: number, still: boolean): Sides | undefined {
  const stage = stageAt(b, time);
  if (!stage) return undefined;
  const moment = still ? (stage.stops.find((stop) => stop >= time) ?? time) : time;
  const segment = segmentAt(stage, moment);
  if (!segment) return { stage, a: undefined, b: undefined };
  const share = (moment - segment.start) / (segment.end - segment.start || 1);
  return {
    stage,
    a: momentOf(a, segment.node, share),
    b: momentOf(b, segment.node, share),
  };
}

/** A reader who pins a cell of a head compares that head. */
export const viewOf = (options: FrameOptions, { experiment }: Timeline): View => ({
  width: Math.max(160, options.width),
  height: Math.max(160, options.height),
  language: options.language,
  batch: options.batch ?? 0,
  head: headOf(experiment, options.pinned) ?? options.head ?? 0,
  digits: options.digits ?? true,
  ...(options.pinned ? { pinned: options.pinned } : {}),
  ...(options.view ? { view: options.view } : {}),
});
