/**
 * view: every number stays where it is in memory; only where a line is cut changes, first in one
 * line, then in all. transpose: pieces change places, the first alone, the others together.
 */
import type { Mark, Part } from "../player/types.js";
import { positionOf } from "./grid.js";
import { mark, number, strong } from "./marks.js";
import { matrixMark } from "./matrix.js";
import { endOf, land, progress, sequence } from "./motion.js";
import {
  type Pieces,
  frameMarks,
  numberMark,
  piecesHead,
  placePieces,
  sourceIndices,
  swappedSlots,
} from "./pieces.js";
import {
  type Drawing,
  type Plan,
  type Scene,
  type Span,
  type Step,
  type View,
  inputOf,
} from "./step.js";
import { still } from "./still.js";
import { words } from "./words.js";

const [read, one, , others, hold] = sequence([500, 600, 300, 1000, 700]) as [
  Span,
  Span,
  Span,
  Span,
  Span,
];

/** A transpose of sentences cannot be shown in one of them. */
const isDrawn = ({ node }: Step): boolean =>
  node.op !== "transpose" || swappedSlots(node) !== undefined;

const plan = (step: Step): Plan =>
  isDrawn(step)
    ? { duration: endOf(hold), stops: [endOf(read), endOf(one), endOf(others)], sweep: others }
    : still.plan(step);

interface Moved {
  readonly index: number;
  readonly from: number;
  /** The line of the result, or of a transpose the piece that travels with it. */
  readonly group: number;
}

/** Numbers by the line or the piece they move with; the first that really moves is the slow one. */
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
  const say = words[view.language];
  const [source, result] = sides;
  const { grid, scale } = result.placed;
  if (time < read.length) return say.inMemory(strong(source.placed.title));
  if (step.node.op === "transpose")
    return time < others.start
      ? say.piecesSwap
      : say.onlyAxes(source.placed.shape, result.placed.shape);
  const first = number(grid.cell(0, 0), grid.value(0, 0), scale);
  if (time < others.start)
    return result.cut.pieces > 1
      ? say.lineCut(result.cut.pieces, result.cut.width)
      : say.lineJoined(source.cut.pieces, result.cut.width);
  return say.sameNumbers(first, source.placed.shape, result.placed.shape);
}

interface Travelling {
  readonly mark: Mark;
  readonly group: number;
}

/** A piece on its way lies on a card. */
function cardMarks(numbers: readonly Travelling[]): Mark[] {
  return [...new Set(numbers.map(({ group }) => group))].map((wanted) => {
    const marks = numbers.filter(({ group }) => group === wanted).map((one) => one.mark);
    const [x, y] = [Math.min(...marks.map((m) => m.x)), Math.min(...marks.map((m) => m.y))];
    const right = Math.max(...marks.map((m) => m.x + m.width));
    const bottom = Math.max(...marks.map((m) => m.y + m.height));
    const box = { x: x - 4, y: y - 4, width: right - x + 8, height: bottom - y + 8 };
    return mark("card", `card/${wanted}`, box, { state: "moving", radius: 7 });
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
  const pinned = positionOf(result.placed.grid, view.pinned);
  const isPinned = (index: number) =>
    pinned !== undefined && pinned[0] * result.placed.columns + pinned[1] === index;
  const numbers = moved.map(({ index, from, group }) => ({
    mark: numberMark(sides, index, from, shareOf(group), isPinned(index)),
    group,
    travels: shareOf(group) > 0 && shareOf(group) < 1 && index !== from,
  }));
  const lines = (pieces: Pieces, opacity: number): Mark[] =>
    pieces.cut.pieces > 1
      ? Array.from({ length: pieces.placed.rows }, (_, line) =>
          frameMarks(pieces, line, opacity),
        ).flat()
      : [];
  const travelling = numbers.filter(({ travels }) => travels);
  const marks = [
    ...piecesHead(source, 1 - done),
    ...piecesHead(result, done),
    matrixMark((done > 0 ? result : source).placed, view.language),
    ...lines(source, 1 - progress(time, one)),
    ...lines(result, done),
    ...numbers.filter(({ travels }) => !travels).map((one) => one.mark),
    ...(step.node.op === "transpose" ? cardMarks(travelling) : []),
    ...travelling.map((one) => one.mark),
  ];
  return { marks, narration: narrate(step, view, sides, time) };
}

export const reshape: Scene = { plan, draw };
