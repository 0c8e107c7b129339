/** Converts between moments and cells of a timeline and the fields of the public state. */
import { isSentence, levelsIn, levelsOf } from "../../story/levels.js";
import { openingTime, restOf, stageAt } from "../../story/place.js";
import { buildTimeline } from "../../story/timeline.js";
import type { Cell, Experiment, GraphNode } from "../../types/graph.js";
import type { Level, LevelPart, Timeline } from "../../types/timeline.js";
import type { PublicState } from "./fields.js";
import { flatIndex, placesOf } from "./places.js";

/** A name for parts with different ids in different graphs. */
type Alias = (part: LevelPart, node: GraphNode | undefined) => boolean;

const isOf =
  (...kinds: readonly string[]): Alias =>
  ({ kind }) =>
    kinds.includes(kind);

/** Names that work in every experiment with such a part; they mean the first one. */
const ALIASES: Readonly<Record<string, Alias>> = {
  tokens: isOf("tokens"),
  vectors: isOf("vectors"),
  qkv: isOf("qkv"),
  scores: isOf("scores"),
  mask: (_, node) => node?.op === "mask",
  weights: isOf("weights"),
  context: isOf("context", "context_heads"),
  heads: isOf("heads", "query_heads"),
};

/** Moments closer than this, in seconds, are equal. */
const INSTANT = 0.05;

/** A part of a level's film; without an index, the picture of the level as a whole. */
export interface NamedPlace {
  readonly timeline: Timeline;
  readonly index: number | undefined;
}

/**
 * What a name means: a step of its own level, otherwise a part that summarises a level, otherwise the
 * picture of a level. Undefined if there is none.
 */
export function placeNamed(experiment: Experiment, levels: readonly Level[], name: string) {
  const alias = ALIASES[name];
  const nodeOf = ({ nodes }: LevelPart) => experiment.graph.find(({ id }) => id === nodes.at(-1));
  const isAlias = (part: LevelPart) => alias?.(part, nodeOf(part)) ?? false;
  const tests: readonly ((part: LevelPart) => boolean)[] = [
    ({ id, level }) => !level && id === name,
    ({ nodes, level }) => !level && nodes.includes(name),
    (part) => !part.level && isAlias(part),
    ({ id }) => id === name,
  ];
  for (const test of tests)
    for (const level of levels) {
      const index = level.parts.findIndex(test);
      if (index >= 0) return { timeline: buildTimeline(experiment, level), index };
    }
  const named = levels.find(({ id }) => id === name) ?? levels.find(({ kind }) => kind === name);
  return named && { timeline: buildTimeline(experiment, named), index: undefined };
}

/** The level that the state names, by its id or its kind; "sentence" is the root. */
export function levelSaid(experiment: Experiment, name: string): Level | undefined {
  const levels = levelsIn(levelsOf(experiment));
  if (name === "sentence") return levels.find(isSentence) ?? levels[0];
  return levels.find(({ id }) => id === name) ?? levels.find(({ kind }) => kind === name);
}

/** The level and part that the state names; undefined if it names none, or one that does not exist. */
export function placeSaid(timeline: Timeline, said: PublicState): NamedPlace | undefined {
  const { experiment } = timeline;
  const { level: name, stage, step } = said;
  const level = name === undefined ? undefined : levelSaid(experiment, name);
  if (name !== undefined && !level) return undefined;
  if (stage !== undefined) {
    // What is shown at present comes first.
    const all = [timeline.level, ...levelsIn(levelsOf(experiment))];
    return placeNamed(experiment, level ? [level] : all, stage);
  }
  const film = level ? buildTimeline(experiment, level) : timeline;
  if (step !== undefined) {
    return step - 1 in film.stages ? { timeline: film, index: step - 1 } : undefined;
  }
  return level && { timeline: film, index: name === "sentence" ? 0 : undefined };
}

/**
 * The time of a place that the state names. Without a `moment` it is its end, unless it is about to play.
 */
export function timeSaid({ timeline, index }: NamedPlace, state: PublicState): number {
  const last = timeline.stages[index ?? timeline.stages.length - 1];
  if (!last) return 0;
  const { end } = last;
  const { start } = index === undefined ? { start: 0 } : last;
  if (state.moment !== undefined)
    return Math.min(start + (state.moment / 100) * (end - start), end - INSTANT / 10);
  return state.autoplay ? start : restOf(last);
}

/** How the state names a moment; `begins`: the experiment opens at the opening picture. */
export function momentState(timeline: Timeline, time: number, begins: boolean): PublicState {
  const index = stageAt(timeline, time);
  const stage = timeline.stages[index];
  const opening =
    begins &&
    (!timeline.level.parent || isSentence(timeline.level)) &&
    Math.abs(time - openingTime(timeline)) < INSTANT;
  if (!stage || opening) return {};
  const { id, start, end } = stage;
  const share = Math.round(((time - start) / (end - start || 1)) * 1000) / 10;
  const { level } = timeline;
  // A step that is summarised here has a level of its own as well.
  const isNamed = level.parent !== undefined || stage.level !== undefined;
  const named = { ...(isNamed && { level: level.id }), stage: id, step: index + 1 };
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
  const own = node.axes.filter((axis) => !(axis in outer));
  const whole = given.length === node.shape.length && (given.length > 2 || own.length !== 2);
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
