/** Converts between moments and cells of a timeline and the fields of the public state. */
import { openingTime, stageAt } from "../../story/place.js";
import type { Cell, GraphNode } from "../../types/graph.js";
import type { Stage, Timeline } from "../../types/timeline.js";
import type { PublicState } from "./fields.js";
import { flatIndex, placesOf } from "./places.js";

/** A name for steps with different ids in different graphs. */
type Alias = (stage: Stage, node: GraphNode | undefined) => boolean;

const isOf =
  (...kinds: readonly string[]): Alias =>
  ({ kind }) =>
    kinds.includes(kind);

/** Names that work in every experiment with such a step; they mean the first one. */
const ALIASES: Readonly<Record<string, Alias>> = {
  tokens: isOf("tokens"),
  vectors: isOf("vectors"),
  qkv: isOf("qkv"),
  scores: isOf("scores"),
  mask: (_, node) => node?.op === "mask",
  weights: isOf("weights"),
  context: isOf("context", "context_heads"),
  heads: isOf("heads", "query_heads"),
  block: isOf("block"),
};

/** Moments closer than this, in seconds, are equal. */
const INSTANT = 0.05;

/** The index of the step with this name; undefined if there is none. */
export function stageNamed({ stages, experiment }: Timeline, name: string): number | undefined {
  const alias = ALIASES[name];
  const nodeOf = ({ nodes }: Stage) => experiment.graph.find(({ id }) => id === nodes.at(-1));
  const tests: ((stage: Stage) => boolean)[] = [
    ({ id }) => id === name,
    ({ nodes }) => nodes.includes(name),
    (stage) => alias?.(stage, nodeOf(stage)) ?? false,
  ];
  const found = tests.map((test) => stages.findIndex(test)).find((index) => index >= 0);
  return found;
}

/** The last stop of a step, which shows its result. */
const restOf = ({ stops, end }: Stage): number => stops.at(-1) ?? end;

/**
 * The time that the state names; undefined if it names none, or a step that does not exist. Without a
 * `moment` it is the end of the step, unless it is about to play.
 */
export function timeSaid(timeline: Timeline, state: PublicState): number | undefined {
  const index = indexSaid(timeline, state);
  const stage = timeline.stages[index ?? 0];
  if (!stage || (index === undefined && state.moment === undefined)) return undefined;
  const { start, end } = stage;
  if (state.moment !== undefined)
    return Math.min(start + (state.moment / 100) * (end - start), end - INSTANT / 10);
  return state.autoplay ? start : restOf(stage);
}

/** The step that the state names; without a name, its number is used. */
export function indexSaid(timeline: Timeline, { stage, step }: PublicState): number | undefined {
  if (stage !== undefined) return stageNamed(timeline, stage);
  const index = step === undefined ? -1 : step - 1;
  return index in timeline.stages ? index : undefined;
}

/** How the state names a moment; `begins`: the experiment opens at the opening picture. */
export function momentState(timeline: Timeline, time: number, begins: boolean): PublicState {
  const index = stageAt(timeline, time);
  const stage = timeline.stages[index];
  const opening = begins && Math.abs(time - openingTime(timeline)) < INSTANT;
  if (!stage || opening) return {};
  const { id, start, end } = stage;
  const share = Math.round(((time - start) / (end - start || 1)) * 1000) / 10;
  const named = { stage: id, step: index + 1 };
  return Math.abs(time - restOf(stage)) < INSTANT ? named : { ...named, moment: share };
}

/** The cell that the state names, in the result of the current step unless it names a node. */
export function cellSaid(timeline: Timeline, state: PublicState, index: number): Cell | undefined {
  const { cell, sentence = 1, head = 1 } = state;
  const id = cell?.node ?? timeline.stages[index]?.nodes.at(-1);
  const node = timeline.experiment.graph.find((one) => one.id === id);
  if (!cell || !node) return undefined;
  const given = [...cell.at];
  const outer = { batch: sentence, head } as Readonly<Record<string, number>>;
  const whole = given.length === node.shape.length && given.length > 2;
  const at = whole ? given : node.axes.map((axis) => outer[axis] ?? given.shift());
  const inside =
    (whole || given.length === 0) &&
    at.length === node.shape.length &&
    at.every((one, axis) => one !== undefined && one <= (node.shape[axis] ?? 0));
  return inside ? { node: node.id, index: flatIndex(at as number[], node.shape) } : undefined;
}

/** How the state names a cell in the current step, with its head and sentence. */
export function cellState(timeline: Timeline, { node, index }: Cell, step: number): PublicState {
  const found = timeline.experiment.graph.find(({ id }) => id === node);
  if (!found) return {};
  const places = placesOf(index, found.shape);
  const of = (axis: string) => places[(found.axes as readonly string[]).indexOf(axis)];
  const inner = places.filter((_, i) => !["batch", "head"].includes(found.axes[i] ?? ""));
  const named = timeline.stages[step]?.nodes.at(-1) === node ? {} : { node };
  if (inner.length !== 2) return { cell: { node, at: places } };
  return {
    cell: { ...named, at: inner },
    ...above("head", of("head")),
    ...above("sentence", of("batch")),
  };
}

/** Undefined means the first. */
export const above = (field: "head" | "sentence", count: number | undefined): PublicState =>
  count !== undefined && count > 1 ? { [field]: count } : {};
