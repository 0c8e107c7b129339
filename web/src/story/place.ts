/** The position of a moment in a timeline, and the corresponding one in another timeline. */
import type { Cell, GraphNode } from "../types/graph.js";
import type { Segment, Stage, Timeline } from "../types/timeline.js";
import { REST } from "./timeline.js";

/** The index of the stage at a time; at the boundary of two, the later one. */
export function stageAt({ stages }: Timeline, time: number): number {
  const index = stages.findIndex(({ end }) => time < end);
  return index < 0 ? Math.max(0, stages.length - 1) : index;
}

/**
 * The moment in `next` that corresponds to `time` in `old`: the same part of the stage of the same name,
 * so that typing changes the numbers but not the step shown.
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

/** The stage with the same id, otherwise the one of the same kind with the same index among its kind. */
function counterpart(stage: Stage, old: Timeline, next: Timeline): Stage | undefined {
  const exact = next.stages.find(({ id }) => id === stage.id);
  if (exact) return exact;
  const alike = ({ stages }: Timeline) => stages.filter(({ kind }) => kind === stage.kind);
  return alike(next)[alike(old).indexOf(stage)] ?? alike(next).at(-1);
}

/**
 * The cell of `next` in the row and column, the head and the sentence that `cell` has in `old`: in a
 * longer sentence its flat index is another one. Undefined where there is no such place any more.
 */
export function cellAfter(cell: Cell, old: Timeline, next: Timeline): Cell | undefined {
  const shapeIn = ({ experiment }: Timeline) =>
    experiment.graph.find(({ id }) => id === cell.node)?.shape;
  const [from, to] = [shapeIn(old), shapeIn(next)];
  if (!from || to?.length !== from.length) return undefined;
  let [rest, index, size] = [cell.index, 0, 1];
  for (let axis = from.length - 1; axis >= 0; axis--) {
    const [before, now] = [from[axis] as number, to[axis] as number];
    const at = rest % before;
    if (at >= now) return undefined;
    rest = Math.floor(rest / before);
    index += at * size;
    size *= now;
  }
  return { node: cell.node, index };
}

/** The nodes a stage shows: its results and their inputs. */
export function shownBy({ experiment }: Timeline, stage: Stage | undefined): GraphNode[] {
  const computed = new Set(stage?.nodes);
  const nodes = experiment.graph.filter(({ id }) => computed.has(id));
  const shown = new Set([...computed, ...nodes.flatMap(({ inputs }) => inputs)]);
  return experiment.graph.filter(({ id }) => shown.has(id));
}

/** The node being computed; undefined during the first stage, tokens. */
export function nodeAt(timeline: Timeline, time: number): GraphNode | undefined {
  const { segments = [] } = timeline.stages[stageAt(timeline, time)] ?? {};
  const segment = segments.find(({ end }) => time < end) ?? segments.at(-1);
  return timeline.experiment.graph.find(({ id }) => id === segment?.node);
}

/** The last stop of a stage, where its result stands. */
export const restOf = ({ stops, end }: Stage): number => stops.at(-1) ?? end;

/** The last stop of a part, where the result of its node stands. */
export const restIn = ({ end }: Segment): number => end - REST;

/** The part of the timeline in which a node is computed. */
export function segmentOf({ stages }: Timeline, node: string): Segment | undefined {
  return stages.flatMap(({ segments }) => segments).find((segment) => segment.node === node);
}

/** Where a new reader begins: at the first stop, the opening picture. */
export function openingTime({ stages }: Timeline): number {
  return stages[0]?.stops[0] ?? 0;
}
