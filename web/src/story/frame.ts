/** A moment of a timeline as marks: the same moment is always the same frame. */
import { stageAt as indexAt } from "./place.js";
import { withSpace } from "./space_view.js";
import type { Cell, Experiment } from "../types/graph.js";
import type { Frame, FrameOptions, Mark, SceneView } from "../types/frame.js";
import { stepOf } from "../scene/step.js";
import type { Segment, Stage, Timeline } from "../types/timeline.js";
import type { Drawing, Scene, Step, View } from "../types/scene.js";
import type * as Lenses from "../scene/strip/lens.js";
import { headStrip, stripHeight } from "../scene/strip/heads.js";
import { overviewOf } from "../ops/registries/overviews.js";
import { sceneFor } from "../ops/registries/scenes.js";
import { drawTokens } from "../ops/tokens/scene.js";
import { isTranslation } from "../ops/tokens/translation/reading.js";
import { drawTranslation } from "../ops/tokens/translation/scene.js";
import { storyViews } from "../ops/tokens/next_word/focus.js";
import { isStory } from "../ops/tokens/next_word/reading.js";
import type * as Stories from "../ops/tokens/next_word/scene.js";
import { rangeIn } from "../draw/ranges.js";
import { valuesOf } from "../scene/values.js";
import { isSentence } from "./levels.js";

/** The stage at a time; at the boundary of two, the later one. */
export const stageAt = (timeline: Timeline, time: number): Stage | undefined =>
  timeline.stages[indexAt(timeline, time)];

function segmentAt(stage: Stage, time: number): Segment | undefined {
  return (
    stage.segments.find((segment) => time < segment.end) ??
    stage.segments[stage.segments.length - 1]
  );
}

/** With reduced motion, a moment shows the next stop. */
function settled(stage: Stage, time: number): number {
  return stage.stops.find((stop) => stop >= time) ?? time;
}

/** The views that the scene at this time offers; empty if there is only one. */
export function viewsAt(timeline: Timeline, time: number): readonly SceneView[] {
  const stage = stageAt(timeline, time);
  const segment = stage && segmentAt(stage, time);
  if (!segment) return isStory(timeline.experiment) ? storyViews : [];
  const { step, scene } = sceneOf(timeline, stage, segment);
  return withSpace(step.node, scene.views?.(step) ?? []);
}

interface Shown {
  readonly step: Step;
  readonly scene: Scene;
}

/** The scene of one step, or the picture in which a level inside this one is summarised. */
function sceneOf({ experiment, level }: Timeline, stage: Stage, { node: id }: Segment): Shown {
  if (stage.level) return overviewOf(experiment, level, stage);
  const node = experiment.graph.find((one) => one.id === id);
  if (!node) throw new Error(`the timeline names a node that is not in its graph: ${id}`);
  const step = stepOf(experiment, node);
  return { step, scene: sceneFor(step) };
}

/** The node whose signed values are on the stage, if one is: the step's own, or what it makes shares of. */
function shownAt(timeline: Timeline, stage: Stage, time: number): string | undefined {
  const segment = segmentAt(stage, time);
  if (!segment) return undefined;
  const { id, inputs } = sceneOf(timeline, stage, segment).step.node;
  return [id, ...inputs].find((one) => timeline.ranges?.has(one));
}

/** A reader who pins a cell of a head wants to see that head. */
export const headOf = (experiment: Experiment, pinned: Cell | undefined): number | undefined =>
  pinned && indexOn("head", experiment, pinned);

/** The index of a cell on an axis of its node, if the node has that axis. */
export function indexOn(
  name: "batch" | "head",
  { graph }: Experiment,
  cell: Cell,
): number | undefined {
  const node = graph.find(({ id }) => id === cell.node);
  const axis = node?.axes.indexOf(name) ?? -1;
  if (!node || axis < 0) return undefined;
  const inner = node.shape.slice(axis + 1).reduce((a, b) => a * b, 1);
  return Math.floor(cell.index / inner) % (node.shape[axis] ?? 1);
}

/** Loaded with the first text that a model writes on. */
let stories: typeof Stories | undefined;

/** Rejects if the file cannot be loaded; until it is, such a text has no picture. */
export async function loadStories(): Promise<void> {
  stories = await import("../ops/tokens/next_word/scene.js");
}

/** The sentence, before anything is computed; of a translation, all that came of it. */
function drawOpening(timeline: Timeline, { start }: Stage, time: number, view: View): Drawing {
  const { experiment, level } = timeline;
  if (isStory(experiment)) {
    const moment = isSentence(level) ? time * 1000 : Infinity;
    return stories?.drawStory(experiment, view, moment) ?? { marks: [], narration: [] };
  }
  if (!isTranslation(experiment)) return drawTokens(experiment, view, (time - start) * 1000);
  return drawTranslation(experiment, view, isSentence(level) ? time * 1000 : Infinity);
}

function drawStage(
  timeline: Timeline,
  stage: Stage,
  time: number,
  base: View,
  wanted?: SceneView,
): Drawing {
  const segment = segmentAt(stage, time);
  if (!segment)
    return drawOpening(timeline, stage, time, { ...base, ...(wanted && { view: wanted }) });
  const { step, scene } = sceneOf(timeline, stage, segment);
  if (!valuesOf(step.node)) return { marks: [], narration: [] };
  const local = (time - segment.start) * 1000 + (segment.from ?? 0);
  // A view chosen in another scene is ignored by a scene that does not offer it.
  const known = wanted !== undefined && scene.views?.(step).includes(wanted);
  const view = known ? { ...base, view: wanted } : base;
  const strip = stripHeight(step, view);
  const room = { ...view, height: view.height - strip };
  const drawing = drawWithLens(scene, step, room, local);
  if (strip === 0) return drawing;
  const tiles = headStrip(step, view, strip, scene.plan(step).sweep, local);
  return { ...drawing, marks: [...drawing.marks, ...tiles] };
}

/** The depth *story* has no letters of shapes and no arithmetic. */
const isPlain = ({ kind, figure }: Mark): boolean => kind !== "shape" && !figure;

/** Loaded beside the first numbers, as it is not in the first picture. */
let lenses: typeof Lenses | undefined;

export const hasLens = (): boolean => lenses !== undefined;

/** Rejects if the file cannot be loaded; until it is, scenes have no lens. */
export async function loadLens(): Promise<void> {
  lenses = await import("../scene/strip/lens.js");
}

/** The scene, and where it has no room for digits, the row at work below it. */
function drawWithLens(scene: Scene, step: Step, view: View, time: number): Drawing {
  const [first] = scene.views?.(step) ?? [];
  const plain = view.view === undefined || view.view === first;
  const lens =
    plain && view.digits && scene.lens !== false
      ? lenses?.lensOf(step.node, step, view, scene)
      : undefined;
  if (!lenses || !lens) return scene.draw(step, view, time);
  const drawing = scene.draw(step, { ...view, height: view.height - lens.height }, time);
  return {
    ...drawing,
    marks: [...drawing.marks, ...lenses.lensMarks(lens, step, view, drawing.marks)],
  };
}

export function frameAt(timeline: Timeline, time: number, options: FrameOptions): Frame {
  const view: View = {
    width: Math.max(160, options.width),
    height: Math.max(160, options.height),
    language: options.language,
    batch: options.batch ?? 0,
    head: headOf(timeline.experiment, options.pinned) ?? options.head ?? 0,
    digits: options.digits ?? true,
    ...(options.pinned ? { pinned: options.pinned } : {}),
    ...(options.look ? { look: options.look } : {}),
    ...(options.written === undefined ? {} : { written: options.written }),
    ...(options.otherwise ? { otherwise: options.otherwise } : {}),
  };
  const stage = stageAt(timeline, time);
  const frame = { width: view.width, height: view.height, ranges: timeline.ranges };
  if (!stage) return { ...frame, range: timeline.range, marks: [], narration: [] };
  const moment = options.still === true ? settled(stage, time) : time;
  const range = rangeIn(timeline, shownAt(timeline, stage, moment));
  const { marks, narration, height } = drawStage(timeline, stage, moment, view, options.view);
  return {
    ...frame,
    range,
    ...(height && { height }),
    marks: view.digits ? marks : marks.filter(isPlain),
    narration,
  };
}
