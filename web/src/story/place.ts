/** Where in the story a moment is, and where it is in another graph's story. */
import type { GraphNode } from "../types/graph.js";
import type { Stage, Timeline } from "../types/timeline.js";

/** The position in the list of the stage at a time; where two meet, the later one. */
export function stageAt({ stages }: Timeline, time: number): number {
  const index = stages.findIndex(({ end }) => time < end);
  return index < 0 ? Math.max(0, stages.length - 1) : index;
}

/**
 * The moment in `next` that looks most like `time` in `old`: the same part of the stage of the same
 * name, so that typing changes the numbers and not the place.
 */
export function samePlace(old: Timeline, time: number, next: Timeline): number {
  const index = stageAt(old, time);
  const stage = old.stages[index];
  if (!stage) return 0;
  const match = counterpart(stage, old, next);
  if (!match) return 0;
  const part = (time - stage.start) / (stage.end - stage.start || 1);
  return match.start + part * (match.end - match.start);
}

/** The stage of the same id, else the one of the same kind in the same place among such. */
function counterpart(stage: Stage, old: Timeline, next: Timeline): Stage | undefined {
  const exact = next.stages.find(({ id }) => id === stage.id);
  if (exact) return exact;
  const alike = ({ stages }: Timeline) => stages.filter(({ kind }) => kind === stage.kind);
  return alike(next)[alike(old).indexOf(stage)] ?? alike(next).at(-1);
}

/** The nodes a stage shows: what it computes, and what that is made from. */
export function shownBy({ experiment }: Timeline, stage: Stage | undefined): GraphNode[] {
  const computed = new Set(stage?.nodes);
  const nodes = experiment.graph.filter(({ id }) => computed.has(id));
  const shown = new Set([...computed, ...nodes.flatMap(({ inputs }) => inputs)]);
  return experiment.graph.filter(({ id }) => shown.has(id));
}

/** The node being computed; none while the sentence is cut. */
export function nodeAt(timeline: Timeline, time: number): GraphNode | undefined {
  const { segments = [] } = timeline.stages[stageAt(timeline, time)] ?? {};
  const segment = segments.find(({ end }) => time < end) ?? segments.at(-1);
  return timeline.experiment.graph.find(({ id }) => id === segment?.node);
}

/** Where a new reader begins: at the first stop, which shows what the story is about. */
export function openingTime({ stages }: Timeline): number {
  return stages[0]?.stops[0] ?? 0;
}
