/**
 * view: every number keeps its place in memory; only the division into lines and pieces changes, first
 * in one line, then in all. transpose: pieces swap places, the first alone, the others together.
 */
import { matrixMark } from "../../scene/placed.js";
import type { Mark, Part } from "../../types/frame.js";
import { inputOf } from "../../scene/step.js";
import type { Drawing, Plan, Scene, Step, View, Scenes } from "../../types/scene.js";
import { mark, number, strong } from "../../draw/marks.js";
import { endOf, land, progress, sequence } from "../../draw/motion.js";
import {
  type Pieces,
  frameMarks,
  numberMark,
  piecesHead,
  placePieces,
  restingMarks,
  sourceIndices,
  swappedSlots,
} from "./pieces.js";
import { still } from "../../scene/still.js";
import { concatenate } from "./concatenate.js";
import { slice } from "./slice.js";
import { shapeWords } from "./words.js";

const [read, one, , others, hold] = sequence([500, 600, 300, 1000, 700]);

/** A transpose that moves the batch axis cannot be shown within one sentence. */
const isDrawn = ({ node }: Step): boolean =>
  node.op !== "transpose" || swappedSlots(node) !== undefined;

const plan = (step: Step): Plan =>
  isDrawn(step)
    ? { duration: endOf(hold), stops: [endOf(read), endOf(one), endOf(others)], sweep: others }
    : still.plan(step);

interface Moved {
  readonly index: number;
  readonly from: number;
  /** The line of the result, or for a transpose the piece that it moves with. */
  readonly group: number;
}

/** Numbers by the line or the piece they move with; the first group that changes its place is shown slowly. */
function movedOf(step: Step, [source, result]: readonly [Pieces, Pieces]): Moved[] {
  const from = sourceIndices(step.node, source.cut, result.cut);
  const { pieces, width } = result.cut;
  const size = step.node.op === "transpose" ? width : pieces * width;
  const { rows, columns } = result.placed;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column): Moved => {
      const index = row * pieces * width + column;
      return { index, from: from(index), group: Math.floor(index / size) };
    }),
  ).flat();
}

const slowGroup = (moved: readonly Moved[]): number =>
  moved.find(({ index, from }) => index !== from)?.group ?? 0;

function narrate(step: Step, view: View, sides: readonly [Pieces, Pieces], time: number): Part[] {
  const say = shapeWords[view.language];
  const [source, result] = sides;
  const { grid, scale } = result.placed;
  if (time < read.length) return say.inMemory(strong(source.placed.title));
  if (step.node.op === "transpose")
    return time < others.start
      ? say.piecesSwap
      : view.digits
        ? say.onlyAxes(source.placed.shape, result.placed.shape)
        : say.axesSwapped;
  const first = number(grid.cell(0, 0), grid.value(0, 0), scale);
  if (time < others.start)
    return result.cut.pieces > 1
      ? say.lineCut(result.cut.pieces, result.cut.width)
      : say.lineJoined(source.cut.pieces, result.cut.width);
  return view.digits
    ? say.sameNumbers(first, source.placed.shape, result.placed.shape)
    : say.onlyShape(first);
}

interface Travelling {
  readonly mark: Mark;
  readonly group: number;
}

/** Each moving piece is drawn on a card. */
function onCards(numbers: readonly Travelling[]): Mark[] {
  return [...new Set(numbers.map(({ group }) => group))].flatMap((wanted) => {
    const marks = numbers.filter(({ group }) => group === wanted).map((one) => one.mark);
    const [x, y] = [Math.min(...marks.map((m) => m.x)), Math.min(...marks.map((m) => m.y))];
    const right = Math.max(...marks.map((m) => m.x + m.width));
    const bottom = Math.max(...marks.map((m) => m.y + m.height));
    const box = { x: x - 4, y: y - 4, width: right - x + 8, height: bottom - y + 8 };
    return [mark("card", `card/${wanted}`, box, { state: "moving", radius: 7 }), ...marks];
  });
}

function draw(step: Step, view: View, time: number): Drawing {
  if (!isDrawn(step)) return still.draw(step, view, time);
  const sides = placePieces(step, [inputOf(step, 0), step.node], view);
  const [source, result] = sides;
  const moved = movedOf(step, sides);
  const slow = slowGroup(moved);
  const groups = Math.max(1, ...moved.map(({ group }) => group));
  const shareOf = (group: number) => {
    if (group === slow) return land(progress(time, one));
    const start = others.start + (others.length * 0.5 * group) / groups;
    return land(progress(time, { start, length: others.length * 0.5 }));
  };
  const done = progress(time, {
    start: others.start + others.length / 2,
    length: others.length / 2,
  });
  const inSource = new Map(moved.map(({ from, group }) => [from, group]));
  const inResult = new Map(moved.map(({ index, group }) => [index, group]));
  const shareAt = (groupsAt: ReadonlyMap<number, number>, index: number) => {
    const group = groupsAt.get(index);
    return group === undefined ? 0 : shareOf(group);
  };
  const travelling = moved
    .map(({ index, from, group }) => ({ index, from, group, share: shareOf(group) }))
    .filter(({ share }) => share > 0 && share < 1)
    .map(({ index, from, group, share }) => ({
      mark: numberMark(sides, index, from, share),
      group,
    }));
  const lines = (pieces: Pieces, opacity: number): Mark[] =>
    pieces.cut.pieces > 1
      ? Array.from({ length: pieces.placed.rows }, (_, line) =>
          frameMarks(pieces, line, opacity),
        ).flat()
      : [];
  const marks = [
    ...piecesHead(source, 1 - done),
    ...piecesHead(result, done),
    matrixMark((done > 0 ? result : source).placed, view.language),
    ...lines(source, 1 - progress(time, one)),
    ...lines(result, done),
    ...restingMarks(source, view, (index) => shareAt(inSource, index) === 0),
    ...restingMarks(result, view, (index) => shareAt(inResult, index) === 1),
    ...(step.node.op === "transpose" ? onCards(travelling) : travelling.map((one) => one.mark)),
  ];
  return { marks, narration: narrate(step, view, sides, time) };
}

export const reshape: Scene = { plan, draw };

export const shapeScenes: Scenes = {
  view: reshape,
  transpose: reshape,
  concatenate,
  slice,
};
