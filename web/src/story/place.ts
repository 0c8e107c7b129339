/** The position of a moment in a timeline, and the corresponding one in another timeline. */
import type { Cell, Experiment, GraphNode, Token } from "../types/graph.js";
import type { Level, Segment, Stage, Timeline } from "../types/timeline.js";
import {
  hasPicture,
  isSentence,
  levelNamed,
  levelWith,
  levelsIn,
  levelsOf,
  pathTo,
} from "./levels.js";
import { FIRST_WORD } from "../ops/tokens/translation/timing.js";
import { REST, buildTimeline } from "./timeline.js";

/** The index of the stage at a time; at the boundary of two, the later one. */
export function stageAt({ stages }: Pick<Timeline, "stages">, time: number): number {
  const index = stages.findIndex(({ end }) => time < end);
  return index < 0 ? Math.max(0, stages.length - 1) : index;
}

/** Where a node is computed: the film that shows it, and its part of that film. */
export interface FilmPlace {
  readonly timeline: Timeline;
  readonly segment: Segment;
}

/**
 * The step that computes a node, or the picture of a level: of the one with this id, or the innermost that
 * ends in this node. Of a translation also its picture, "sentence", and each part of that, "word.3" and
 * "explain". Undefined if there is none.
 */
export function placeOf(experiment: Experiment, id: string): FilmPlace | undefined {
  const root = levelsOf(experiment);
  const sentence = root.parts.map(({ level }) => level).find((level) => level && isSentence(level));
  const words = sentence && placeInSentence(buildTimeline(experiment, sentence), id);
  if (words) return words;
  const step = levelWith(root, id);
  const pictures = levelsIn(root).filter(hasPicture).reverse();
  const named = pictures.filter((level) => level.id === id);
  for (const level of step ? [step] : [...named, ...pictures]) {
    const timeline = buildTimeline(experiment, level);
    const segment = named.includes(level) ? wholeOf(timeline) : segmentOf(timeline, id);
    if (segment) return { timeline, segment };
  }
  return undefined;
}

/** A part of the picture of a translation, or all of it: no node is computed there. */
function placeInSentence(timeline: Timeline, id: string): FilmPlace | undefined {
  const { level, stages } = timeline;
  const parts = id === level.id ? stages : stages.filter((stage) => stage.id === id);
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last && { timeline, segment: { node: id, start: first.start, end: last.end } };
}

/** The picture of a level, from its first part to its last. */
function wholeOf({ stages }: Timeline): Segment | undefined {
  const shown = stages.filter(({ level }) => level).flatMap(({ segments }) => segments);
  const [first, last] = [shown[0], shown.at(-1)];
  return first && last && { node: last.node, start: first.start, end: last.end };
}

/** The level of a new experiment that corresponds to one of an old one: the same, or the nearest above it. */
export function sameLevel(old: Level, root: Level): Level {
  const known = levelNamed(root, old.id);
  if (known) return known;
  return old.parent ? sameLevel(old.parent, root) : root;
}

/** The share of a part that has passed. */
const shareOf = ({ start, end }: Stage, time: number): number =>
  Math.min(1, Math.max(0, (time - start) / (end - start || 1)));

/** At the end of a film nothing moves, but it has not ended. */
const within = ({ stages, duration }: Timeline, time: number): number =>
  Math.min(time, Math.max(duration - REST, stages.at(-1)?.start ?? 0));

/**
 * The moment of a level inside another that corresponds to a moment of the other: as much of it has
 * passed as of the part that summarises it.
 */
export function timeInside(outer: Timeline, time: number, inner: Timeline): number {
  const part = outer.stages.find(({ level }) => level === inner.level);
  return part ? within(inner, shareOf(part, time) * inner.duration) : 0;
}

/** The moment of a level that corresponds to a moment of one inside it, at any depth. */
export function timeOutside(inner: Timeline, time: number, outer: Timeline): number {
  const above = new Set(pathTo(inner.level));
  const part = outer.stages.find(({ level }) => level && above.has(level));
  if (!part) return 0;
  const share = part.level === inner.level ? time / (inner.duration || 1) : 1;
  return Math.min(part.start + share * (part.end - part.start), restOf(part));
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

/** The moment of a film that takes another one's place: the same place, or in the picture of a beginning the same time. */
export function placeAfter(old: Timeline, time: number, next: Timeline): number {
  if (!old.experiment.isBeginning || !isSentence(old.level)) return samePlace(old, time, next);
  return time === openingTime(old) ? openingTime(next) : Math.min(time, FIRST_WORD / 1000);
}

/** The moment of a film that is planned anew: the rest of a stage is the rest again. */
export function sameMoment(old: Timeline, time: number, next: Timeline): number {
  if (old.duration === next.duration) return time;
  const moved = samePlace(old, time, next);
  const [before, after] = [old.stages[stageAt(old, time)], next.stages[stageAt(next, moved)]];
  return before && after && Math.abs(restOf(before) - time) < 1e-6 ? restOf(after) : moved;
}

/** The stage with the same id, otherwise the one of the same kind with the same index among its kind. */
function counterpart(stage: Stage, old: Timeline, next: Timeline): Stage | undefined {
  const exact = next.stages.find(({ id }) => id === stage.id);
  if (exact) return exact;
  const alike = ({ stages }: Timeline) => stages.filter(({ kind }) => kind === stage.kind);
  return alike(next)[alike(old).indexOf(stage)] ?? alike(next).at(-1);
}

/** The tokens that may stand at a place of a token axis of this length, which does not say of which sentence it is. */
const tokensAt = (
  { tokens, context_tokens: context = [] }: Experiment,
  length: number,
  at: number,
): readonly string[] =>
  [...tokens, ...context].flatMap((all) =>
    all.length === length ? [(all[at] as Token).text] : [],
  );

/** Whether words came or went before a place of a sentence. */
function isShifted(old: Experiment, before: number, next: Experiment, now: number, at: number) {
  if (before === now) return false;
  const was = tokensAt(old, before, at);
  const is = tokensAt(next, now, at);
  return was.length > 0 && is.length > 0 && !was.some((text) => is.includes(text));
}

/**
 * The cell of `next` in the row and column, the head and the sentence that `cell` has in `old`: in a
 * longer sentence its flat index is another one. Undefined where there is no such place any more, and
 * where another word has come to it because words came or went before it.
 */
export function cellAfter(cell: Cell, old: Timeline, next: Timeline): Cell | undefined {
  const nodeIn = ({ experiment }: Timeline) => experiment.graph.find(({ id }) => id === cell.node);
  const [{ shape: from, axes = [] } = {}, { shape: to } = {}] = [nodeIn(old), nodeIn(next)];
  if (!from || to?.length !== from.length) return undefined;
  let [rest, index, size] = [cell.index, 0, 1];
  for (let axis = from.length - 1; axis >= 0; axis--) {
    const [before, now] = [from[axis] as number, to[axis] as number];
    const at = rest % before;
    if (at >= now) return undefined;
    const isOfTokens = axes[axis] === "query" || axes[axis] === "key";
    if (isOfTokens && isShifted(old.experiment, before, next.experiment, now, at)) return undefined;
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

/** Whether this is the stage of a film that a place comes to rest in. */
export const restsIn = (
  { timeline, segment }: FilmPlace,
  { level }: Timeline,
  stage: Stage,
): boolean =>
  timeline.level.id === level.id && stage.start < segment.end && segment.end <= stage.end;

/** The part of the timeline in which a node is computed. */
export function segmentOf({ stages }: Timeline, node: string): Segment | undefined {
  const own = stages.flatMap(({ segments }) => segments).filter((one) => one.node === node);
  const [first, last] = [own[0], own.at(-1)];
  return first && last && { node, start: first.start, end: last.end };
}

/** Where a new reader begins: at the first stop, the opening picture. A translation stands there whole. */
export function openingTime({ level, stages }: Timeline): number {
  if (isSentence(level)) return restOf(stages.at(-1) as Stage);
  return stages[0]?.stops[0] ?? 0;
}

/** The film with the opening picture: that of the root, or of a translation inside it. */
export function openingFilm(experiment: Experiment): Timeline {
  const root = levelsOf(experiment);
  const inside = root.parts[0]?.level;
  return buildTimeline(experiment, inside && isSentence(inside) ? inside : root);
}

/** Whether the opening picture is shown. */
export function isOpening({ level, stages }: Timeline, time: number): boolean {
  return isSentence(level) || stages[stageAt({ stages }, time)]?.kind === "tokens";
}
